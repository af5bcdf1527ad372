import { expect, test } from 'vitest';
import { compile } from '../../../src/core/compile.ts';
import { recompile } from '../../../src/core/recompile/recompile.ts';
import { takeSnapshot } from '../../../src/core/recompile/snapshot.ts';
import { scan } from '../../../src/core/source/duplicates-and-limits.ts';
import { inBytes } from '../../../src/core/source/page-ranges.ts';
import { limitsOf } from '../../../src/core/source/parse.ts';
import { siteWith, smallSite } from '../../support/sites/site.ts';

const host = { hasFile: () => false, publicFolder: 'public/', maxBlocks: 100 };
const hero = (more: object = {}) => ({ type: 'hero', headline: 'Hello', ...more });
const pagesOf = (...pages: object[]) => ({
  ...smallSite(),
  pages: pages.map((page) => ({ title: 'T', blocks: [hero()], ...page })),
});
const encode = (site: unknown) =>
  site instanceof Uint8Array
    ? site
    : new TextEncoder().encode(typeof site === 'string' ? site : JSON.stringify(site, null, 2));

function snapshot(text: unknown) {
  const bytes = encode(text);
  const compiled = compile(bytes, host);
  if (!compiled.site) throw new Error('the site is wrong');
  return takeSnapshot(bytes, compiled);
}

const three = pagesOf({ path: '/', hidden: false }, { path: '/draft', hidden: true }, { path: '/b' });

test.each([
  [
    'of the first page',
    pagesOf({ path: '/', hidden: false, title: 'Longer' }, { path: '/draft', hidden: true }, { path: '/b' }),
  ],
  [
    'of a page behind one that is hidden',
    pagesOf({ path: '/', hidden: false }, { path: '/draft', hidden: true }, { path: '/b', title: 'Tt' }),
  ],
])('knows everything again after a change %s', (_, site) => {
  const quick = recompile(snapshot(three), encode(site), host);
  expect(quick).toEqual(snapshot(site));
});

test('takes a warning for none', () => {
  const site = siteWith(hero({ links: [{ label: 'x', href: '#' }] }));
  expect(recompile(snapshot(siteWith(hero({ links: [{ label: 'x', href: '/' }] }))), encode(site), host)).toEqual(
    snapshot(site),
  );
});

const text = JSON.stringify(siteWith(hero({ title: 'x' })));
const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const field = (name: string) => ({ type: 'text', name, label: 'L' });
const form = JSON.stringify(
  siteWith(hero(), { type: 'form', id: 'f', heading: 'H', fields: [field('a'), field('b')] }),
);
const [small, more] = ['x', 'y'].map((title) =>
  JSON.stringify(pagesOf({ path: '/', title }, { path: '/b', title }, { path: '/c', hidden: true })),
);
/* A text in Latin-1, whose accents are no UTF-8. */
const latin = (written: string) => Uint8Array.from(written, (character) => character.charCodeAt(0));

test.each([
  ['nothing that has changed', text],
  ['a setting that is unknown', text.replace('"title":"x"', '"titel":"x"')],
  ['a setting that is written twice', text.replace('"title":"x"', '"title":"x","title":"y"')],
  ['a character that cannot be shown', text.replace('"x"', '"\\u0001"')],
  ['a text that is no JSON', text.replace('"x"', 'x')],
  ['a text that is not closed', text.replace('"x"', '"x')],
  ['brackets that are nested too deep', text.replace('"x"', deep(62))],
  ['a page that gets hidden', text.replace('"title":"Home"', '"title":"Home","hidden":true')],
  ['a page that moves', text.replace('"/"', '"/x"')],
  ['a block more', text.replace('"blocks":[', '"blocks":[{"type":"hero","headline":"y"},')],
  ['a place that others may link to', text.replace('"title":"x"', '"id":"x"')],
  ['a link that leads nowhere', text.replace('"title":"x"', '"links":[{"label":"x","href":"/nope"}]')],
  [
    'a second page that a bracket makes',
    text.replace('"x"', '"x"}]},{"path":"/b","title":"B","blocks":[{"type":"hero","headline":"x"'),
  ],
  ['the end of the file', `${text} `],
  ['the beginning of the file', ` ${text}`],
  ['what stands before the pages', text.replace('"language":"en"', '"language":"fr"')],
  ['a blank before a page', text.replace('{"path"', ' {"path"')],
  ['a blank behind a page', text.replace('}]}]}', '}]} ]}')],
  ['a letter that is not UTF-8', latin(text.replace('"x"', '"\u00e9"'))],
])('leaves to a compilation of the whole %s', (_, changed) => {
  expect(recompile(snapshot(text), encode(changed), host)).toBeNull();
});

test.each([
  ['two names of a form that are alike', form, form.replace('"name":"b"', '"name":"a"')],
  ['two pages that have changed', small, more],
  ['a page that is no longer hidden', small, small?.replace('"hidden":true', '"hidden":false')],
])('leaves to a compilation of the whole %s', (_, before, after) => {
  expect(recompile(snapshot(before), encode(after), host)).toBeNull();
});

test.each(['/', '#w', '/b#w'])('knows where a new link to %s leads', (href) => {
  const linking = (to: string) =>
    pagesOf({ path: '/' }, { path: '/b', blocks: [hero({ id: 'w', links: [{ label: 'x', href: to }] })] });
  expect(recompile(snapshot(linking('/b')), encode(linking(href)), host)).toEqual(snapshot(linking(href)));
});

test('does not look into a page that was hidden', () => {
  const [before, after] = ['x', 'y'].map((title) => pagesOf({ path: '/' }, { path: '/b', hidden: true, title }));
  expect(recompile(snapshot(before), encode(after), host)).toBeNull();
});

test.each([
  ['{"pages":[{"a":1},{}]}', ['{"a":1}', '{}']],
  ['{"a":{"pages":[{"b":1}]},"pages" : [ {"c":[{}]} ] ,"z":[{}]}', ['{"c":[{}]}']],
  ['{"a":"pages","pages":[{"b":"\\"]}"}]}', ['{"b":"\\"]}"}']],
  ['{"a":["pages",[{}]],"pages":[[{}]]}', ['[{}]']],
  ['{"title":"pages" , "b":[{}],"pages":[{"é":1}]}', ['{"é":1}']],
  ['{"pagez":[{}],"page":[{}],"pages":[]}', []],
  ['{"pages":{"a":[{}]}}', []],
  ['{"é":"𝒳","p\\u0061ges":[{"é":"ü"},{"𝒳":[{}]}]}', ['{"é":"ü"}', '{"𝒳":[{}]}']],
])('knows where the pages stand in %s', (json, pages) => {
  const bytes = encode(json);
  const ranges = inBytes(scan(json, limitsOf(json.length)).pages, json, bytes);
  const found = ranges.map(({ start, end }) => new TextDecoder().decode(bytes.subarray(start, end)));
  expect(found).toEqual(pages);
});

test('knows where the pages stand behind a byte-order mark', () => {
  const [bare, marked] = [text, `\uFEFF${text}`].map((json) => snapshot(encode(json)).ranges);
  expect(marked).toEqual(bare?.map(({ start, end }) => ({ start: start + 3, end: end + 3 })));
  expect(marked).toHaveLength(1);
});

test('takes no page with which there would be more values than are read', () => {
  const technologies = Array.from({ length: 20 }, (_, index) => `t${index}`);
  const grid = (length: number, more = {}) => ({
    type: 'card-grid',
    heading: 'x',
    cards: Array.from({ length }, () => ({ title: 'x', ...more })),
  });
  const pages = Array.from({ length: 20 }, (_, index) => ({
    path: index === 0 ? '/' : `/p${index}`,
    blocks: [grid(200, { technologies })],
  }));
  const large = (length: number, more = {}) =>
    JSON.stringify(pagesOf(...pages, { path: '/last', blocks: [grid(1000), grid(length, more)] }));
  const before = snapshot(large(980));
  const [more, tooMany] = [large(990), large(980, { technologies: ['a', 'b', 'c', 'd'] })].map(encode);
  expect(recompile(before, encode(more), host)).toEqual(snapshot(more));
  expect(compile(encode(tooMany), host).diagnostics).toMatchObject([{ code: 'OF021' }]);
  expect(recompile(before, encode(tooMany), host)).toBeNull();
  // No list may have that many, either.
  expect(recompile(before, encode(large(1001)), host)).toBeNull();
});

test('recompiles no site in which a skill says where it was used: what it names may stand on any page', () => {
  const skills = (name: string, evidence?: string[]) =>
    siteWith(
      { type: 'timeline', entries: [{ id: 'studio', title: 'Developer' }] },
      { type: 'skill-group', id: 's', groups: [{ title: 'x', skills: [{ name, ...(evidence && { evidence }) }] }] },
    );
  const recompiled = (evidence: string[] | undefined) =>
    recompile(snapshot(skills('a', evidence)), encode(skills('b', evidence)), host);
  expect(recompiled(['studio'])).toBe(null);
  for (const evidence of [undefined, []]) expect(recompiled(evidence)).toEqual(snapshot(skills('b', evidence)));
});

test('recompiles no site that gets its first link or emphasis: every page has to know how to show it', () => {
  const said = (summary: string) => siteWith(hero({ summary }));
  expect(recompile(snapshot(said('a')), encode(said('_a_')), host)).toBe(null);
  for (const summary of ['b', '**b**']) {
    const before = summary === 'b' ? 'a' : '_a_';
    expect(recompile(snapshot(said(before)), encode(said(summary)), host)).toEqual(snapshot(said(summary)));
  }
});

test('recompiles a page that has neither links nor emphasis where others have some, before and after', () => {
  const site = (title: string, summary = 'a') =>
    pagesOf({ path: '/', blocks: [hero({ title, summary })] }, { path: '/b', blocks: [hero({ summary: '_b_' })] });
  expect(recompile(snapshot(site('x')), encode(site('y')), host)).toEqual(snapshot(site('y')));
  expect(recompile(snapshot(site('x')), encode(site('x', '_a_')), host)).toEqual(snapshot(site('x', '_a_')));
  expect(recompile(snapshot(site('x', '_a_')), encode(site('x')), host)).toBe(null);
});

test('recompiles no site in which a card or a publication has a page of its own: that page says where it is told of', () => {
  const told = (block: object, title: string) => ({
    ...pagesOf({ path: '/', blocks: [hero({ title }), { id: 'b', ...block }] }, { path: '/own' }),
  });
  const publications = [{ title: 'A' }];
  for (const block of [
    { type: 'publication-list', publications },
    { type: 'card-grid', cards: publications },
    { type: 'card-grid', facts: [{ label: 'A', value: 'B' }] },
  ])
    expect(recompile(snapshot(told(block, 'a')), encode(told(block, 'b')), host)).toEqual(snapshot(told(block, 'b')));
  const own = [{ title: 'A', page: '/own' }];
  for (const block of [
    { type: 'publication-list', publications: own },
    { type: 'card-grid', cards: own },
  ])
    expect(recompile(snapshot(told(block, 'a')), encode(told(block, 'b')), host)).toBe(null);
});
