import { readdirSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { blocks } from '../../../src/blocks/schemas.ts';
import {
  checkStyleImports,
  inlineStyle,
  optionalStyles,
  printSheetsOf,
  readStyleSheets,
  stylesOfLetters,
} from '../../../src/node/bundle/style-sheets.ts';
import { guard } from '../../../src/node/bundle/visitor-bundle-guard.ts';
import { folderOf } from '../../support/folder.ts';
import { root } from '../../support/root.ts';

/* Builds a client bundle from these lines alone. */
const clientOf = (lines: string) =>
  build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: { write: false, rolldownOptions: { input: 'virtual:entry' } },
    plugins: [
      guard(root),
      {
        name: 'entry',
        resolveId: (id) => (id === 'virtual:entry' ? join(root, 'src/client/entry.ts') : null),
        load: (id) => (id === join(root, 'src/client/entry.ts') ? lines : null),
      },
    ],
  });

test.each([
  ['ajv', "import Ajv from 'ajv'; console.log(new Ajv());", 'the build has already validated the data'],
  [
    'a package that is loaded later',
    "console.log(import('parse5'));",
    'only react, wouter, @radix-ui, react-dom, sonner, @tanstack/query-core are allowed in the browser',
  ],
  [
    'a script of the project',
    "import { npmIn } from '../../scripts/npm.js'; console.log(npmIn('.'));",
    "isn't part of a site",
  ],
  ['a value of a schema', "import { labels } from '../../schema/labels.ts'; console.log(labels);", 'use "import type"'],
  [
    'the definition of a block',
    "import { hero } from '../blocks/hero/index.ts'; console.log(hero);",
    'belongs in src/shared/',
  ],
  [
    'the list of all schemas',
    "import { blocks } from '../blocks/schemas.ts'; console.log(blocks);",
    'use "import type"',
  ],
  [
    'code of the dev server',
    "import { shareUnchanged } from './dev/share-unchanged.ts'; console.log(shareUnchanged(1, 2));",
    'it is only for the owner',
  ],
  [
    'the build',
    "import { messageOf } from '../node/caught-error.ts'; console.log(messageOf(1));",
    "it runs only on the owner's machine",
  ],
  [
    'the pipeline',
    "import { nearest } from '../core/diagnostics/did-you-mean.ts'; console.log(nearest('a', ['b']));",
    'belongs in src/shared/',
  ],
])('keeps %s out of the client bundle, and prints the import chain', async (_, lines, reason) => {
  const failed = clientOf(lines);
  await expect(failed).rejects.toThrow(reason);
  await expect(failed).rejects.toThrow('imported by');
});

test('allows code that is written for browsers', async () => {
  await clientOf("import { today } from '../shared/time.ts'; console.log(today());");
});

test('removes spaces after commas and slashes, except in strings', () => {
  const sheet =
    '\n:root{--font:"Readex, Pro", "A\\", b", serif;--t:clamp(1rem, 2vw, 3rem);font:1rem / 1.5 x}a{content:", / "}\n';
  expect(inlineStyle(sheet)).toBe(
    ':root{--font:"Readex, Pro","A\\", b",serif;--t:clamp(1rem,2vw,3rem);font:1rem /1.5 x}a{content:", / "}',
  );
});

test('never closes the style element inside a string', () => {
  expect(inlineStyle('a{content:"</style>"}')).toBe('a{content:"<\\/style>"}');
});

test("removes the bundler's marker of a file", () => {
  expect(inlineStyle('a{b:c}/*$vite$:1*/\n')).toBe('a{b:c}');
});

test('shortens logical properties, except for inline start and end', () => {
  const sheet =
    'a{inline-size:1px;min-block-size:2px;&:hover{margin-block-start:3px}inset-block-end:4px;padding-block-end:5px}';
  expect(inlineStyle(sheet)).toBe('a{width:1px;min-height:2px;&:hover{margin-top:3px}bottom:4px;padding-bottom:5px}');
  for (const same of [
    'a{margin-inline-start:1px;inset-block:0;border-start-end-radius:1px}',
    '@container (inline-size>3rem){a{container-type:inline-size}}',
    'a{--block-size:1px;content:"block-size"}',
  ])
    expect(inlineStyle(same)).toBe(same);
});

test('removes what nested selectors do not need', () => {
  const sheet = 'a{& b{c:d}& .e{f:g}&:hover{h:i}j:k;& [l]{m:n}.o &{p:q}&>r{s:t}& u,& v{w:x}}';
  const short = 'a{b{c:d}.e{f:g}&:hover{h:i}j:k;[l]{m:n}.o &{p:q}&>r{s:t}u,& v{w:x}}';
  expect(inlineStyle(sheet)).toBe(short);
});

describe('style sheets', () => {
  /* A minimal folder of Onefolio, with a block. */
  const sources = {
    'src/styles/print.css': '',
    'src/components/print.css': '',
    'src/blocks/views.ts': '',
    'src/blocks/y/style.css': '',
    'src/blocks/x/style.css': '',
    'src/blocks/x/style.wide.css': '',
    'src/blocks/x/print.css': '',
    'src/blocks/z/view.tsx': '',
    'src/looks/plain/look.ts': '',
    'src/looks/large/look.css': '',
  };
  const bundled = {
    'styles/print.css': '.header{order:0}\n',
    'styles/components-print.css': 'figure{order:1}\n',
    'styles/print-x.css': '.x{order:2}\n',
    'styles/style-languages.css': 'c{}\n',
    'styles/style-pictures.css': 'd{}\n',
    'styles/style-y.css': 'b{}\n',
    'styles/style-x.css': 'a{content:"</style>"}\n',
    'styles/style-x_wide.css': 'e{}\n',
    'styles/look-large.css': '@font-face{src:url(onefolio-base:/assets/large-1.woff2)}c{}\n',
    ...Object.fromEntries(Object.keys(stylesOfLetters(root)).map((name) => [`styles/${name}.css`, ''])),
    'styles/letters-greek.css': '@font-face{src:url(onefolio-base:/assets/rare-1.woff2)}\n',
    'styles/assets/large-1.woff2': 'font',
    'styles/assets/rare-1.woff2': 'font',
  };

  test('gives the language menu, pictures and every block type their own style sheets', () => {
    expect(Object.keys(optionalStyles(root)).filter((name) => !name.includes('_'))).toEqual([
      'style-languages',
      'style-pictures',
      ...blocks.map((block) => `style-${block.properties.type.const}`).sort(),
    ]);
  });

  test('splits the style sheet of a block only by its settings, kinds and layouts', () => {
    const split = Object.keys(optionalStyles(root)).flatMap((name) => {
      const [, type, setting] = /^style-(.*)_(.*)$/.exec(name) ?? [];
      return (setting ?? '').split('-').flatMap((each) => (type && each ? [{ type, setting: each }] : []));
    });
    expect(split).toContainEqual({ type: 'hero', setting: 'article' });
    // The views of a block read what is written, or what is made of it.
    const viewsOf = (type: string) => {
      const folder = join(root, 'src/blocks', type);
      return readdirSync(folder).flatMap((file) =>
        file.endsWith('.tsx') ? [readFileSync(join(folder, file), 'utf8')] : [],
      );
    };
    const wrong = split.filter(
      ({ type, setting }) => !viewsOf(type).some((view) => new RegExp(`\\b${setting}\\b`).test(view)),
    );
    expect(wrong).toEqual([]);
  });

  test('allows a block to have style sheets for the screen, for a setting, for print, or none', async () => {
    const folder = await folderOf(sources);
    expect(Object.entries(optionalStyles(folder))).toEqual([
      ['style-languages', join(folder, 'src/components/languages/style.css')],
      ['style-pictures', join(folder, 'src/components/pictures/style.css')],
      ['style-x', join(folder, 'src/blocks/x/style.css')],
      ['style-x_wide', join(folder, 'src/blocks/x/style.wide.css')],
      ['style-y', join(folder, 'src/blocks/y/style.css')],
    ]);
    expect(printSheetsOf(folder)).toEqual({
      print: join(folder, 'src/styles/print.css'),
      'components-print': join(folder, 'src/components/print.css'),
      'print-x': join(folder, 'src/blocks/x/print.css'),
    });
  });

  describe('the bundle', () => {
    test('is read for inlining, and its folder is removed', async () => {
      const folder = await folderOf({ ...sources, ...bundled });
      const client = join(folder, 'client');
      const { styles, looks, letters, printRules } = await readStyleSheets(folder, join(folder, 'styles'), client);
      expect(Object.entries(styles)).toEqual([
        ['languages', 'c{}'],
        ['pictures', 'd{}'],
        ['x', 'a{content:"<\\/style>"}'],
        ['x_wide', 'e{}'],
        ['y', 'b{}'],
      ]);
      expect(printRules).toBe('.header{order:0}figure{order:1}.x{order:2}');
      const style = '@font-face{src:url(onefolio-base:/assets/large-1.woff2)}c{}';
      expect(looks).toEqual({ large: { style, files: ['assets/large-1.woff2'] } });
      const rare = '@font-face{src:url(onefolio-base:/assets/rare-1.woff2)}';
      expect(letters).toMatchObject({ greek: { style: rare, files: ['assets/rare-1.woff2'] }, thai: { files: [] } });
      expect(await readdir(folder)).toEqual(['client', 'src']);
      expect(await readdir(join(folder, 'client/assets'))).toEqual(['large-1.woff2', 'rare-1.woff2']);
    });

    test('must not contain unpublished assets', async () => {
      const folder = await folderOf({ ...sources, ...bundled, 'styles/assets/a.woff2': '' });
      await expect(readStyleSheets(folder, join(folder, 'styles'), folder)).rejects.toThrow(
        'must not emit files: a.woff2',
      );
    });
  });

  /* Bundles a client with this entry. */
  const clientOf = async (files: Record<string, string>) => {
    const folder = await folderOf(files);
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      publicDir: false,
      build: { write: false, cssCodeSplit: false, rolldownOptions: { input: join(folder, 'entry.js') } },
      plugins: [checkStyleImports()],
    });
  };

  describe('the client', () => {
    test('may import style sheets in its entry', async () => {
      await clientOf({ 'entry.js': "import './site.js'", 'site.js': "import './a.css'", 'a.css': 'a{order:1}' });
    });

    test.each([
      [
        'a style sheet in what is loaded later',
        { 'entry.js': "import('./late.js')", 'late.js': "import './a.css'", 'a.css': 'a{order:1}' },
      ],
      ['that of a block', { 'entry.js': "import './src/blocks/x/style.css'", 'src/blocks/x/style.css': 'a{order:1}' }],
    ])('may not import %s', async (_, files) => {
      await expect(clientOf(files)).rejects.toThrow('would be on the pages of every site');
    });
  });
});
