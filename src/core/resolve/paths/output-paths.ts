import type { RichText } from '../../../../schema/rich-text.ts';
import type { RichPage, RichSite } from '../../../../schema/site.ts';
import type { Change } from '../../diagnostics/change.ts';
import type { FilledSite } from '../resolved-site.ts';
import { cvPath, variantsOf } from './cv-path.ts';

type Settings = NonNullable<RichSite['outputs']>;

/** The part of a site that its files besides the pages follow from. */
interface OutputSite {
  outputs?: RichSite['outputs'];
  pages: readonly Pick<RichPage, 'path' | 'hidden' | 'date'>[];
}

/** A kind of files that a site has in each of its languages besides its pages, and that links can lead to. */
interface Output {
  /** The setting in "outputs" that turns it on. */
  setting: keyof Settings;
  /** The format that a list in the setting must contain. */
  format?: CvFormat;
  /** The paths of its files, below the prefix of a language. */
  paths(site: OutputSite): readonly string[];
  /** Whether a site that turns it on has what its files contain. */
  isMade?(site: OutputSite): boolean;
  /** The media type, if servers don't know it from the extension. */
  type?: string;
  /** How browsers save it: under the name of the owner, shown or as a download. */
  disposition?: 'inline' | 'attachment';
  /** Whether search engines must not list it. */
  isPrivate?: true;
}

/** The formats of the CV besides the page. */
type CvFormat = 'pdf' | 'docx' | 'txt';

const cvFile = (format: CvFormat) =>
  ({
    setting: 'cv',
    format,
    paths: (site: OutputSite) =>
      [cvPath, ...variantsOf(site).map(({ path }) => path)].map((path) => `${path}.${format}`),
    isPrivate: true,
  }) as const satisfies Output;

/** The media type of files for Word. */
export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The path of the contact card. */
export const contactPath = '/contact.vcf';

/** The path of the list of pages for language models. */
export const pageListPath = '/llms.txt';

/*
 * All kinds of files. Links, files in public/ and the headers of hosts follow from this table. src/node/outputs/make-outputs.ts
 * makes the files.
 */
const outputs = {
  resume: { setting: 'resume', paths: () => [resumePath] },
  feed: {
    setting: 'feed',
    paths: () => Object.values(feedPaths),
    isMade: ({ pages }) => pages.some(({ date, hidden }) => date !== undefined && !hidden),
  },
  pdf: { ...cvFile('pdf'), disposition: 'inline' },
  docx: {
    ...cvFile('docx'),
    type: docxType,
    disposition: 'attachment',
  },
  txt: { ...cvFile('txt'), type: 'text/plain;charset=utf-8', disposition: 'inline' },
  contact: {
    setting: 'contact',
    paths: () => [contactPath],
    type: 'text/vcard;charset=utf-8',
    // Phones offer to save a card that is shown, but only store one that is downloaded.
    disposition: 'inline',
    isPrivate: true,
  },
  pageList: { setting: 'markdown', paths: () => [pageListPath], type: 'text/plain;charset=utf-8', isPrivate: true },
  markdown: {
    setting: 'markdown',
    paths: ({ pages }) => pages.flatMap(({ path, hidden }) => (hidden ? [] : [markdownPath(path)])),
    type: 'text/markdown;charset=utf-8',
    isPrivate: true,
  },
} as const satisfies Record<string, Output>;

export type OutputName = keyof typeof outputs;

/** The path of a page as Markdown. */
export const markdownPath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);

/** The names of all kinds of files. */
// Object.keys forgets the names.
export const outputNames = Object.keys(outputs) as OutputName[];

/** A kind of files by its name. */
export const outputOf = (name: OutputName): Output => outputs[name];

/** Whether a site has files of a kind. */
export const isOn = (name: OutputName, site: OutputSite): boolean =>
  isTurnedOn(name, site) && (outputOf(name).isMade?.(site) ?? true);

/** Whether the settings of a site turn on a kind of files, even if it has nothing for them to contain. */
export function isTurnedOn(name: OutputName, { outputs: settings = {} }: Pick<OutputSite, 'outputs'>): boolean {
  const { setting, format } = outputOf(name);
  const value = settings[setting];
  return format === undefined ? Boolean(value) : Array.isArray(value) && value.includes(format);
}

/** The paths of the CV and its variants in the formats that a site has besides the pages. */
export const cvFilesOf = (site: OutputSite): string[] =>
  outputNames
    .filter((name) => outputOf(name).setting === 'cv' && isOn(name, site))
    .flatMap((name) => outputOf(name).paths(site));

/** The kind of the file at a path, whether or not the site has it; undefined for other paths. */
export const outputAt = (path: string, site: OutputSite): OutputName | undefined =>
  /\.(?:json|xml|pdf|docx|txt|vcf|md)$/.test(path)
    ? outputNames.find((name) => outputOf(name).paths(site).includes(path))
    : undefined;

/** The change to the site file that turns on a kind of files, and its text. */
export function turnOn(
  name: OutputName,
  { outputs: settings }: Pick<OutputSite, 'outputs'>,
): { text: string; change: Change } {
  const { setting, format } = outputOf(name);
  const before = settings?.[setting];
  const value = format === undefined ? true : [...(Array.isArray(before) ? before : []), format];
  const text = `set "outputs": { "${setting}": ${JSON.stringify(value).replaceAll(',', ', ')} }`;
  return {
    text,
    change: settings
      ? { kind: 'set', at: ['outputs', setting], value }
      : { kind: 'set', at: ['outputs'], value: { [setting]: value } },
  };
}

/** The path of the JSON Resume file. */
export const resumePath = '/resume.json';

/** The paths of the feeds of a site. */
export const feedPaths = { atom: '/feed.xml', json: '/feed.json' } as const;

/** Returns the title of a site's feeds. */
export function feedTitle({ outputs = {}, owner }: Pick<FilledSite, 'outputs' | 'owner'>): RichText {
  const { feed } = outputs;
  return (typeof feed === 'object' ? feed.title : undefined) ?? owner.name;
}
