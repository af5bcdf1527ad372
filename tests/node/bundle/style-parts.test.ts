import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { keepPartsApart, stylePartsOf, takeStyleParts } from '../../../src/node/bundle/style-parts.ts';
import { folderOf } from '../../support/folder.ts';
import { root } from '../../support/root.ts';

test('has a part for each view that is loaded where it is needed', async () => {
  const { loaders } = await import('../../../src/blocks/load-views.ts');
  // What few blocks show has a part for each of these.
  const types = Object.keys(loaders).filter((name) => name !== 'more');
  expect(Object.keys(stylePartsOf(root))).toEqual(expect.arrayContaining(types));
});

test('finds parts in every folder, in the order of their names', async () => {
  const folder = await folderOf({ 'src/b/x.part.css': '', 'src/a/y.part.css': '', 'src/z.css': '', 'w.part.css': '' });
  const files = stylePartsOf(folder);
  expect(Object.entries(files)).toEqual([
    ['x', join(folder, 'src/b/x.part.css')],
    ['y', join(folder, 'src/a/y.part.css')],
  ]);
});

test.each([
  ['card-highlights', 'card-more'],
  ['card-highlights', 'card-links'],
  ['card-filters', 'many-filters'],
  ['counters', 'hero-sizes'],
])('lets the part %s come before %s, which changes what it says', (usual, more) => {
  expect(Object.keys(stylePartsOf(root)).filter((name) => name === usual || name === more)).toEqual([usual, more]);
});

test('fails where two parts have the same name', async () => {
  const folder = await folderOf({ 'src/b/x.part.css': '', 'src/a/x.part.css': '' });
  expect(() => stylePartsOf(folder)).toThrow('two parts of the style sheet have the same name');
});

describe('what was bundled', () => {
  test('is taken so that it can stand in a page, and leaves nothing behind', async () => {
    const folder = await folderOf({
      'src/x.part.css': '',
      'src/y.part.css': '',
      'styles/y.css': 'b{}\n',
      'styles/x.css': 'a{content:"</style>"}\n',
    });
    const taken = await takeStyleParts(folder, join(folder, 'styles'));
    expect(Object.entries(taken)).toEqual([
      ['x', 'a{content:"<\\/style>"}'],
      ['y', 'b{}'],
    ]);
    expect(await readdir(folder)).toEqual(['src']);
  });

  test('may hold no file that nobody would publish', async () => {
    const folder = await folderOf({ 'src/x.part.css': '', 'styles/x.css': '', 'styles/a.woff2': '' });
    await expect(takeStyleParts(folder, join(folder, 'styles'))).rejects.toThrow('must not emit files: a.woff2');
  });
});

/* Bundles a client whose entry is this. */
const clientOf = async (files: Record<string, string>) => {
  const folder = await folderOf(files);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: { write: false, cssCodeSplit: false, rolldownOptions: { input: join(folder, 'entry.js') } },
    plugins: [keepPartsApart()],
  });
};

describe('the client', () => {
  test('may import style sheets at once', async () => {
    await clientOf({ 'entry.js': "import './site.js'", 'site.js': "import './a.css'", 'a.css': 'a{order:1}' });
  });

  test.each([
    [
      'what is loaded later',
      { 'entry.js': "import('./late.js')", 'late.js': "import './a.css'", 'a.css': 'a{order:1}' },
    ],
    ['a part', { 'entry.js': "import './x.part.css'", 'x.part.css': 'a{order:1}' }],
  ])('may not import a style sheet through %s', async (_, files) => {
    await expect(clientOf(files)).rejects.toThrow('would be on the pages of every site');
  });
});
