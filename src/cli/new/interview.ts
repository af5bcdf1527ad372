import { askLanguages, askText, askWhich, askYes } from './ask.ts';
import { type Hosting, hostings } from './hosting.ts';
import { type Profession, professionNames, starters } from './professions/index.ts';
import type { Owner } from './starter.ts';
import type { Terminal } from './terminal.ts';
import { terminalLanguage } from './terminal-language.ts';

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

const usualProfession = 'general';

/** Returns the choices without prompts. */
export const choicesFor = ({
  hosting = 'github',
  languages = ['en'],
  profession = usualProfession,
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
  const profession = given ?? (full ? usualProfession : await askProfession(terminal));
  const { title, hasCv = true } = starters[profession];
  const owner: Owner = {
    name,
    email: await askText(terminal, 'Your email address (public on your site)', 'email'),
    title: await askText(terminal, `Your job title, such as "${title.en}"`, 'line'),
    location: await askText(terminal, 'Your location, such as "Tunis, Tunisia"', 'line'),
  };
  const siteLanguages = languages ?? (await askLanguages(terminal, terminalLanguage(process.env)));
  terminal.say('');
  const host = hosting ?? (await askWhich(terminal, 'Where will you publish your site?', hostings));
  const makesCopies = await askYes(
    terminal,
    'Create smaller copies of your images, so that pages load faster? This installs sharp (20 MB).',
  );
  const canPrint = hasCv && !full;
  const printsCv =
    canPrint && (await askYes(terminal, 'Publish your CV as a PDF too? This installs Typst (51 MB).', false));
  return { owner, profession, languages: siteLanguages, hosting: host, makesCopies, printsCv };
}

async function askProfession(terminal: Terminal): Promise<SiteChoices['profession']> {
  const names = [...professionNames, usualProfession] as const;
  const labels = Object.fromEntries(names.map((name) => [name, starters[name].label])) as Record<
    (typeof names)[number],
    string
  >;
  terminal.say('');
  const chosen = await askWhich(
    terminal,
    'Choose your profession. It determines the first sections and the look of your site.',
    labels,
    usualProfession,
  );
  terminal.say('');
  return chosen;
}
