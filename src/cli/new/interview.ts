import { askLanguages, askText, askWhich, askYes } from './ask.ts';
import { type Hosting, hostings } from './hosting.ts';
import type { Owner } from './starter.ts';
import type { Terminal } from './terminal.ts';

/** The choices for a new site. */
export interface SiteChoices {
  owner: Owner;
  /** The languages, the main one first. */
  languages: readonly string[];
  hosting: Hosting;
  /** Whether to install sharp, which creates smaller copies of images. */
  makesCopies: boolean;
}

/** Choices from the command line. */
type GivenChoices = { [Name in 'hosting' | 'languages']?: SiteChoices[Name] | undefined };

/** Returns the choices without prompts. */
export const choicesFor = ({ hosting = 'github', languages = ['en'] }: GivenChoices): SiteChoices => ({
  owner: {},
  languages,
  hosting,
  makesCopies: true,
});

/** Prompts for the choices that aren't given. Throws a CancelledError if the user cancels. */
export async function interview(terminal: Terminal, { hosting, languages }: GivenChoices): Promise<SiteChoices> {
  terminal.say(
    'Answer a few questions about your site. Press Enter to skip a question. You can change everything later in site.json.\n',
  );
  const owner: Owner = {
    name: await askText(terminal, 'Your name', 'label'),
    email: await askText(terminal, 'Your email address (public on your site)', 'email'),
    title: await askText(terminal, 'Your job title, such as "Web developer"', 'line'),
    location: await askText(terminal, 'Your location, such as "Tunis, Tunisia"', 'line'),
  };
  const siteLanguages = languages ?? (await askLanguages(terminal));
  terminal.say('');
  const host = hosting ?? (await askWhich(terminal, 'Where will you publish your site?', hostings));
  const makesCopies = await askYes(
    terminal,
    'Create smaller copies of your images, so that pages load faster? This installs sharp (20 MB).',
  );
  return { owner, languages: siteLanguages, hosting: host, makesCopies };
}
