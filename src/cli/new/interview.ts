import { askLanguages, askText, askWhich, askYes } from './ask.ts';
import { type Hosting, hostings } from './hosting.ts';
import type { Owner } from './starter.ts';
import type { Terminal } from './terminal.ts';

/** What a new site is made from. */
export interface SiteChoices {
  owner: Owner;
  /** Its languages, the first of which is the base. */
  languages: readonly string[];
  hosting: Hosting;
  /** Whether pictures get smaller copies, for which sharp is installed. */
  makesCopies: boolean;
}

/** What has been said on the command line. */
type Said = { [Name in 'hosting' | 'languages']?: SiteChoices[Name] | undefined };

/** What stands where nobody is asked. */
export const choicesFor = ({ hosting = 'github', languages = ['en'] }: Said): SiteChoices => ({
  owner: {},
  languages,
  hosting,
  makesCopies: true,
});

/**
 * Asks for what a new site is made from, as far as it has not been said. Throws a CancelledError when somebody has
 * had enough.
 */
export async function interview(terminal: Terminal, { hosting, languages }: Said): Promise<SiteChoices> {
  terminal.say(
    'Answer a few questions about your site. Press Enter to skip a question. You can change everything later in site.json.\n',
  );
  const owner: Owner = {
    name: await askText(terminal, 'Your name', 'label'),
    email: await askText(terminal, 'Your email address (public on your site)', 'email'),
    title: await askText(terminal, 'Your job title, such as "Web developer"', 'line'),
    location: await askText(terminal, 'Your location, such as "Tunis, Tunisia"', 'line'),
  };
  const spoken = languages ?? (await askLanguages(terminal));
  terminal.say('');
  const wished = hosting ?? (await askWhich(terminal, 'Where will you publish your site?', hostings));
  const makesCopies = await askYes(
    terminal,
    'Create smaller copies of your images, so that pages load faster? This installs sharp (20 MB).',
  );
  return { owner, languages: spoken, hosting: wished, makesCopies };
}
