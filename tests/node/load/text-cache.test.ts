import { execFileSync } from 'node:child_process';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkBytes, load, sourceOf } from '../../../src/node/load/load-site.ts';
import { compileSource } from '../../support/compile-source.ts';
import { folderOf, put } from '../../support/folder.ts';
import { siteWith } from '../../support/sites/site.ts';

const siteShowing = (...files: string[]) =>
  siteWith(
    { type: 'hero', headline: 'Hello' },
    ...files.map((file, index) => ({ type: 'text', id: `t-${index}`, file })),
  );

const complaints = async (folder: string, options = {}) => {
  const { diagnostics, locator } = await load(sourceOf(join(folder, 'site.json'), options));
  return diagnostics.map(({ code, file = 'site.json', line, column, endColumn, fix }) => [
    code,
    `${file}:${line}`,
    locator
      .forFile(file)
      .line(line)
      .slice(column - 1, endColumn - 1),
    fix?.text ?? '',
  ]);
};

test('reads texts next to the site file and below it', async () => {
  const folder = await folderOf({
    'site.json': siteShowing('gympark.md', './my texts/sisa.md'),
    'gympark.md': '\uFEFF# Hello\r\n\r\n{name}, [back](#hello-again)\r\n',
    'my texts/sisa.md': '# Hello again\n',
  });
  const { site, diagnostics } = await compileSource(sourceOf(join(folder, 'site.json')));
  expect(diagnostics).toEqual([]);
  expect(site?.pages[0]?.blocks.slice(1).map((block) => 'content' in block && block.content[0])).toEqual([
    { kind: 'heading', depth: 1, id: 'hello', text: 'Hello' },
    { kind: 'heading', depth: 1, id: 'hello-again', text: 'Hello again' },
  ]);
});

test('reports problems in a file at their position, after those in the site file', async () => {
  const site = siteShowing('b.md', 'a.md');
  site.pages[0].blocks[0].headline = '{nmae}';
  const folder = await folderOf({ 'site.json': site, 'a.md': 'A\r\n\r\n<b>', 'b.md': '[a](/nowhere) {nmae}\n' });
  expect(await complaints(folder)).toEqual([
    ['OF205', 'site.json:17', '{nmae}', 'did you mean "{name}"?'],
    ['OF401', 'a.md:3', '<b>', 'Write **text** instead. Write \\< for a literal <.'],
    [
      'OF201',
      'b.md:1',
      '/nowhere',
      'there is no page at "/nowhere": add { "path": "/nowhere", "title": "Nowhere", "blocks": [ … ] } to "pages", or remove this link',
    ],
    ['OF205', 'b.md:1', '{nmae}', 'did you mean "{name}"?'],
  ]);
});

test('reports a file that is used twice only once', async () => {
  const folder = await folderOf({ 'site.json': siteShowing('a.md', 'a.md'), 'a.md': '<b>' });
  expect((await complaints(folder)).map(([code]) => code)).toEqual(['OF401']);
});

test.each(['../secret.md', 'texts/../../secret.md', 'texts/../gympark.md', '/etc/secret.md', './../secret.md'])(
  'refuses a path that leads outside, or seems to: %s',
  async (file) => {
    const folder = await folderOf({ 'site/site.json': siteShowing(file), 'secret.md': 'x', 'site/gympark.md': 'x' });
    expect((await complaints(join(folder, 'site'))).map(([code]) => code)).toEqual(['OF321']);
  },
);

test('refuses a link to a file or a folder outside', async () => {
  const folder = await folderOf({
    'site/site.json': siteShowing('a.md', 'texts/secret.md', 'inside.md'),
    'site/own.md': 'Mine',
    'secret/secret.md': 'x',
  });
  await symlink('../secret/secret.md', join(folder, 'site/a.md'));
  await symlink('../secret', join(folder, 'site/texts'));
  await symlink('own.md', join(folder, 'site/inside.md'));
  const found = await complaints(join(folder, 'site'), { followLinks: true });
  expect(found.map(([code, , where]) => [code, where])).toEqual([
    ['OF321', '"a.md"'],
    ['OF321', '"texts/secret.md"'],
  ]);
});

/* Private files next to a site, each with a path that a text could use. */
const secrets = [
  '.env',
  '.env.production',
  '.git/config',
  '.ssh/id_ed25519',
  '.notes/plan.md',
  '.onefolio/manifest.json',
  'node_modules/a/README.md',
  'keys/server.pem',
  'keys/ID_RSA',
  'backup/site.sql.gz',
  'credentials.json',
  'drafts/post.md~',
  'dist/index.html',
  'public/terms.md',
];

test.each(secrets)('shows nothing of %s, whatever link or chain of links leads to it', async (secret) => {
  const name = secret.slice(secret.lastIndexOf('/') + 1);
  const above = secret.slice(0, -name.length) || '.';
  const inside = name.endsWith('.md') ? name : 'a.md';
  const site = siteShowing('about.md', 'chain.md', ...(above === '.' ? [] : [`up/${inside}`]));
  const folder = await folderOf({ 'site.json': site, 'posts/own.md': '---\ntitle: Own\n---\nOwn', [secret]: 'secret' });
  await symlink(secret, join(folder, 'about.md'));
  await symlink(`../${secret}`, join(folder, 'posts/hello.md'));
  await symlink('posts/hello.md', join(folder, 'chain.md'));
  await symlink(above, join(folder, 'up'));
  if (inside !== name) await symlink(name, join(folder, above, inside));
  const all = await complaints(folder);
  expect(all.map(([code]) => code)).toEqual(Array(site.pages[0].blocks.length - 1).fill('OF341'));
  await put(join(folder, 'site.json'), { ...siteWith(), pages: [...siteWith().pages, { folder: 'posts' }] });
  expect((await complaints(folder)).map(([code, , where]) => [code, where])).toContainEqual(['OF341', '"posts"']);
});

test('shows no hidden file that is itself a link to another', async () => {
  const folder = await folderOf({ 'site.json': siteShowing('about.md'), 'real.txt': 'secret' });
  await symlink('real.txt', join(folder, '.env'));
  await symlink('.env', join(folder, 'about.md'));
  expect((await complaints(folder)).map(([code, , where]) => [code, where])).toEqual([['OF341', '"about.md"']]);
});

test.each(['.git/hooks', '.onefolio', '.drafts', 'node_modules/a', 'public', 'dist'])(
  'reads no posts from %s through another folder name',
  async (hidden) => {
    const pages = [...siteShowing().pages, { folder: 'posts' }, { folder: 'notes' }];
    const folder = await folderOf({ 'site.json': { ...siteWith(), pages }, [`${hidden}/a.md`]: 'secret' });
    await symlink(hidden, join(folder, 'posts'));
    await symlink('posts', join(folder, 'notes'));
    const codes = (await complaints(folder)).map(([code]) => code);
    expect(codes).toEqual(['OF341', 'OF341']);
  },
);

test('follows a link to another text of the site, and supports any folder name', async () => {
  const folder = await folderOf({
    'site.json': siteShowing('about.md', 'credentials/a.md'),
    'texts/about.md': 'About',
  });
  await put(join(folder, 'credentials/a.md'), 'Certificates');
  await symlink('texts/about.md', join(folder, 'about.md'));
  expect(await complaints(folder)).toEqual([]);
});

test.each(['public', 'dist', '.onefolio', 'Public'])('refuses a text in %s/', async (name) => {
  const folder = await folderOf({ 'site.json': siteShowing(`${name}/a.md`), [`${name}/a.md`]: 'x' });
  expect((await complaints(folder)).map(([code]) => code)).toEqual(['OF322']);
});

test('allows a file with the name of such a folder', async () => {
  const folder = await folderOf({ 'site.json': siteShowing('public.md', 'texts/public/a.md') });
  await put(join(folder, 'public.md'), 'x');
  await put(join(folder, 'texts/public/a.md'), 'x');
  expect(await complaints(folder)).toEqual([]);
});

test('suggests a file with a similar name for a missing one', async () => {
  const folder = await folderOf({ 'site.json': siteShowing('texts/Gympark.md', 'a.md/b.md'), 'texts/gympark.md': 'x' });
  await put(join(folder, 'a.md'), 'x');
  expect((await complaints(folder)).map(([code, , , fix]) => [code, fix])).toEqual([
    ['OF320', 'did you mean "texts/gympark.md"?'],
    ['OF320', 'Add the file or correct the path. Names are case-sensitive.'],
  ]);
});

test('applies the size limit to all texts of a site together', async () => {
  const half = `\`\`\`\n${'a'.repeat(600_000)}\n\`\`\``;
  const folder = await folderOf({ 'site.json': siteShowing('a.md', 'b.md'), 'a.md': half, 'b.md': half });
  expect((await complaints(folder)).map(([code]) => code)).toEqual([]);
  expect((await complaints(folder, { maxSize: 1 })).map(([code, , where]) => [code, where])).toEqual([
    ['OF323', '"b.md"'],
  ]);
});

test('reports where a text is not UTF-8, or contains invisible characters', async () => {
  const folder = await folderOf({
    'site.json': siteShowing('a.md', 'b.md', 'c.md', 'd.md'),
    'a.md': new Uint8Array(Buffer.from('One\nA\xEFcha', 'latin1')),
    'b.md': 'One\r\ntwo\u0007',
    'c.md': 'One\n\u202Etwo',
    'd.md': 'One\u2067two\u2069 and\ttabs\r\n',
  });
  expect((await complaints(folder)).map((found) => found.slice(0, 2))).toEqual([
    ['OF010', 'a.md:2'],
    ['OF013', 'b.md:2'],
    ['OF016', 'c.md:2'],
  ]);
});

test.each([
  ['with a heading', '# Caf\xE9\n'],
  ['with front matter', '---\ntitle: Caf\xE9\n---\n'],
])('explains how to save a text %s as UTF-8', async (_, text) => {
  const folder = await folderOf({
    'site.json': siteShowing('a.md'),
    'a.md': new Uint8Array(Buffer.from(text, 'latin1')),
  });
  const { diagnostics } = await load(sourceOf(join(folder, 'site.json')));
  expect(diagnostics.map(({ help }) => help)).toEqual([
    expect.stringMatching(/^The file is probably Windows-1252 \(ANSI\)\. Save it as UTF-8/),
  ]);
});

test('points at the first character of a text that was lost', async () => {
  const folder = await folderOf({ 'site.json': siteShowing('a.md'), 'a.md': 'One\n\ntw\uFFFD thr\uFFFDe' });
  const { diagnostics } = await load(sourceOf(join(folder, 'site.json')));
  const found = diagnostics.filter(({ code }) => code === 'OF442');
  expect(found).toMatchObject([{ message: 'A character is missing in "tw\uFFFD".', file: 'a.md', line: 3, column: 3 }]);
});

test('reports a folder in the place of a text', async () => {
  const folder = await folderOf({ 'site.json': siteShowing('a.md') });
  await mkdir(join(folder, 'a.md'));
  expect((await complaints(folder)).map(([code]) => code)).toEqual(['OF324']);
});

test.skipIf(process.platform === 'win32')('a pipe in the place of a text cannot be read', async () => {
  const folder = await folderOf({ 'site.json': siteShowing('a.md') });
  execFileSync('mkfifo', [join(folder, 'a.md')]);
  expect((await complaints(folder)).map(([code]) => code)).toEqual(['OF324']);
});

test('loads the Markdown parser only for a site with a long text', async () => {
  const form = { type: 'form', fields: [{ type: 'text', name: 'name', label: 'Name' }] };
  const folder = await folderOf({ 'site.json': '' });
  const source = sourceOf(join(folder, 'site.json'));
  const lookAt = (site: object | string) =>
    checkBytes(new TextEncoder().encode(typeof site === 'string' ? site : JSON.stringify(site)), source);
  for (const site of [siteWith(form), '{ "body": ["a"], "type": "text"', '{ "pages": { "body": "text" } }', '"\\u0061'])
    await lookAt(site);
  expect(source.textCache.readLongText).toBeUndefined();
  await lookAt(JSON.stringify(siteWith({ type: 'text', body: ['a'] })).replaceAll('text', 'te\\u0078t'));
  expect(source.textCache.readLongText).toBeDefined();
});

test('reads an unchanged text only once', async () => {
  const folder = await folderOf({ 'site.json': siteShowing('a.md'), 'a.md': 'One' });
  const source = sourceOf(join(folder, 'site.json'));
  const content = async () => {
    const { site } = await compileSource(source);
    const { readLongText } = source.textCache;
    return [site?.pages[0]?.blocks[1], readLongText?.('One')];
  };
  const first = await content();
  const second = await content();
  expect(second[1]).toBe(first[1]);
  await put(join(folder, 'a.md'), 'Two');
  expect((await content())[0]).not.toEqual(first[0]);
});

test('determines the size of pictures in a text', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
  const folder = await folderOf({
    'site.json': siteShowing('a.md'),
    'a.md': '> ![The hall](/hall.svg "By {name}")\n',
    'public/hall.svg': drawing,
  });
  const { site } = await compileSource(sourceOf(join(folder, 'site.json')));
  expect(site?.pages[0]?.blocks[1]).toMatchObject({
    content: [
      {
        kind: 'quote',
        content: [
          {
            kind: 'picture',
            picture: { src: '/hall.svg', alt: 'The hall', width: 40, height: 30 },
            caption: 'By Amina Trabelsi',
          },
        ],
      },
    ],
  });
});
