import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cv } from '../../schema/resolved.ts';
import type { Site } from '../../schema/site.ts';
import { registry } from '../../src/blocks/registry.ts';
import { hostIn } from '../../src/core/i18n/host-in.ts';
import { type CvDocument, cvDocument } from '../../src/core/outputs/cv/cv-document.ts';
import type { Run } from '../../src/core/outputs/cv/text-runs.ts';
import { loadLabels } from '../../src/node/load/load-labels.ts';
import { plainText } from '../../src/shared/rich-text.ts';
import { cvPage } from './cv-pages.ts';
import { root } from './root.ts';
import { readSite } from './sites/read-site.ts';
import { compileSite, textHost } from './sites/site.ts';

await loadLabels(['fr', 'ar', 'pl', 'ja']);

export const now = { year: 2026, month: 11, day: 21 };
const host = { labelsOf: textHost.labelsOf, blocks: registry, hasFile: () => true };

/** The CV of a site in each of its languages, as printers get it. Throws if the site has an error. */
export function documentsOf(site: Site): CvDocument[] {
  const { localized, site: resolved, translations, diagnostics } = compileSite(site);
  if (!localized || !resolved) throw new Error(diagnostics.map(({ message }) => message).join());
  const pages = [
    { page: cvPage(localized, host), site: resolved },
    ...(translations ?? []).map((each) => ({
      page: cvPage(each.marked, hostIn({ ...textHost, ...host } as never, localized)),
      site: each.site,
    })),
  ];
  return pages.map(({ page, site }) => {
    const document = page && cvDocument(page, site, now);
    if (!document) throw new Error('the site has no CV');
    return document;
  });
}

/** A CV and the look in which it is printed. */
export interface SampleCv {
  name: string;
  look: 'door' | 'letterhead';
  cv: CvDocument;
}

/** CVs in five languages and both designs. The Japanese one is the last, because its font is a large package. */
export function sampleCvs(): SampleCv[] {
  const sample = (name: string): Site => JSON.parse(readFileSync(join(root, 'samples', name, 'site.json'), 'utf8'));
  const [english, french, arabic] = documentsOf(sample('three-languages')) as [CvDocument, CvDocument, CvDocument];
  const only = (site: Site) => documentsOf(site)[0] as CvDocument;
  const polish = only(readSite('polish') as Site);
  return [
    { name: 'a developer, English', look: 'door', cv: english },
    { name: 'a developer, French', look: 'door', cv: french },
    { name: 'a developer, Arabic', look: 'door', cv: arabic },
    { name: 'a lawyer, English', look: 'letterhead', cv: only(sample('looks/letterhead')) },
    { name: 'a developer, Arabic', look: 'letterhead', cv: arabic },
    { name: 'an accountant, Polish', look: 'door', cv: polish },
    { name: 'an accountant, Polish', look: 'letterhead', cv: polish },
    { name: 'a nurse, Japanese', look: 'door', cv: only(readSite('japanese') as Site) },
  ];
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

/** Every value of a printed CV, in order. */
export const valuesOf = ({ name, pronouns, headline, contacts, details = [], sections }: CvDocument): string[] =>
  [
    ...[name, pronouns, headline, ...contacts, ...details.flatMap(partsOf)],
    ...sections.flatMap(({ entries, ...section }) => valuesOfSection({ ...section, items: entries })),
  ].flatMap((runs) => (runs ? [runs.map(({ text }: Run) => text).join('')] : []));

/** Every text of a CV on a page, in order, without times and without formatting. */
export const textsOfCv = ({ name, title, pronouns, contacts, details = [], sections }: Cv): string[] =>
  [
    ...[name, pronouns, title, ...contacts.map(({ text }) => text), ...details.flatMap(partsOf)],
    ...sections.flatMap(({ items = [], ...section }) =>
      valuesOfSection({
        ...section,
        items: items.map(({ links = [], details = [], ...item }) => ({
          ...item,
          // Details without a label come first.
          details: details.toSorted((one, other) => Number('label' in one) - Number('label' in other)),
          links: links.map(({ label }) => label),
        })),
      }),
    ),
  ].flatMap((text) => (text === undefined ? [] : [plainText(text)]));

interface Section<Text> {
  heading: Text;
  texts?: Text[];
  items?: {
    title?: Text;
    when?: Text;
    about?: Text[];
    texts?: Text[];
    details?: { label?: Text; text: Text }[];
    points?: Text[];
    words?: Text[];
    links?: Text[];
  }[];
  words?: Text[];
}

const valuesOfSection = <Text>({ heading, texts = [], items = [], words = [] }: Section<Text>) => [
  heading,
  ...texts,
  ...items.flatMap(({ title, when, about = [], texts = [], details = [], points = [], words = [], links = [] }) => [
    ...[title, when, ...about, ...texts, ...details.flatMap(partsOf)],
    ...[...points, ...words, ...links],
  ]),
  ...words,
];

const partsOf = <Text>({ label, text }: { label?: Text; text: Text }) => [label, text];

/**
 * The values that a text doesn't contain in order. Ignores spaces, separators, compatibility forms and Arabic vowel signs, because
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
  text.normalize('NFKC').replace(/[\s·\u064b-\u0652\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
