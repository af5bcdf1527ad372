import { askLanguages, askText, askWhich, askYes } from './ask.ts';
import { type Hosting, hostings, type Profession, professions } from './choices.ts';
import { terminalLanguage } from './languages.ts';
import type { Owner } from './starter.ts';
import { starters } from './starters/starters.ts';
import type { Terminal } from './terminal.ts';

/** The choices for a new site. */
export interface SiteChoices {
  owner: Owner;
  /** The name of the starter to write. */
  profession: Profession | 'general';
  /** The languages, the main one first. */
  languages: readonly string[];
  hosting: Hosting;
  /** Whether to install sharp, which creates smaller copies of images. */
  makesCopies: boolean;
  /** Whether to publish the CV as PDF too, which installs the engine and the fonts for it. */
  printsCv: boolean;
}

/** Choices from the command line. `full` asks for the complete sample, which is for every profession. */
export type GivenChoices = { [Name in 'hosting' | 'languages' | 'profession']?: SiteChoices[Name] | undefined } & {
  full?: boolean;
};

/** Returns the choices without prompts. */
export const choicesFor = ({
  hosting = 'github',
  languages = ['en'],
  profession = 'general',
}: GivenChoices): SiteChoices => ({
  owner: {},
  profession,
  languages,
  hosting,
  makesCopies: true,
  printsCv: false,
});

/** Prompts for the choices that aren't given. Throws a CancelledError if the user cancels. */
export async function interview(
  terminal: Terminal,
  { hosting, languages, profession: given, full = false }: GivenChoices,
): Promise<SiteChoices> {
  terminal.say(
    'Answer a few questions about your site. Press Enter to skip a question. You can change everything later in site.json.\n',
  );
  const name = await askText(terminal, 'Your name', 'label');
  const profession = given ?? (full ? 'general' : await askProfession(terminal));
  const { owner: placeholders, outputs } = starters[profession];
  const owner: Owner = {
    name,
    email: await askText(terminal, 'Your email address (public on your site)', 'email'),
    title: await askText(terminal, `Your job title, such as "${inEnglish(placeholders.title)}"`, 'line'),
    location: await askText(terminal, 'Your location, such as "Tunis, Tunisia"', 'line'),
  };
  const siteLanguages = languages ?? (await askLanguages(terminal, terminalLanguage(process.env)));
  terminal.say('');
  const host = hosting ?? (await askWhich(terminal, 'Where will you publish your site?', hostings));
  const makesCopies = await askYes(
    terminal,
    'Create smaller copies of your images, so that pages load faster? This installs sharp (20 MB).',
  );
  const printsCv =
    outputs?.cv !== false &&
    !full &&
    (await askYes(terminal, 'Publish your CV as a PDF too? This installs Typst (51 MB).', false));
  return { owner, profession, languages: siteLanguages, hosting: host, makesCopies, printsCv };
}

const inEnglish = (text: unknown) => (text as { en: string }).en;

async function askProfession(terminal: Terminal): Promise<SiteChoices['profession']> {
  terminal.say('');
  const chosen = await askWhich(
    terminal,
    'Choose your profession. It determines the first sections and the look of your site.',
    { ...professions, general: 'Something else' },
    'general',
  );
  terminal.say('');
  return chosen;
}
