import { expect, test } from 'vitest';
import { compileSite, complaintsOf, diagnosticsOf, exampleOf, siteWith, smallSite } from '../../support/sites/site.ts';

const hero = (more: object = {}) => ({ type: 'hero', headline: 'Hello', ...more });
const pictured = (src: string) => siteWith(hero({ picture: { src, alt: 'Me' } }));

test('ignores missing files on a hidden page', () => {
  const site = smallSite();
  site.pages.push({
    path: '/draft',
    title: 'D',
    hidden: true,
    blocks: [hero({ picture: { src: '/a.jpg', alt: 'A' } })],
  });
  expect(complaintsOf(site, { hasFile: (path) => path === '/draft.html' })).toEqual([]);
  site.pages[1].hidden = false;
  expect(
    complaintsOf(site, { hasFile: (path) => path === '/draft.html' }).map((complaint) => complaint.slice(0, 5)),
  ).toEqual(['OF303', 'OF301']);
});

test('stops searching for similar entries if too many references are wrong', () => {
  const cards = (from: number) =>
    [...Array(600).keys()].map((index) => ({ id: `card-${from + index}`, title: 'Card' }));
  const skills = [...Array(50).keys()].map((index) => ({ name: `Skill ${index}`, evidence: ['crad-1005'] }));
  const groups = [...Array(20).keys()].map((index) => ({ title: `Group ${index}`, skills }));
  const site = siteWith(
    hero(),
    { type: 'card-grid', id: 'a', cards: cards(1000) },
    { type: 'card-grid', id: 'b', cards: cards(2000) },
    { type: 'skill-group', id: 'c', groups },
  );
  const found = diagnosticsOf(site);
  expect(found).toHaveLength(1000);
  expect(found.at(0)?.fix?.text).toBe('did you mean "card-1005"?');
  expect(found.at(-1)?.fix?.text).not.toBe('did you mean "card-1005"?');
});

test('reports unpublishable files even if no page refers to them', () => {
  expect(
    complaintsOf(smallSite(), {
      publicFiles: () => [{ path: '/assets/more/cv.pdf' }, { path: '/assets/z' }],
      hasFile: () => false,
    }),
  ).toEqual([
    'OF309 The file "/assets/more/cv.pdf" in public/ can\'t be published: browsers cache everything under /assets for a year, even if it changes. | at { | Move or rename the file, for example to "/files/more/cv.pdf".',
  ]);
  for (const [found, better] of [
    ['/404.html', '/lost.html'],
    ['/_pages/404.json', '/files/lost.json'],
  ])
    expect(complaintsOf(smallSite(), { hasFile: (path) => path === found })).toEqual([
      `OF309 The file "${found}" in public/ can't be published: Onefolio writes the 404 page there. | at { | Move or rename the file, for example to "${better}".`,
    ]);
});

test('suggests an unused name for an unpublishable file', () => {
  const files = ['/404.html', '/lost.html', '/files/cv.pdf', '/files/cv-2.pdf'];
  const hasFile = (path: string) => files.includes(path);
  const complaints = complaintsOf(smallSite(), { publicFiles: () => [{ path: '/assets/cv.pdf' }], hasFile });
  expect(complaints.map((each) => /to "(.+)"/.exec(each)?.[1])).toEqual(['/files/cv-3.pdf', '/lost-2.html']);
  const [plain] = complaintsOf(smallSite(), {
    publicFiles: () => [{ path: '/assets/a.b/cv' }],
    hasFile: (path) => path === '/files/a.b/cv',
  });
  expect(plain).toContain('for example to "/files/a.b/cv-2".');
});

test('refuses a file at the path of page data', () => {
  const [problem] = complaintsOf(smallSite(), { hasFile: (path) => path === '/_pages/index.json' });
  expect(problem).toContain('OF303 The file "/_pages/index.json"');
});

test('leaves braces in a form endpoint unchecked', () => {
  const form = { ...exampleOf('form'), id: 'f', send: { endpoint: '/x?{nmae}' } };
  expect(complaintsOf(siteWith(hero(), form))).toEqual([]);
});

test('suggests only existing files in public/', () => {
  const hasFile = (path: string) => ['/a/me.jpg', '/other/a.jpg', '/picture'].includes(path);
  for (const src of ['/a/public/me.jpg', '/public/me.jpg', '/Nowhere.JPG'])
    expect(diagnosticsOf(pictured(src), { hasFile })).toMatchObject([{ code: 'OF301', fix: { edits: [] } }]);
});

const legal = (more: object) => ({ type: 'legal-text', heading: 'L', sections: [{ heading: 'A' }], ...more });
const linking = (href: string, ...more: object[]) => siteWith(hero({ links: [{ label: 'x', href }] }), ...more);

test.each([
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/about.htm', '/about'],
  ['/about/index.html', '/about'],
  ['/index.html', '/'],
])('suggests the page of the static file %s', (href, path) => {
  const site = linking(href);
  site.pages.push({ path: '/about', title: 'A', blocks: [legal({ id: 'l' })] });
  expect(diagnosticsOf(site, { hasFile: () => false })).toMatchObject([
    { code: 'OF201', fix: { text: `did you mean "${path}"?` } },
  ]);
});

test('reports a link to a hidden block, and suggests no other block', () => {
  const site = linking('#rights', legal({ id: 'rights', hidden: true }), legal({ id: 'terms' }));
  site.pages.push({ path: '/b', title: 'B', blocks: [legal({ id: 'rights' })] });
  expect(diagnosticsOf(site)).toMatchObject([
    { code: 'OF204', label: 'the block with this id is hidden', fix: { edits: [] } },
  ]);
});

test.each([
  ['#about', '/about'],
  ['#top', '/'],
])('suggests the page for the anchor %s', (href, path) => {
  const site = linking(href);
  site.pages.push({ path: '/about', title: 'A', blocks: [legal({ id: 'rights' })] });
  expect(diagnosticsOf(site)).toMatchObject([{ code: 'OF204', fix: { text: `did you mean "${path}"?` } }]);
});

test('accepts what only looks like an HTML entity', () => {
  expect(complaintsOf(siteWith(hero({ summary: 'Jobs &clients; more' })))).toEqual([]);
});

test("doesn't mention a hidden block with another ID", () => {
  const site = linking('#xyz', legal({ id: 'rights', hidden: true }), legal({ id: 'terms' }));
  expect(diagnosticsOf(site)).toMatchObject([{ code: 'OF204', label: null }]);
});

test.each([
  ['/about?x#rigths', '/about?x#rights'],
  ['/abuot#rights', '/about#rights'],
  ['#rights', '/about#rights'],
])('fixes only the wrong part of %s', (href, fixed) => {
  const site = linking(href);
  site.pages.push({ path: '/about', title: 'A', blocks: [legal({ id: 'rights' })] });
  const { diagnostics, locator } = compileSite(site);
  const [edit] = diagnostics[0]?.fix?.edits ?? [];
  const line = locator.line(edit?.line ?? 1);
  expect(`${line.slice(0, (edit?.column ?? 1) - 1)}${edit?.text}${line.slice((edit?.endColumn ?? 1) - 1)}`).toContain(
    `"href": "${fixed}"`,
  );
});

test('reports too many formatting characters in a whole site, except where they format nothing', () => {
  const text = `${'*a '.repeat(498)}_b_`;
  const quotes = [...Array(100).keys()].map(() => ({ text, name: 'Amina' }));
  const lists = ['a', 'b', 'c'].map((id) => ({ type: 'quote-list', id, quotes }));
  const found = diagnosticsOf(
    siteWith(
      hero(),
      ...lists,
      hero({ id: 'z', title: '*'.repeat(400), links: [{ label: text.slice(0, 90), href: '/' }] }),
    ),
  );
  expect(new Set(found.map(({ code, message }) => `${code} ${message}`))).toEqual(
    new Set(['OF234 The whole site has too many formatting characters.']),
  );
  expect(found.filter(({ pointer }) => pointer.endsWith('label'))).toEqual([]);
});

test.each(['2026-plans', '2026', '3d', 'a1'])('a block and a link may have the id %s', (id) => {
  const blocks = [
    { type: 'hero', headline: 'A', actions: [{ label: 'Go', href: `#${id}` }] },
    { type: 'text', id, heading: 'Plans', body: [`[top](#${id})`] },
  ];
  expect(diagnosticsOf(siteWith(...blocks))).toEqual([]);
});
