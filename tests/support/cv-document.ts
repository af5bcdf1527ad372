import type { Site } from '../../schema/site.ts';
import { registry } from '../../src/blocks/registry.ts';
import { hostIn } from '../../src/core/i18n/host-in.ts';
import { type CvDocument, cvDocument, type PrintedEntry } from '../../src/core/outputs/cv/cv-document.ts';
import { cvPage } from '../../src/core/outputs/cv/cv-page.ts';
import type { Run } from '../../src/core/outputs/cv/text-runs.ts';
import { compileSite, textHost } from './sites/site.ts';

export const now = { year: 2026, month: 11, day: 21 };
const host = { labelsOf: textHost.labelsOf, blocks: registry, hasFile: () => true };

/** The CV of a site in each of its languages, as printers get it. Throws if the site has an error. */
export function documentsOf(site: Site): CvDocument[] {
  const { written, site: resolved, translations, diagnostics } = compileSite(site);
  if (!written || !resolved) throw new Error(diagnostics.map(({ message }) => message).join());
  const pages = [
    { page: cvPage(written, host), site: resolved },
    ...(translations ?? []).map((each) => ({
      page: cvPage(each.marked, hostIn({ ...textHost, ...host } as never, written)),
      site: each.site,
    })),
  ];
  return pages.map(({ page, site }) => {
    const document = page && cvDocument(page, site, now);
    if (!document) throw new Error('the site has no CV');
    return document;
  });
}

/** The same texts in the document of every kind of block. */
export const documentWith = (parts: Partial<CvDocument>): CvDocument => ({
  language: 'en',
  direction: 'ltr',
  title: 'CV of Amina',
  author: 'Amina',
  name: [{ text: 'Amina' }],
  contacts: [],
  sections: [],
  ...parts,
});

/** Every value of a document, in order. */
export const valuesOf = ({ name, pronouns, headline, contacts, details = [], sections }: CvDocument): string[] =>
  [
    name,
    pronouns,
    headline,
    ...contacts,
    ...details.flatMap(({ label, text }) => [label, text]),
    ...sections.flatMap(({ heading, texts = [], entries = [], words = [] }) => [
      heading,
      ...texts,
      ...entries.flatMap(valuesOfEntry),
      ...words,
    ]),
  ]
    .filter((runs) => runs !== undefined)
    .map(plain);

const valuesOfEntry = ({
  title,
  when,
  about = [],
  texts = [],
  details = [],
  points = [],
  words = [],
  links = [],
}: PrintedEntry) => [
  title,
  when,
  ...about,
  ...texts,
  ...details.flatMap(({ label, text }) => [label, text]),
  ...points,
  ...words,
  ...links,
];

const plain = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');

/**
 * The values that a text doesn't contain in order. Ignores spaces, compatibility forms and Arabic vowel signs, because
 * programs read a vowel sign at the end of a word before the word.
 */
export function notInOrder(values: readonly string[], text: string): string[] {
  const read = squeezed(text);
  let at = 0;
  return values.filter((value) => {
    const place = read.indexOf(squeezed(value), at);
    if (place >= 0) at = place + squeezed(value).length;
    return place < 0;
  });
}

const squeezed = (text: string) =>
  text.normalize('NFKC').replace(/[\s\u064b-\u0652\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
