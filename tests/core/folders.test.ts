import { expect, test } from 'vitest';
import { registry } from '../../src/blocks/registry.ts';
import type { TextFile } from '../../src/core/block-host.ts';
import { buildWarnings } from '../../src/core/checks/build-warnings.ts';
import type { CompilerHost } from '../../src/core/compiler-host.ts';
import { readLongText } from '../../src/core/content/markdown/read-long-text.ts';
import { frontMatterIn } from '../../src/core/content/posts/front-matter.ts';
import { readFrontMatter } from '../../src/core/content/posts/read-front-matter.ts';
import { compile } from '../support/compile.ts';
import { compileSite, complaintsOf, exampleOf, smallSite } from '../support/sites/site.ts';

/* A host with a folder "posts" that contains these files. */
const folderOf = (files: Record<string, string>): Partial<CompilerHost> => ({
  readLongText,
  readFrontMatter,
  textFolder: (path) => (path === 'posts' ? { names: Object.keys(files) } : { problem: 'missing', similar: 'posts' }),
  textFile: (path) => {
    const text = files[path.replace(/^posts\//, '')];
    if (text === undefined) return { problem: 'missing' };
    return { bytes: new TextEncoder().encode(text), from: frontMatterIn(text.replace(/^\uFEFF/, ''))?.from ?? 0 };
  },
});

const withFolder = (entry: object = { folder: 'posts' }, ...more: object[]) => {
  const site = smallSite();
  site.pages.unshift(entry);
  site.pages.push(...more);
  return site;
};

const post = (settings: string, body = 'Words.') => `---\n${settings}\n---\n${body}\n`;
const complain = (text: string, entry?: object, ...more: object[]) =>
  places(compileSite(withFolder(entry, ...more), folderOf({ 'my-post.md': text })));

/* Each diagnostic with its file, line and the text at its position. */
const places = ({ diagnostics, locator }: ReturnType<typeof compileSite>) =>
  diagnostics.map(({ code, file = 'site.json', line, column, endLine, endColumn, pointer }) => {
    const marked = locator.forFile(file).line(line);
    const end = endLine === line ? endColumn - 1 : marked.length;
    return `${code} ${file}:${line}:${column} ${marked.slice(column - 1, end)} ${pointer}`;
  });

test.each([
  ['the name of its folder', { folder: 'posts' }, '/posts/my-post'],
  ['its "path"', { folder: './posts/', path: '/blog' }, '/blog/my-post'],
  ['the root of the site', { folder: 'posts', path: '/' }, '/my-post'],
])('a file in a folder is a page below %s', (_, entry, path) => {
  const files = folderOf({ 'my-post.md': post('title: My post') });
  expect(compileSite(withFolder(entry), files).site?.pages[0]?.path).toBe(path);
});

test('reads a year in front matter as a date', () => {
  const host = folderOf({ 'my-post.md': post('title: My post\ndate: 2025\nupdated: 2026') });
  expect(compileSite(withFolder(), host).site?.pages[0]).toMatchObject({ date: '2025', updated: '2026' });
});

const asNote = "remove it, or start the line with # to keep it as a note: Onefolio doesn't support this setting";
const comment = 'start the line with # to keep it as a note: in front matter, notes are comments';

test.each([
  ['notes: buy milk', comment],
  ['notes:\n  - a\n  - b', comment],
  ['todo: more pictures', comment],
  ['nonsense: true', asNote],
  ['pages: 3', asNote],
  ['theme-color: red', asNote],
  ['website: https://example.com/', asNote],
  ['email: amina@example.com', asNote],
  ['projects: [{ title: A }]', asNote],
  ['private: true', 'use "draft": true to keep this page off the published site'],
  ['pdf: true', 'write "cv": ["html", "pdf"] in "outputs"'],
  ['body: Words', 'move this text below the front matter'],
  ['heading: Words', 'keep only one: "title" is already set'],
  ['route: /a', 'did you mean "path"?'],
  ['route: [a]', asNote],
  ['metaDescription: [{ a: b }]', 'did you mean "description"?'],
  ['tgs: [a]', 'did you mean "tags"?'],
  ['sumary: Words', 'did you mean "summary"?'],
  ['blocks:\n  - type: hero\n    headline: A\n    motto: B', asNote],
])('advises on %j in the front matter of a post', (setting, advice) => {
  const { diagnostics } = compileSite(withFolder(), folderOf({ 'a.md': post(`title: A\n${setting}`) }));
  expect(diagnostics.filter(({ code }) => code === 'OF104').map(({ label }) => label)).toEqual([advice]);
});

test.each([
  ['date: 2026-13-01', 'OF109 posts/my-post.md:3:7 2026-13-01'],
  ['layout: post', 'OF104 posts/my-post.md:3:1 layout'],
  ['nonsense: true', 'OF104 posts/my-post.md:3:1 nonsense'],
  ['published: soon', 'OF104 posts/my-post.md:3:1 published'],
])('points into the file at a wrong %s', (setting, wanted) => {
  expect(complain(post(`title: My post\n${setting}`)).join()).toContain(wanted);
});

test('a post in a folder is the same page as in the site file', () => {
  const settings =
    'title: My post\ndate: 2026-03-15\nupdated: 2026-04-01\ntags: [a, "b: c"]\nsummary: >-\n  Some words\n  in two lines.';
  const text = post(settings, '\nSome **words**.\n\n## More\n\n[Home](/)');
  const inFolder = compileSite(withFolder(), folderOf({ 'my-post.md': text }));
  const site = smallSite();
  site.pages.unshift({
    path: '/posts/my-post',
    title: 'My post',
    date: '2026-03-15',
    updated: '2026-04-01',
    tags: ['a', 'b: c'],
    summary: 'Some words in two lines.',
    blocks: [
      { type: 'hero', kind: 'article', headline: 'My post' },
      { type: 'text', id: 'text', body: ['Some **words**.', '', '## More', '', '[Home](/)'] },
    ],
  });
  const written = compileSite(site);
  expect(inFolder.diagnostics).toEqual([]);
  expect(inFolder.site).toEqual(written.site);
  expect(inFolder.paginated).toEqual(written.paginated);
});

test('front matter can set the path of its page, and blocks before its text', () => {
  const text = post('title: My post\npath: /words\nblocks:\n  - type: hero\n    headline: Mine');
  const { site } = compileSite(withFolder(), folderOf({ 'Any name.md': text }));
  expect(site?.pages[0]?.path).toBe('/words');
  expect(site?.pages[0]?.blocks.map((block) => [block.type, 'headline' in block && block.headline])).toEqual([
    ['hero', 'Mine'],
    ['text', false],
  ]);
  const only = post('title: My post\nblocks:\n  - type: hero\n    headline: Mine', '');
  expect(compileSite(withFolder(), folderOf({ 'a.md': only })).site?.pages[0]?.blocks).toHaveLength(1);
});

test.each([
  ['title: My post\ntgs: [a]', 'OF104 posts/my-post.md:3:1 tgs /pages/0'],
  ['title: My post\ntags: a', 'OF103 posts/my-post.md:3:7 a /pages/0'],
  ['title: My post\ntags: [a, 3]', 'OF103 posts/my-post.md:3:11 3 /pages/0'],
  ['title: My post\ntags:', 'OF103 posts/my-post.md:3:1 tags /pages/0'],
  ['title: My post\ndate: 2026-02-30', 'OF227 posts/my-post.md:3:7 2026-02-30 /pages/0'],
  ['title: My post\ndraft: yes', 'OF103 posts/my-post.md:3:8 yes /pages/0'],
  ['title: My post\nsummary: "See {nane}."', 'OF205 posts/my-post.md:3:15 {nane} /pages/0'],
  ['title: My post\nimage: { src: /a.jpg, alt: b, fit: 3 }', 'OF104 posts/my-post.md:3:31 fit /pages/0'],
  ['title: My {nane}', 'OF205 posts/my-post.md:2:11 {nane} /pages/0'],
  ['title: My post\nfolder: posts', 'OF104 posts/my-post.md:3:1 folder /pages/0'],
  ['title: My post\nblocks: 3', 'OF103 posts/my-post.md:3:9 3 /pages/0'],
  ['date: 2026-01-01', 'OF102 posts/my-post.md:1:1 --- /pages/0'],
  ['# nothing', 'OF102 posts/my-post.md:1:1 --- /pages/0'],
  ['title: My post\npath: /', 'OF202'],
  ['title: Queues: the story', 'OF423 posts/my-post.md:2:8 Q /pages/0'],
  ['title: "A post\ntags: [a]', 'OF423 posts/my-post.md:2:8 " /pages/0'],
  ["title: 'A post", "OF423 posts/my-post.md:2:8 ' /pages/0"],
  ['title: A post\ntags: [css, html\ndraft: true', 'OF423 posts/my-post.md:3:7 [ /pages/0'],
  ['title:A post\ndate:2026-01-02', 'OF423 posts/my-post.md:2:1 t /pages/0'],
  ['title = A post', 'OF423 posts/my-post.md:2:1 t /pages/0'],
  ['title: Why C# and #css matter', 'OF427 posts/my-post.md:2:19 #css matter /pages/0'],
  ['title: A\ntags:\n  - C#\n  - css #html', 'OF427 posts/my-post.md:5:9 #html /pages/0'],
  ['title: My post\ntitle: Mine', 'OF423 posts/my-post.md:3:1 t /pages/0'],
  ['- title', 'OF423 posts/my-post.md:2:1 - /pages/0'],
  ['title: a\n? [a]\n: b', 'OF104 posts/my-post.md:1:1 --- /pages/0'],
  ['\ttitle: My post', 'OF423 posts/my-post.md:2:1 \t /pages/0'],
  ['title: @me', 'OF423 posts/my-post.md:2:8 @ /pages/0'],
  ['title: "a\\q"', 'OF423 posts/my-post.md:2:10'],
  ['title: !!str 3', 'OF424 posts/my-post.md:2:14 3 /pages/0'],
  ['title: &a b', 'OF424 posts/my-post.md:2:11 b /pages/0'],
  ['title: &a b\nsummary: *a', 'OF424 posts/my-post.md:2:11 b /pages/0'],
  ['title: *a', 'OF424 posts/my-post.md:2:8 *a /pages/0'],
  ['title: &a b\nsummary: "a\\q"', 'OF424 posts/my-post.md:2:11 b /pages/0'],
  ['summary: "a\\q"\ntitle: &a b', 'OF423 posts/my-post.md:2:12'],
  [`${'a'.repeat(1100)}: b`, 'OF423 posts/my-post.md:2:'],
  ['words', 'OF423 posts/my-post.md:2:1 w /pages/0'],
  ['~', 'OF102 posts/my-post.md:1:1 --- /pages/0'],
  ['title: { a: b }', 'OF260 posts/my-post.md:2:10 a /pages/0'],
  ['title: My post\ndate: { a: b }', 'OF103 posts/my-post.md:3:7 { /pages/0'],
  ['title: My post\nimage: { src, alt: a }', 'OF103 posts/my-post.md:3:10 src /pages/0'],
  ['title: My post\n: b', 'OF104 posts/my-post.md:3:1 : /pages/0'],
  ['title: My post\nsummary: >-\n  Some {nane}\n  words.', 'OF205 posts/my-post.md:3:10'],
  ['title: My post\nblocks:\n  - type: hero\n    headline: Mine\n    id: text', 'OF203 posts/my-post.md:4:3'],
  [`title: ${'['.repeat(17)}`, 'OF425 posts/my-post.md:1:1 --- /pages/0'],
  [`title: ${'- '.repeat(9)}`, 'OF425 posts/my-post.md:1:1 --- /pages/0'],
  [`title: ${'x'.repeat(50_001)}`, 'OF425 posts/my-post.md:1:1 --- /pages/0'],
])('points into the file at wrong front matter: %s', (settings, place) => {
  const [first = '', ...others] = complain(post(settings));
  expect([first.slice(0, place.length), others]).toEqual([place, []]);
});

const start = 'Start the file with a line of ---, a line such as title: "My post", and another line of ---.';
const perLine =
  'Write one setting per line, for example title: "My post". Put values that contain a colon in quotation marks.';

test.each([
  ['Words.', start],
  ['---title: a\n---\n', start],
  ['---', 'Add another line of --- after the last setting.'],
  ['---\ntitle: a\n\nWords.', 'Add another line of --- after the last setting.'],
  [post('title: Queues: the story'), perLine],
  [post('title: a\ndraft true'), 'Write each setting like title: "My post".'],
  [post('- title'), perLine],
  [post('title: "a\ntags: [b]'), 'Close it on the same line.'],
  [post('title: a\ntags: [b, c'), 'Close it on the same line.'],
  [post('title: a\n\tdate: 2026-01-02'), 'Remove the tab, or write spaces instead.'],
  [post('title: a\ntitle: b'), 'Remove one of the two.'],
  [post('title: @me'), 'Put the value in quotation marks.'],
  [post('title: "a\\q"'), 'Write \\\\ for each backslash.'],
  [post('title: a\nimage:\n  src: b\n alt: c'), 'Align the settings, and close all brackets.'],
  [
    post('title: "a" b'),
    'Write one setting per line, for example title: "My post". Put values that contain a colon in quotation marks.',
  ],
])('explains how to correct %j', (text, help) => {
  const [found] = compileSite(withFolder(), folderOf({ 'my-post.md': text })).diagnostics;
  expect(found?.help).toBe(help);
});

test.each([
  ['only text', 'Words.', 'OF422 posts/my-post.md:1:1 Words.'],
  ['such a character as an escape', post('title: "a\\x07"'), 'OF013 posts/my-post.md:2:8 "a\\x07" /pages/0'],
  [
    'an unprintable character in a name',
    post('title: a\n"\\uD800": b'),
    'OF013 posts/my-post.md:3:1 "\\uD800" /pages/0',
  ],
  [
    'escapes next to a link',
    post('title: a\nsummary: "\\uFDD3javascript:alert(1)\\uFDD4b\\uFDD5"'),
    'OF013 posts/my-post.md:3:10 "\\uFDD3',
  ],
  ['unclosed front matter', '---\ntitle: a\n', 'OF422 posts/my-post.md:1:1 ---'],
  ['nothing', '', 'OF422 posts/my-post.md:1:1 '],
  ['HTML in its text', post('title: a', 'a <b>b'), 'OF401 posts/my-post.md:4:3 <b>'],
  ['a broken link', post('title: a', '[a](/b)'), 'OF201 posts/my-post.md:4:5 /b'],
  ['no text', post('title: a', ''), 'OF417 posts/my-post.md:1:1 '],
  ['a lost character in its settings', post('title: caf\uFFFD!'), 'OF442 posts/my-post.md:2:11 \uFFFD'],
  ['a lost character in its text', post('title: a', 'An old\n\ncaf\uFFFD.'), 'OF442 posts/my-post.md:6:4 \uFFFD'],
  ['an unprintable character', post('title: a\u0007'), 'OF013 posts/my-post.md:2:9 \u0007'],
])('points into a file with %s', (_, text, place) => {
  expect(complain(text).map((each) => each.slice(0, place.length))).toEqual([place]);
});

test.each([
  ['a missing folder', { folder: 'psts' }, ['OF325 site.json:12:17 "psts" /pages/0/folder']],
  ['a folder above the site', { folder: '../posts' }, ['OF326 site.json:12:17 "../posts" /pages/0/folder']],
  ['a folder at the root of the disk', { folder: '/posts' }, ['OF326 site.json:12:17 "/posts" /pages/0/folder']],
  ['the folder public', { folder: 'public' }, ['OF322 site.json:12:17 "public" /pages/0/folder']],
  [
    'a folder with a name that is not a valid path',
    { folder: 'My posts' },
    ['OF329 site.json:12:17 "My posts" /pages/0/folder'],
  ],
  [
    'a folder with a setting for pages',
    { folder: 'posts', title: 'a' },
    ['OF104 site.json:13:7 "title" /pages/0/title'],
  ],
  ['a folder with an unknown setting', { folder: 'posts', a: 1 }, ['OF104 site.json:13:7 "a" /pages/0/a']],
  ['a number for a folder', { folder: 3 }, ['OF103 site.json:12:17 3 /pages/0/folder']],
])('points at %s', (_, entry, expected) => {
  expect(complain(post('title: a'), entry)).toEqual(expected);
});

test.each([
  ['free', {}, 'Rename the file to "my-post.md", or add "path: /posts/my-post" to its front matter.'],
  ['a file', { 'my-post.md': post('title: a') }, 'Rename the file to "my-post-2.md", or add "path: /posts/my-post-2"'],
  ['a page', {}, 'Rename the file to "my-post-2.md", or add "path: /posts/my-post-2"', '/posts/my-post'],
])('suggests an unused name for a file: %s', (_, files, help, path = '/b') => {
  const site = withFolder(undefined, { path, title: 'B', blocks: [{ type: 'hero', headline: 'B' }] });
  const { diagnostics } = compileSite(site, folderOf({ 'My Post.md': post('title: a'), ...files }));
  expect(diagnostics.find(({ code }) => code === 'OF329')?.help?.slice(0, help.length)).toBe(help);
});

test.each(['NFC', 'NFD'])('file and folder names in any Unicode form are the same pages: %s', (form) => {
  const [folder, name] = ['écrits', 'été.fr.md'].map((each) => each.normalize(form)) as [string, string];
  const files: Record<string, string> = {
    [`${folder}/${name}`]: post('title: Été\npath: /ete'),
    [`${folder}/${'Øl på Église.md'.normalize(form)}`]: post('title: a'),
  };
  const host: Partial<CompilerHost> = {
    ...folderOf({}),
    textFolder: () => ({ names: Object.keys(files).map((file) => file.slice(folder.length + 1)) }),
    textFile: (path) => ({ bytes: new TextEncoder().encode(files[path]) }),
  };
  const { diagnostics } = compileSite(withFolder({ folder, path: '/b' }), host);
  expect(diagnostics.map(({ code, help }) => `${code} ${help?.slice(0, 60)}`)).toMatchInlineSnapshot(`
    [
      "OF329 Rename the file to "ol-pa-eglise.md", or add "path: /b/ol-pa",
    ]
  `);
});

test('suggests an unused name for a file with another extension', () => {
  const host = folderOf({ 'a.md': post('title: a') });
  const textFolder = () => ({ names: ['a.md'], others: ['a.mdx', 'b.markdown'] });
  const { diagnostics } = compileSite(withFolder(), { ...host, textFolder });
  expect(diagnostics.map(({ code, help }) => `${code} ${help}`)).toEqual([
    'OF330 Rename the file to "a-2.md".',
    'OF330 Rename the file to "b.md".',
  ]);
});

test.each([
  ['tags: oak', ['["oak"]']],
  ["tags: 'it''s' # mine", ['["it\'s"]']],
  ['tags: >-\n  C++ [x]', ['["C++ [x]"]']],
  ['tags: oak, pine', ['["oak", "pine"]']],
  ['tags: oak and pine', ['["oak and pine"]']],
  ['blocks:\n  type: text\n  body: [a]', []],
  ['tags: [a\\, [b]]', []],
])('puts a text in front matter into brackets if it must be a list: %j', (settings, texts) => {
  const { diagnostics } = compileSite(withFolder(), folderOf({ 'a.md': post(`title: A\n${settings}`) }));
  expect(diagnostics[0]?.code).toBe('OF103');
  expect(diagnostics[0]?.fix?.edits.map(({ text }) => text)).toEqual(texts);
});

test('positions after a folder in the site file are correct', () => {
  const site = withFolder(undefined, { path: '/b', title: 'B', blocks: [{ type: 'hero', hedline: 'B' }] });
  const files = folderOf({ 'a.md': post('title: a'), 'b.md': post('title: b'), 'c.md': post('title: c') });
  expect(places(compileSite(site, files))).toEqual(['OF104 site.json:30:11 "hedline" /pages/2/blocks/0/hedline']);
});

test('reports both files with the same path', () => {
  const files = folderOf({ 'a.md': post('title: a'), 'b.md': post('title: b\npath: /posts/a') });
  const compiled = compileSite(withFolder(), files);
  expect(places(compiled)).toEqual(['OF202 posts/b.md:3:7 /posts/a /pages/0']);
  expect(compiled.diagnostics[0]?.label).toContain('posts/a.md, line 1');
});

test('reports both the page and the file with the same path', () => {
  const behind = smallSite();
  behind.pages.push({ folder: 'posts' });
  const files = folderOf({ 'a.md': post('title: a\npath: /') });
  const labelsOf = (site: object) => compileSite(site, files).diagnostics.map(({ file, label }) => [file, label]);
  expect(labelsOf(withFolder())).toEqual([[undefined, expect.stringContaining('posts/a.md, line 3')]]);
  expect(labelsOf(behind)).toEqual([['posts/a.md', expect.stringContaining('the site file, line ')]]);
});

test('warns about an empty folder, which has no pages', () => {
  expect(places(compileSite(withFolder(), folderOf({})))).toEqual(['OF327 site.json:12:17 "posts" /pages/0/folder']);
  expect(compileSite(withFolder(), folderOf({})).site?.pages).toHaveLength(1);
});

test('reports a file name that is not a valid path, with a valid one', () => {
  expect(complaintsOf(withFolder(), folderOf({ 'Über uns.md': post('title: a') })).join()).toContain('uber-uns.md');
  expect(complaintsOf(withFolder(), folderOf({ '日本.md': post('title: a') })).join()).toContain('my-post.md');
});

test('suggests a valid path below the path of the folder', () => {
  const adviceOn = (name: string, path: string) =>
    complaintsOf(withFolder({ folder: 'posts', path }), folderOf({ [name]: post('title: a') })).join();
  expect(adviceOn('My First Post.md', '/blog')).toContain('"path: /blog/my-first-post"');
  expect(adviceOn('Größe, œuvre og Łódź.md', '/')).toContain(
    '"path: /groesse-oeuvre-og-lodz"'.replace('groesse', 'grosse'),
  );
  expect(adviceOn('My First Post.md', '/')).toContain('the name of this file');
});

test.each([
  ['title:A post', 'a setting is a name, a colon, a space and a value'],
  ['title = A post', 'a setting is a name, a colon, a space and a value'],
  ['title: "A post\ntags: [a]', "a quotation mark or bracket isn't closed"],
  ['title: A: b', 'a line has two colons or too many leading spaces'],
  ['title: a\ntitle: b', 'this setting appears twice'],
  ['title: "A" b', "it isn't valid YAML"],
])('explains in front matter: %s', (settings, reason) => {
  expect(complaintsOf(withFolder(), folderOf({ 'a.md': post(settings) })).join()).toContain(reason);
});

test.each([
  ['heading: A', 'keep only one: "title" is already set'],
  ['draft: yes', 'write true'],
  ['date: 4 January 2026', 'write "2026-01-04"'],
  ['date:', 'add a value or remove it'],
])('names the setting of Onefolio for %s', (setting, advice) => {
  expect(complaintsOf(withFolder(), folderOf({ 'a.md': post(`title: a\n${setting}`) })).join()).toContain(advice);
});

test('accepts a folder path that starts with a slash', () => {
  expect(complaintsOf(withFolder({ folder: '/posts/' })).join()).toContain('write "posts"');
});

test('a comment on its own line or after a date truncates no text', () => {
  expect(complain(post('# one\ntitle: "A # b" # c\ndate: 2026-01-02 # then\n# two\ntags: [C#]'))).toEqual([]);
});

test('reads front matter with other line breaks and a byte-order mark', () => {
  const text = '\uFEFF---\r\ntitle: My post\r\ndate: 2026-01-02\r\n---\r\nWords.\r\n';
  expect(complain(text)).toEqual([]);
  expect(complain('---\rtitle: a\r---\rWords.\r')).toEqual([]);
});

test('reports only the version of a file of another version', () => {
  const site = { ...withFolder({ folder: 'none' }), version: 9 };
  expect(places(compileSite(site, folderOf({}))).map((each) => each.slice(0, 5))).toEqual(['OF901']);
});

test('a draft in a folder is not published', () => {
  const files = folderOf({ 'a.md': post('title: a\ndraft: true') });
  const now = new Date('2026-01-01');
  expect(compileSite(withFolder(), { ...files, now }).site?.pages).toHaveLength(1);
  expect(compileSite(withFolder(), files).site?.pages).toHaveLength(2);
});

test('the folder of the site file can be a folder of pages', () => {
  const files = { ...folderOf({ 'about.md': post('title: About') }), textFolder: () => ({ names: ['about.md'] }) };
  expect(compileSite(withFolder({ folder: './/' }), files).site?.pages[0]?.path).toBe('/about');
  expect(compileSite(withFolder({ folder: '.' }), files).site?.pages[0]?.path).toBe('/about');
});

test.each<[string, TextFile, string]>([
  ['that points outside of the site', { problem: 'outside' }, 'OF321'],
  ['that is too large', { problem: 'huge', size: '3', limit: '2' }, 'OF323'],
  ['that cannot be read', { problem: 'unreadable', reason: 'it is locked' }, 'OF324'],
  ['that was deleted', { problem: 'missing' }, 'OF320'],
  ['that is private', { problem: 'private', target: '.env', kind: 'a file with passwords' }, 'OF341'],
  ['that is not UTF-8', { bytes: Uint8Array.of(0x61, 0xff) }, 'OF0'],
])('a file in a folder %s is reported, and the others stay', (_, file, code) => {
  const known = folderOf({ 'a.md': post('title: a'), 'b.md': '' });
  const textFile = (path: string) => (path === 'posts/b.md' ? file : (known.textFile?.(path) ?? file));
  const diagnostics = compileSite(withFolder(), { ...known, textFile }).diagnostics;
  expect(diagnostics.map((each) => each.code.slice(0, code.length))).toEqual([code]);
});

test('a host without files has no folders, and one with folders reads front matter', () => {
  const bytes = new TextEncoder().encode(JSON.stringify(withFolder()));
  const host: CompilerHost = { blocks: registry, hasFile: () => false, publicFolder: 'public/', maxBlocks: 100 };
  const codes = (more: Partial<CompilerHost>) =>
    compile(bytes, { ...host, ...more }).diagnostics.map(({ code }) => code);
  const { textFolder, textFile } = folderOf({ 'a.md': post('title: a') });
  expect(codes({})).toEqual(['OF325']);
  expect(codes({ textFolder: () => ({ names: ['a.md'] }) })).toEqual(['OF320']);
  if (!textFolder || !textFile) throw new Error('there are no files');
  expect(() => codes({ textFolder, textFile })).toThrow('cannot read their settings');
});

test('reports a folder outside of the site, and an unreadable one', () => {
  const labelsFor = (problem: object) =>
    compileSite(withFolder(), { textFolder: () => problem as never }).diagnostics.map(({ code }) => code);
  expect(labelsFor({ problem: 'outside' })).toEqual(['OF326']);
  expect(labelsFor({ problem: 'unreadable', reason: 'it is a file' })).toEqual(['OF328']);
});

test('locates the existing part of a path in front matter', () => {
  const settings = readFrontMatter('---\ntitle: a\ntags: [b]\n---\n');
  if (settings.problem) throw new Error('they are wrong');
  const { placeOf } = settings;
  expect(placeOf(['title', '0'], 'value')).toEqual({ start: 11, length: 1 });
  expect(placeOf(['tags', '0'], 'value')).toEqual({ start: 20, length: 1 });
  expect(placeOf(['tags', '1'], 'value')).toEqual({ start: 19, length: 1 });
  expect(placeOf(['summary'], 'value')).toBeNull();
});

test('a warning about a block in front matter names its line', () => {
  const settings = `title: Write to me\nblocks:\n  - ${JSON.stringify({ ...exampleOf('form'), id: 'form', send: { endpoint: '/_onefolio/inbox' } })}`;
  const compiled = compileSite(withFolder(), folderOf({ 'my-post.md': post(settings) }));
  const [warning] = buildWarnings(registry, compiled).filter(({ code }) => code === 'OF223');
  expect(warning).toMatchObject({ file: 'posts/my-post.md', line: 4 });
});

test.each([
  ['2026-03-15-queues.md', 'title: A', '/posts/queues', '2026-03-15'],
  ['2026-03-15_queues.md', 'title: A', '/posts/queues', '2026-03-15'],
  ['2026-03-15-queues.md', 'title: A\ndate: 2026-03-16', '/posts/queues', '2026-03-16'],
  ['2026-03-15-queues.md', 'title: A\npath: /q', '/q', '2026-03-15'],
  ['2026-03-15.md', 'title: A', '/posts/2026-03-15', undefined],
  ['2026-02-30-queues.md', 'title: A', '/posts/2026-02-30-queues', undefined],
  ['2026-13-01-queues.md', 'title: A', '/posts/2026-13-01-queues', undefined],
])('the file %s with %j is the post %s of %s', (name, settings, path, date) => {
  const [page] = compileSite(withFolder(), folderOf({ [name]: post(settings) })).written?.pages ?? [];
  expect([page?.path, page?.date]).toEqual([path, date]);
});

test('keeps the date in a suggested file name', () => {
  const files = folderOf({ '2026-03-15-Über uns.md': post('title: A'), '2026-03-15-uber-uns.md': post('title: B') });
  const [problem] = compileSite(withFolder(), files).diagnostics;
  expect([problem?.code, problem?.help]).toEqual([
    'OF329',
    'Rename the file to "2026-03-15-uber-uns-2.md", or add "path: /posts/uber-uns-2" to its front matter.',
  ]);
});

test('suggests the post for a link to its dated file name', () => {
  const linking = { path: '/other', title: 'B', blocks: [{ type: 'text', body: ['See [it](2026-03-15-queues.md).'] }] };
  const files = folderOf({ '2026-03-15-queues.md': post('title: A') });
  const fixes = compileSite(withFolder(undefined, linking), files).diagnostics.map(({ fix }) => fix?.text);
  expect(fixes).toEqual(['write "/posts/queues"']);
});
