import { describe, expect, test } from 'vitest';
import {
  isOn,
  markdownPath,
  type OutputName,
  outputAt,
  outputNames,
  outputOf,
  turnOn,
} from '../../../../src/core/resolve/paths/output-paths.ts';
import { compileSite, siteWith, smallSite } from '../../../support/sites/site.ts';

const pages = [{ path: '/' }, { path: '/notes/a', date: '2026-01-02' }, { path: '/old', hidden: true }];
const everything = { cv: ['pdf', 'docx', 'txt'], resume: true, contact: true, markdown: true, feed: true } as const;

test('every file has one address in each language', () => {
  const paths = outputNames.flatMap((name) => outputOf(name).paths({ pages }));
  expect(paths).toEqual([
    '/resume.json',
    '/feed.xml',
    '/feed.json',
    '/cv.pdf',
    '/cv.docx',
    '/cv.txt',
    '/contact.vcf',
    '/llms.txt',
    '/index.md',
    '/notes/a.md',
  ]);
  for (const path of paths) expect(outputOf(outputAt(path, { pages }) as OutputName).paths({ pages })).toContain(path);
  for (const path of ['/old.md', '/b.md', '/cv', '/cv.html', '/a.txt'])
    expect(outputAt(path, { pages })).toBeUndefined();
});

test('every variant of the CV has a file next to each file of the CV', () => {
  const cv: ('pdf' | 'docx' | 'txt')[] = ['pdf', 'docx', 'txt'];
  const site = { pages, outputs: { cv, variants: { backend: {}, 'team-lead': {} } } };
  const paths = outputNames
    .filter((name) => isOn(name, site) && outputOf(name).setting === 'cv')
    .map((name) => outputOf(name).paths(site));
  expect(paths).toEqual([
    ['/cv.pdf', '/cv-backend.pdf', '/cv-team-lead.pdf'],
    ['/cv.docx', '/cv-backend.docx', '/cv-team-lead.docx'],
    ['/cv.txt', '/cv-backend.txt', '/cv-team-lead.txt'],
  ]);
  expect(['/cv-backend.pdf', '/cv-backend.md', '/cv-other.pdf'].map((path) => outputAt(path, site))).toEqual([
    'pdf',
    undefined,
    undefined,
  ]);
});

test('the Markdown file of a page is next to the page', () => {
  expect([markdownPath('/'), markdownPath('/notes/a')]).toEqual(['/index.md', '/notes/a.md']);
});

test('a site has only the files that its owner turns on', () => {
  const on = (outputs: object) => outputNames.filter((name) => isOn(name, { outputs, pages }));
  expect([on({}), on({ cv: true }), on({ cv: ['html'] }), on({ cv: ['txt'], contact: false })]).toEqual([
    [],
    [],
    [],
    ['txt'],
  ]);
  expect(outputNames.filter((name) => isOn(name, { pages }))).toEqual([]);
  expect(on(everything)).toEqual(outputNames);
});

test.each([
  ['no page has a date', [{ path: '/' }]],
  ['its only post is hidden', [{ path: '/' }, { path: '/a', date: '2026-01-02', hidden: true }]],
])('a site has no feed if %s', (_, pages) => {
  expect(isOn('feed', { outputs: { feed: true }, pages })).toBe(false);
});

test.each([
  [undefined, 'contact', 'set "outputs": { "contact": true }', ['outputs'], { contact: true }],
  [{ feed: true }, 'contact', 'set "outputs": { "contact": true }', ['outputs', 'contact'], true],
  [{ cv: true }, 'txt', 'set "outputs": { "cv": ["txt"] }', ['outputs', 'cv'], ['txt']],
  [{ cv: ['pdf'] }, 'txt', 'set "outputs": { "cv": ["pdf", "txt"] }', ['outputs', 'cv'], ['pdf', 'txt']],
] as const)('with the outputs %j, turning on "%s" keeps the others', (outputs, name, text, at, value) => {
  expect(turnOn(name, { outputs } as object)).toEqual({ text, change: { kind: 'set', at: [...at], value } });
});

describe('a link to a generated file', () => {
  const linking = (href: string, more: object = {}) =>
    compileSite(
      { ...siteWith({ type: 'hero', headline: 'Hello', actions: [{ label: 'File', href }] }), ...more },
      { hasFile: () => false },
    );

  test.each(['/resume.json', '/cv.txt', '/contact.vcf', '/llms.txt', '/index.md'])('is valid if %s is on', (href) => {
    expect(linking(href, { outputs: everything }).diagnostics).toEqual([]);
  });

  test('suggests turning the file on', () => {
    const [problem, ...others] = linking('/contact.vcf').diagnostics;
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      code: 'OF278',
      fix: { text: 'set "outputs": { "contact": true }', certain: false },
    });
  });

  test('to a feed without posts is broken', () => {
    const [problem, ...others] = linking('/feed.xml', { outputs: { feed: true } }).diagnostics;
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      code: 'OF278',
      message: 'Broken link: Onefolio generates "/feed.xml" only if a post is published.',
      help: 'Publish a page with a "date", or add your own file to public/.',
    });
  });

  test.each([
    ['/fr/cv.pdf', 'OF201', 'omit the language: links stay in the visitor\'s language; did you mean "/cv.pdf"?'],
    ['/fr/privacy.html', 'OF201', 'omit the language: links stay in the visitor\'s language; did you mean "/privacy"?'],
    ['/fr/cv.docx', 'OF278', 'set "outputs": { "cv": ["pdf", "docx"] }'],
    ['/fr/poster.pdf', 'OF302', null],
  ])('with a language, %s, offers to omit it if the file exists', (href, code, label) => {
    const { language: _, ...site }: Record<string, unknown> = {
      ...siteWith({ type: 'hero', headline: 'Hello', actions: [{ label: 'File', href }] }),
      languages: ['en', 'fr'],
      outputs: { cv: ['pdf'] },
    };
    const privacy = { path: '/privacy', title: 'Privacy', blocks: [{ type: 'hero', headline: 'Privacy' }] };
    const pages = [...(site.pages as object[]), privacy];
    const { diagnostics } = compileSite({ ...site, pages }, { hasFile: () => false });
    expect(diagnostics.map((each) => [each.code, each.label])).toEqual([[code, label]]);
  });

  test('of a variant of the CV is valid as soon as its format is on', () => {
    const job = { title: 'A', organization: 'B' };
    const found = (cv: string[], href: string) =>
      compileSite(
        {
          ...siteWith(
            { type: 'hero', headline: 'Hello', actions: [{ label: 'File', href }] },
            { type: 'timeline', id: 'jobs', heading: 'Work', entries: [job] },
          ),
          outputs: { cv, variants: { backend: {} } },
        },
        { hasFile: () => false },
      ).diagnostics.map(({ code, label }) => [code, label]);
    expect([found(['txt'], '/cv-backend.txt'), found(['html'], '/cv-backend')]).toEqual([[], []]);
    expect(found(['txt'], '/cv-backend.pdf')).toEqual([['OF278', 'set "outputs": { "cv": ["txt", "pdf"] }']]);
    expect(found(['txt'], '/cv-backnd')).toEqual([
      ['OF201', 'there is no page at "/cv-backnd"; did you mean "/cv-backend"?'],
    ]);
    expect(found(['txt'], '/cv-frontend.txt')).toEqual([['OF302', null]]);
  });

  test('stays in the language of the visitor', () => {
    const site = siteWith({ type: 'hero', headline: 'Hello', actions: [{ label: 'Card', href: '/contact.vcf?a#b' }] });
    const { language: _, ...rest }: Record<string, unknown> = {
      ...site,
      languages: ['en', 'fr'],
      outputs: { contact: true },
    };
    const { paginated, translations } = compileSite(rest, { hasFile: () => false });
    const links = [paginated, translations?.[0]?.paginated].map((each) => each?.pages[0]?.blocks[0]);
    expect(links).toMatchObject([
      { actions: [{ href: '/contact.vcf?a#b' }] },
      { actions: [{ href: '/fr/contact.vcf?a#b' }] },
    ]);
  });

  test('keeps a file of public/ in all languages', () => {
    const site = siteWith({ type: 'hero', headline: 'Hello', actions: [{ label: 'CV', href: '/cv.pdf' }] });
    const { language: _, ...rest }: Record<string, unknown> = { ...site, languages: ['en', 'fr'] };
    const { translations } = compileSite(rest, { hasFile: (path) => path === '/cv.pdf' });
    expect(translations?.[0]?.paginated.pages[0]?.blocks[0]).toMatchObject({ actions: [{ href: '/cv.pdf' }] });
  });
});

test('refuses a file in public/ at the address of one that is on', () => {
  const { diagnostics } = compileSite(
    { ...smallSite(), outputs: everything },
    { hasFile: (path) => ['/contact.vcf', '/index.md'].includes(path) },
  );
  expect(diagnostics.map(({ code, help }) => [code, help])).toEqual([
    ['OF231', 'Delete the file, or remove "contact".'],
    ['OF231', 'Delete the file, or remove "markdown".'],
  ]);
});

test('refuses a file in public/ at the address of one in another language', () => {
  const { language: _, ...site }: Record<string, unknown> = { ...smallSite(), languages: ['en', 'fr'] };
  const { diagnostics } = compileSite(
    { ...site, outputs: everything },
    { hasFile: (path) => path === '/fr/contact.vcf' },
  );
  const refused = diagnostics.filter(({ code }) => code === 'OF231');
  expect(refused.map(({ message, path }) => [message, path])).toMatchInlineSnapshot(`
    [
      [
        ""/fr/contact.vcf" in public/ conflicts with a file that "outputs" generates.",
        "outputs → contact",
      ],
    ]
  `);
});
