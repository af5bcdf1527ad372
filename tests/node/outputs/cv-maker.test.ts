import { expect, test } from 'vitest';
import type { PageData } from '../../../schema/resolved.ts';
import { registry } from '../../../src/blocks/registry.ts';
import type { MissingCharacters } from '../../../src/core/outputs/missing-characters.ts';
import type { OutputInput } from '../../../src/core/outputs/output-input.ts';
import { sourceOf } from '../../../src/node/load/load-site.ts';
import { cvMaker } from '../../../src/node/outputs/cv-maker.ts';
import type { PrintedFiles, PrintJob } from '../../../src/node/outputs/printed-files.ts';
import { compileSite, smallSite } from '../../support/sites/site.ts';

const { site, localized } = compileSite(smallSite());
if (!site || !localized) throw new Error('the site is wrong');
const cv: PageData = {
  path: '/cv',
  head: { title: 'CV' },
  h1: null,
  blocks: [],
  cv: { name: 'Amina', contacts: [], sections: [], print: 'Print' },
};
const inputFor = (prefix?: string, page: PageData | null = cv): OutputInput => ({
  registry,
  site: { ...site, ...(prefix !== undefined && { prefix }) },
  localized,
  cvs: page ? [page] : [],
  now: { year: 2026, month: 11, day: 21 },
});

/* A maker whose printer writes the path of each file into it, and records what it printed. */
function makerOf(warnings: string[] = [], missing: MissingCharacters[] = []) {
  const printed: string[][] = [];
  const print = async (jobs: readonly PrintJob[]): Promise<PrintedFiles> => {
    printed.push(jobs.map(({ path }) => path));
    const files = jobs.map(({ path }) => ({ path, bytes: Buffer.from(path) }));
    return { files: files.filter(({ path }) => !path.startsWith('ar/')), missing, warnings };
  };
  const reported: (string | MissingCharacters)[] = [];
  const context = {
    source: sourceOf('/site/site.json'),
    bundles: { folder: '/bundles' },
    warn: (message: string) => reported.push(message),
    reportMissing: (each: MissingCharacters) => reported.push(each),
  };
  return { maker: cvMaker('pdf', async () => print), printed, reported, context };
}

test('prints all languages of a build at once, and reports problems once', async () => {
  const missing = { path: '/fr/cv.pdf', language: 'fr', characters: ['山'], words: ['山'], isPublished: false };
  const { maker, printed, reported, context } = makerOf(['The file is not published.'], [missing]);
  const languages = [inputFor(), inputFor('/fr'), inputFor('/ar')];
  const made = [];
  for (const input of languages) made.push(await maker(input, { ...context, languages }));
  expect(made).toEqual([
    [{ path: '/cv.pdf', content: Buffer.from('cv.pdf') }],
    [{ path: '/cv.pdf', content: Buffer.from('fr/cv.pdf') }],
    [],
  ]);
  expect([printed, reported]).toEqual([
    [['cv.pdf', 'fr/cv.pdf', 'ar/cv.pdf']],
    ['The file is not published.', missing],
  ]);
});

test('prints only the language of a request, on every request', async () => {
  const { maker, printed, context } = makerOf();
  await maker(inputFor('/fr'), context);
  await maker(inputFor('/fr'), context);
  expect(printed).toEqual([['fr/cv.pdf'], ['fr/cv.pdf']]);
});

test('a printer that throws causes one warning with the file names', async () => {
  const { reported, context } = makerOf();
  const maker = cvMaker('pdf', async () => async () => {
    throw new Error('bad output');
  });
  const languages = [inputFor(), inputFor('/fr')];
  for (const input of languages) expect(await maker(input, { ...context, languages })).toEqual([]);
  expect(reported).toEqual(['/cv.pdf and /fr/cv.pdf are not published, because the printer failed: bad output']);
});

test('chooses the paper size by a location that is only on the CV', async () => {
  const owner = { name: 'Amina', location: { city: 'Austin', countryCode: 'US' }, for: { location: ['cv'] } };
  const compiled = compileSite({ ...smallSite(), owner });
  if (!compiled.site || !compiled.localized) throw new Error('the site is wrong');
  const papers: string[] = [];
  const maker = cvMaker('pdf', async () => async (jobs) => {
    papers.push(...jobs.map(({ style }) => style.paper));
    return { files: [], warnings: [] };
  });
  await maker({ ...inputFor(), site: compiled.site, localized: compiled.localized }, makerOf().context);
  expect(papers).toEqual(['us-letter']);
});

test('writes no file for a site without a CV', async () => {
  const { maker, printed, context } = makerOf();
  expect(await maker(inputFor(undefined, null), context)).toEqual([]);
  expect(printed).toEqual([[]]);
});

test('also prints the variants of the CV, each at its own path', async () => {
  const { maker, printed, context } = makerOf();
  const input = { ...inputFor('/fr'), cvs: [cv, { ...cv, path: '/cv-backend' }] };
  expect(await maker(input, { ...context, languages: [input] })).toEqual([
    { path: '/cv.pdf', content: Buffer.from('fr/cv.pdf') },
    { path: '/cv-backend.pdf', content: Buffer.from('fr/cv-backend.pdf') },
  ]);
  expect(printed).toEqual([['fr/cv.pdf', 'fr/cv-backend.pdf']]);
});
