import { describe, expect, test } from 'vitest';
import { complaintsOf, diagnosticsOf, siteWith, smallSite } from '../../support/sites/site.ts';

const hero = { type: 'hero', headline: '{name}', summary: 'I build things.' };
const job = (title: string, more: object = {}) => ({ title, organization: 'Acme', ...more });
const jobs = (...entries: object[]) => ({ type: 'timeline', id: 'jobs', heading: 'Work', entries });

// biome-ignore lint/suspicious/noExplicitAny: tests write sites that are wrong on purpose
const withVariants = (site: Record<string, any>, variants: object, more: object = {}) => ({
  ...site,
  outputs: { variants, ...more },
});
const complaints = (site: object, variants: object, more?: object) => complaintsOf(withVariants(site, variants, more));

test('accepts a variant if an entry has its word', () => {
  const site = siteWith(hero, jobs(job('A', { in: ['backend'] }), job('B')));
  expect(complaints(site, { backend: { only: ['backend'], drop: ['quotes'] }, all: {} })).toEqual([]);
});

test.each(['Backend', 'back_end', 'back--end', 'a/b', '', 'x'.repeat(65)])('refuses the name "%s"', (name) => {
  const found = diagnosticsOf(withVariants(siteWith(hero, jobs(job('A'))), { [name]: {} }));
  expect(found.map(({ code, pointer }) => [code, pointer])).toEqual([
    ['OF283', `/outputs/variants/${name.replace('/', '~1')}`],
  ]);
});

test('refuses a page with the path of a variant, and only then', () => {
  const { pages, ...rest } = siteWith(hero, jobs(job('A')));
  const site = { ...rest, pages: [...pages, { path: '/cv-backend', title: 'A', blocks: [hero] }] };
  expect(complaints(site, { backend: {} })).toEqual([
    'OF230 The path "/cv-backend" is reserved for the CV. | at "/cv-backend" | Give this page a different path, or rename the variant "backend" in "outputs".',
  ]);
  expect(complaints(site, { frontend: {} })).toEqual([]);
  expect(complaints(site, { backend: {} }, { cv: false }).join()).not.toContain('OF230');
});

test('refuses a file in public/ in the place of a variant or its files', () => {
  const files = ['/cv-backend.html', '/_pages/cv-backend.json', '/cv-backend.txt', '/cv-frontend.txt'];
  const site = withVariants(siteWith(hero, jobs(job('A'))), { backend: {} }, { cv: ['txt'] });
  const found = diagnosticsOf(site, { hasFile: (path) => files.includes(path) });
  expect(found.map(({ code, help, path }) => [code, help, path])).toEqual([
    ['OF231', 'Delete the file, or rename the variant "backend".', 'outputs → variants → backend'],
    ['OF231', 'Delete the file, or rename the variant "backend".', 'outputs → variants → backend'],
    ['OF231', 'Delete the file, or rename the variant "backend".', 'outputs → variants → backend'],
  ]);
});

describe('"drop"', () => {
  test('suggests the most similar block or section', () => {
    const site = siteWith(hero, jobs(job('A')));
    const fixes = diagnosticsOf(withVariants(site, { x: { drop: ['job', 'quote', 'nonsense'] } })).map(
      ({ code, label }) => [code, label],
    );
    expect(fixes).toEqual([
      ['OF281', 'did you mean "jobs"?'],
      ['OF281', 'did you mean "quotes"?'],
      ['OF281', null],
    ]);
  });

  test('accepts a block that one of the languages lacks', () => {
    const { language: _, ...site } = siteWith(
      { ...hero, summary: { en: 'I build things.', fr: 'Je construis.' } },
      jobs(job('A')),
      { ...jobs(job('B')), id: 'talks', languages: ['fr'] },
    );
    expect(complaints({ ...site, languages: ['en', 'fr'] }, { x: { drop: ['talks'] } })).toEqual([]);
  });
});

describe('"in"', () => {
  test.each<[string, object, string]>([
    ['an entry', jobs(job('A', { in: ['backnd'] }), job('B', { in: ['backend'] })), '/entries/0/in/0'],
    ['a block', { ...jobs(job('B', { in: ['backend'] })), in: ['backend', 'backnd'] }, '/in/1'],
    [
      'a group of skills',
      {
        type: 'skill-group',
        id: 'skills',
        heading: 'Skills',
        groups: [{ title: 'A', skills: [{ name: 'Go' }], in: ['backnd', 'backend'] }],
      },
      '/groups/0/in/0',
    ],
    [
      'a badge',
      {
        type: 'skill-group',
        id: 'skills',
        heading: 'Skills',
        groups: [{ title: 'A', skills: [{ name: 'Go' }] }],
        badges: { items: [{ name: 'Scrum', in: ['backnd', 'backend'] }] },
      },
      '/badges/items/0/in/0',
    ],
    [
      'a point',
      jobs(job('A', { in: ['backend'], achievements: ['One', { text: 'Two', in: ['backend', 'backnd'] }] })),
      '/entries/0/achievements/1/in/1',
    ],
  ])('of %s gets a warning for a word that no variant has', (_, block, pointer) => {
    const found = diagnosticsOf(withVariants(siteWith(hero, block), { x: { only: ['backend'] } }));
    expect(found.map(({ code, severity, pointer, fix }) => [code, severity, pointer, fix?.text, fix?.certain])).toEqual(
      [['OF282', 'warning', `/pages/0/blocks/1${pointer}`, 'did you mean "backend"?', false]],
    );
  });

  test('gets a warning without variants', () => {
    expect(complaintsOf(siteWith(hero, jobs(job('A', { in: ['backend'] }))))).toEqual([
      'OF282 No "only" of a CV contains the word "backend". | at "backend" | Words there: none yet',
    ]);
  });

  test('is not checked in hidden entries, blocks and pages', () => {
    const { pages, ...rest } = siteWith(hero, jobs(job('A'), job('B', { hidden: true, in: ['x'] })), {
      ...jobs(job('C', { in: ['x'] })),
      id: 'old',
      hidden: true,
    });
    const hidden = { path: '/old', title: 'A', hidden: true, blocks: [{ ...jobs(job('D')), in: ['x'] }] };
    expect(complaintsOf({ ...rest, pages: [...pages, hidden] })).toEqual([]);
  });
});

test('warns about a word that only a variant has, and points at the typo in the variant or the entry', () => {
  const site = siteWith(hero, jobs(job('A', { in: ['backend'] }), job('B')));
  const found = (only: string[], others = {}) =>
    diagnosticsOf(withVariants(site, { x: { only }, ...others })).map(({ code, pointer, label }) => [
      code,
      pointer,
      label,
    ]);
  expect(found(['backend', 'design'])).toEqual([['OF282', '/outputs/variants/x/only/1', null]]);
  expect(found(['backnd'])).toEqual([['OF282', '/pages/0/blocks/1/entries/0/in/0', 'did you mean "backnd"?']]);
  expect(found(['backnd'], { y: { only: ['backend'] } })).toEqual([
    ['OF282', '/outputs/variants/x/only/0', 'did you mean "backend"?'],
  ]);
});

describe('in a site with several languages', () => {
  const inLanguages = (site: Record<string, unknown>, variants: object) => {
    const { language: _, ...rest } = withVariants(site, variants) as Record<string, unknown>;
    return diagnosticsOf({ ...rest, languages: ['en', 'fr'] })
      .filter(({ code }) => code === 'OF282')
      .map(({ code, message }) => [code, message]);
  };

  test('a word may be used in one of them only', () => {
    const site = siteWith(hero, jobs(job('A'), job('B', { languages: ['fr'], in: ['backend'] })));
    expect(inLanguages(site, { backend: { only: ['backend'] } })).toEqual([]);
  });
});

test('refuses more than 20 variants', () => {
  const variants = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`v${index}`, {}]));
  expect(complaints(siteWith(hero, jobs(job('A'))), variants)).toEqual([
    'OF108 "variants" has 21 entries; the limit is 20. | at { | Remove 1 entry.',
  ]);
});

test('warns about variants if the CV is turned off', () => {
  expect(complaints(smallSite(), { backend: {} }, { cv: false })).toEqual([
    'OF285 The CV is turned off, so its variants aren\'t generated. | at "variants" | Set "cv" to true, or remove "variants".',
  ]);
});

test('refuses an unknown setting of a variant, and suggests the most similar one', () => {
  const [found] = diagnosticsOf(withVariants(smallSite(), { backend: { onyl: ['a'] } }));
  expect([found?.code, found?.pointer, found?.fix?.text]).toEqual([
    'OF104',
    '/outputs/variants/backend/onyl',
    'did you mean "only"?',
  ]);
});

describe('a point with words', () => {
  const withPoints = (...achievements: unknown[]) =>
    withVariants(siteWith(hero, jobs(job('A', { achievements }))), { backend: { only: ['backend'] } });

  test('is checked like a plain text, and located at its own text', () => {
    const site = withPoints({ text: 'See [this](/nowhere) by {nme}.', in: ['backend'] });
    expect(diagnosticsOf(site).map(({ code, pointer, fix }) => [code, pointer, fix?.text])).toEqual([
      ['OF205', '/pages/0/blocks/1/entries/0/achievements/0/text', 'did you mean "{name}"?'],
    ]);
  });

  test('is checked in each language, and located at that translation', () => {
    const { language: _, ...site } = withPoints({ text: { en: 'Fast', fr: 'Vite {nme}' }, in: ['backend'] }) as Record<
      string,
      unknown
    >;
    const places = diagnosticsOf({ ...site, languages: ['en', 'fr'] }).map(({ code, pointer }) => [code, pointer]);
    expect(places).toContainEqual(['OF205', '/pages/0/blocks/1/entries/0/achievements/0/text/fr']);
  });

  test.each<[unknown, string, string]>([
    [{ text: 'One', inn: ['backend'] }, 'OF104', '/inn'],
    [{ txt: 'One', in: ['backend'] }, 'OF104', '/txt'],
    [{ content: 'One' }, 'OF104', '/content'],
    [{ in: ['backend'] }, 'OF102', ''],
    [{}, 'OF102', ''],
    [{ text: 5 }, 'OF103', '/text'],
    [{ text: 'One', in: [] }, 'OF108', '/in'],
    [{ text: 'One', in: ['Back End'] }, 'OF109', '/in/0'],
    [5, 'OF103', ''],
  ])('refuses %j', (point, code, pointer) => {
    expect(diagnosticsOf(withPoints(point)).map((each) => [each.code, each.pointer])).toEqual([
      [code, `/pages/0/blocks/1/entries/0/achievements/0${pointer}`],
    ]);
  });

  test('is recognized without "text", and the fix renames the misspelled property', () => {
    const site = withPoints({ txt: 'One', in: ['backend'] }, { in: ['backend'] }, { EN: 'One' });
    expect(diagnosticsOf(site).map(({ code, pointer, fix }) => [code, pointer.split('/').at(-1), fix?.text])).toEqual([
      ['OF104', 'txt', 'did you mean "text"?'],
      ['OF102', '1', '"text" is required'],
    ]);
    expect(diagnosticsOf(withPoints({ EN: 'One' })).map(({ code }) => code)).not.toContain('OF104');
  });
});
