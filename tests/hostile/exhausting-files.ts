import type { Code } from '../../src/core/diagnostics/diagnostic.ts';
import { exampleOf, siteWith, smallSite } from '../support/sites/site.ts';

/** A file designed to exhaust the machine, and the codes that must be reported for it. */
export interface ExhaustingFile {
  name: string;
  text(): string;
  codes: Code[];
}

const many = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join(',');
const written = (site: object) => JSON.stringify(site);
const longName = (name: string) => ({ ...smallSite(), owner: { name } });

const pageAt = (index: number) => ({
  path: `/a-page-${index}-y`,
  title: 'x',
  blocks: [{ type: 'hero', headline: 'x' }],
});
const withPages = (site: ReturnType<typeof smallSite>, pages: object[]) => ({
  ...site,
  pages: [...site.pages, ...pages],
});

/** All are smaller than --max-size, so that none is rejected for its size alone. */
export const exhaustingFiles: ExhaustingFile[] = [
  { name: '10,000 settings', text: () => `{${many(10_000, (index) => `"k${index}":1`)}}`, codes: ['OF020'] },
  { name: 'the same name 100,000 times', text: () => `{${many(100_000, () => '"a":1')}}`, codes: ['OF003'] },
  {
    name: '50,000 names, each of them twice',
    text: () => `{${many(100_000, (index) => `"k${index >> 1}":1`)}}`,
    codes: ['OF003', 'OF020'],
  },
  {
    name: '50,000 names that cannot be shown',
    text: () => `{${many(50_000, (index) => `"\\u0000${index}":1`)}}`,
    codes: ['OF020'],
  },
  { name: 'a list of 90,000 numbers', text: () => `[${'1,'.repeat(89_999)}1]`, codes: ['OF103'] },
  { name: 'a list of 1,000,000 numbers', text: () => `[${'1,'.repeat(999_999)}1]`, codes: ['OF021'] },
  { name: '1,000,000 empty objects', text: () => `[${'{},'.repeat(999_999)}{}]`, codes: ['OF021'] },
  { name: '200,000 pages', text: () => `{"pages":[${'100000000,'.repeat(199_999)}1]}`, codes: ['OF108'] },
  {
    name: '20,000 empty pages',
    text: () => written({ ...smallSite(), pages: Array(20_000).fill({}) }),
    codes: ['OF102'],
  },
  { name: 'a text of 9 MB', text: () => `"${'x'.repeat(9_000_000)}"`, codes: ['OF103'] },
  { name: 'a setting of 1 MB', text: () => written(longName('x'.repeat(1_000_000))), codes: ['OF107'] },
  { name: 'a name of 1 MB', text: () => `{"${'k'.repeat(1_000_000)}":1}`, codes: ['OF102', 'OF104'] },
  {
    name: '1,000,000 escapes before a character that cannot be shown',
    text: () => `["${'\\n'.repeat(1_000_000)}\\u0000"]`,
    codes: ['OF013'],
  },
  { name: '100,000 texts that cannot be shown', text: () => `[${many(100_000, () => '"\\u0000"')}]`, codes: ['OF013'] },
  {
    name: '1,000,000 marks that change the writing direction',
    text: () => `["${'\u202E'.repeat(1_000_000)}"]`,
    codes: ['OF016'],
  },
  {
    name: 'a number of 100,000 digits',
    text: () => written({ ...smallSite(), version: 0 }).replace('0', '9'.repeat(100_000)),
    codes: ['OF106'],
  },
  {
    name: 'a number that is too large for JSON readers',
    text: () => written({ ...smallSite(), theme: { accent: 0 } }).replace(':0', ':1e400'),
    codes: ['OF103'],
  },
  { name: '100,000 nested lists', text: () => '['.repeat(100_000) + ']'.repeat(100_000), codes: ['OF012'] },
  { name: '1,000,000 unclosed brackets', text: () => '{"a":['.repeat(500_000), codes: ['OF021'] },
  { name: '90,000 unclosed brackets', text: () => '{"a":['.repeat(45_000), codes: ['OF012'] },
  { name: '200,000 brackets after an unclosed text', text: () => `"\n${'['.repeat(200_000)}`, codes: ['OF021'] },
  { name: '200,000 brackets after a comment', text: () => `// "\n${'['.repeat(200_000)}`, codes: ['OF021'] },
  {
    name: '500,000 brackets after a quotation mark in single ones',
    text: () => `['"', ${'['.repeat(500_000)}`,
    codes: ['OF006'],
  },
  { name: '1,000,001 backslashes', text: () => `"${'\\'.repeat(1_000_001)}"`, codes: ['OF004'] },
  { name: '1,000,000 backslashes in pairs', text: () => `"${'\\'.repeat(1_000_000)}x`, codes: ['OF004'] },
  { name: '1,000,000 escapes in single quotation marks', text: () => `{'${'\\a'.repeat(1_000_000)}`, codes: ['OF006'] },
  { name: 'a comment of 1,000,000 stars', text: () => `/*${'*'.repeat(1_000_000)}`, codes: ['OF005'] },
  { name: '1,000,000 comments', text: () => '/**/'.repeat(1_000_000), codes: ['OF005'] },
  { name: '90,000 commas', text: () => `[${','.repeat(90_000)}]`, codes: ['OF001'] },
  { name: '1,000,000 hyphens', text: () => `[${'-'.repeat(1_000_000)}`, codes: ['OF015'] },
  { name: '1,000,000 quotation marks', text: () => '"'.repeat(1_000_000), codes: ['OF008'] },
  { name: '1,000,000 ends of lines', text: () => '\r'.repeat(1_000_000), codes: ['OF014'] },
  { name: '1,000,000 tabs in a text', text: () => `["${'\t'.repeat(1_000_000)}"]`, codes: ['OF015'] },
  {
    name: '10,000 unknown blocks',
    text: () => written(siteWith(...Array.from({ length: 10_000 }, (_, index) => ({ type: `hrro${index}` })))),
    codes: ['OF101'],
  },
  {
    name: '90,000 numbers where cards belong',
    text: () => written(siteWith(...Array(90).fill({ ...exampleOf('card-grid'), cards: Array(1000).fill(1) }))),
    codes: ['OF103'],
  },
  {
    name: '1 MB of placeholders that expand to 1 GB',
    text: () => {
      const cards = Array(1000).fill({ title: '{title}' });
      const site = siteWith(...Array(50).fill({ type: 'card-grid', heading: 'x', cards }));
      return written({ ...site, owner: { name: 'x', title: '{summary}'.repeat(4), summary: 'x'.repeat(4990) } });
    },
    codes: ['OF107', 'OF212'],
  },
  {
    name: 'texts of the owner that expand without limit',
    text: () => {
      const legal = exampleOf('legal-text');
      legal.sections = Array(40).fill({ heading: 'x', paragraphs: ['{title}'.repeat(700)] });
      const owner = {
        name: 'x',
        title: '{summary}',
        summary: '{location}'.repeat(490),
        location: '{email}'.repeat(70),
        email: 'a@example.com',
      };
      return written({ ...siteWith(legal), owner });
    },
    codes: ['OF107'],
  },
  {
    name: '4,000 tags that no page has, beside 10,000 that pages have',
    text: () => {
      const tags = (of: string) => Array.from({ length: 20 }, (_, index) => `tag-${of}-${index}`);
      const lists = Array.from({ length: 200 }, (_, index) => ({
        type: 'page-list',
        limit: 3,
        tags: tags(`x${index}`),
      }));
      const pages = Array.from({ length: 500 }, (_, index) => ({
        ...pageAt(index),
        tags: tags(`${index}y`),
        date: '2026-02-31',
      }));
      return written(withPages(siteWith(...lists), pages));
    },
    codes: ['OF212', 'OF227', 'OF245'],
  },
  {
    name: '1,000 cards whose pages are not there, beside 5,000 pages',
    text: () => {
      const cards = Array.from({ length: 1000 }, (_, index) => ({
        title: 'x',
        page: `/a-page-x${index}`,
      }));
      const pages = Array.from({ length: 5000 }, (_, index) => pageAt(index));
      return written(withPages(siteWith({ type: 'card-grid', heading: 'x', cards }), pages));
    },
    codes: ['OF201'],
  },
];
