import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { expect, test } from 'vitest';
import { table } from '../../scripts/imports/allowed-imports.js';
import { importProblems } from '../../scripts/imports/import-problems.js';
import { complete, counted } from '../support/coverage/globs.ts';
import { folderOf } from '../support/folder.ts';
import { root } from '../support/root.ts';

/* A file deep in a folder; src/blocks/ itself has no other folders than those of blocks. */
const fileIn = (folder: string, isView = false) =>
  `${folder.replace('*', 'hero')}${folder === 'src/blocks' ? '' : '/deep'}/x.${isView ? 'tsx' : 'ts'}`;
const isPath = (place: string) => /^(?:src|schema)\b/.test(place);
/* The problems of an import of a place, which is a file, a folder, a package or "node:". */
function problemsOf(file: string, place: string, kind = 'import'): string[] {
  const module = !isPath(place) ? place.replace(/:$/, ':fs') : /\.\w+$/.test(place) ? place : `${place}/y.ts`;
  const name = isPath(place) ? posix.relative(posix.dirname(file), module) : module;
  return importProblems({
    [file]: `// What is here.\n${kind} {} from '${name.startsWith('.') ? name : isPath(place) ? `./${name}` : name}';`,
  });
}

const apart = ['content/markdown', 'content/posts', 'outputs/markdown', 'outputs/contact', 'style'];
const changers = ['src/fixes', 'src/edit', 'src/translate', 'src/resume-import'];
/* What the architecture forbids, whatever the table allows. */
const never: Record<string, string[]> = {
  schema: ['src/shared', 'src/core', 'react', 'node:'],
  'src/shared': ['schema', 'src/core', 'react', 'node:'],
  'src/core': ['node:', 'react', 'src/fixes', 'src/blocks', 'src/components', 'src/node'],
  ...Object.fromEntries(apart.map((each) => [`src/core/${each}`, ['node:', 'src/blocks', 'src/components']])),
  ...Object.fromEntries(changers.map((folder) => [folder, ['node:', 'react', 'src/blocks', 'src/node']])),
  'src/labels': ['schema'],
  'src/looks': ['src/blocks', 'react'],
  'src/styles': ['src/blocks'],
  'src/blocks': ['schema', 'src/core/resolve'],
  'src/blocks/hero': ['node:', 'react', 'src/components', 'src/client', 'src/blocks/text', 'ajv'],
  'src/components': ['schema', 'src/core', 'src/client', 'src/blocks', 'sonner'],
  'src/client': ['schema', 'src/core', 'src/fixes', 'src/node', 'src/client/dev', 'ajv', 'node:'],
  'src/client/dev': ['schema', 'src/node'],
  'src/node': ['react', 'src/client', 'src/components', 'src/cli', 'src/doctor', 'vite'],
  'src/node/bundle': ['src/client', 'src/cli'],
  'src/node/dev': ['src/client', 'src/doctor', 'src/node/bundle', 'vite'],
  'src/doctor': ['src/client', 'src/cli', 'vite'],
  'src/cli': ['react', 'src/client', 'vite'],
};

test.each(Object.entries(never))('rejects in %s: %j', (folder, places) => {
  const file = fileIn(folder);
  for (const place of places)
    expect(problemsOf(file, place)).toEqual([
      expect.stringContaining(`${file}:2: ${folder} may not import a value of `),
    ]);
});

test('rejects in the view of a block what only runs in the build', () => {
  const places = ['schema', 'src/blocks/hero/schema.ts', 'src/core', 'src/client', 'src/blocks/text', 'node:'];
  for (const place of places) expect([place, problemsOf('src/blocks/hero/view.tsx', place).length]).toEqual([place, 1]);
});

type Row = Pick<(typeof table)[number], 'folder' | 'values' | 'otherwise' | 'isView'> & {
  types: string[];
  because?: [places: string[], reason: string][];
};
test.each(table as Row[])('allows in $folder what its row lists, and gives each of its reasons otherwise', (row) => {
  const { folder, values, types, because = [], otherwise, isView } = row;
  const file = fileIn(folder, isView);
  for (const place of values)
    expect([place, problemsOf(file, place.replace('!', '')).length]).toEqual([place, place.startsWith('!') ? 1 : 0]);
  for (const place of types) expect([place, problemsOf(file, place, 'import type')]).toEqual([place, []]);
  for (const [places, reason] of because)
    expect(places.flatMap((place) => problemsOf(file, place))).toContainEqual(expect.stringContaining(reason));
  expect(problemsOf(file, 'left-pad')).toEqual([expect.stringContaining(otherwise)]);
});

test.each([
  ['an import of types that loads its module', "import { type Hero } from './schema.ts';"],
  ['an import for its side effects', "import './schema.ts';"],
  ['a re-export', "export { hero } from './schema.ts';"],
  ['a re-export of everything', "export * from './schema.ts';"],
  ['a dynamic import', "export const load = async () => (await import('./schema.ts')).hero;"],
  ['an import with a template', 'export const load = () => import(`./schema.ts`);'],
  ['an import of the text of a file', "import text from './schema.ts?raw';"],
])('treats %s as an import of a value', (_, line) => {
  expect(importProblems({ 'src/blocks/hero/view.tsx': line })).toEqual([
    expect.stringContaining('src/blocks/hero may not import a value of src/blocks/hero/schema.ts.'),
  ]);
});

test.each([
  "import type { Hero } from './schema.ts';",
  "export type { Hero } from './schema.ts';",
  "export type * from './schema.ts';",
  "type Hero = import('./schema.ts').Hero;",
  "let hero: typeof import('./schema.ts');",
])('treats this as an import of types: %s', (line) => {
  expect(importProblems({ 'src/blocks/hero/view.tsx': line })).toEqual([]);
  expect(importProblems({ 'src/cli/main.ts': line.replace('./schema', '../components/hero') })).toHaveLength(1);
});

test('rejects a file without a row in the table', () => {
  expect(importProblems({ 'src/main.ts': "import './x.ts';" })).toEqual([
    'src/main.ts:1: no folder in scripts/imports/allowed-imports.js contains this file.',
  ]);
});

test('finds a cycle, also one of types, and prints it once', () => {
  const sources = {
    'src/node/a.ts': "\nimport { b } from './b.ts';",
    'src/node/b.ts': "import type { C } from './deep/c.ts';",
    'src/node/deep/c.ts': "const load = () => import('../a.ts');",
    'src/node/d.ts': "import { a } from './a.ts';",
  };
  expect(importProblems(sources)).toEqual([
    'src/node/a.ts:2: circular import: src/node/a.ts → src/node/b.ts → src/node/deep/c.ts → src/node/a.ts. Move the shared code to a separate file.',
  ]);
});

test('finds folders of src/core/ that import each other, also types', () => {
  const sources = {
    'src/core/text/a.ts': "import { b } from '../source/b.ts';",
    'src/core/source/b.ts': '',
    'src/core/source/deep/c.ts': "\nimport type { D } from '../../text/d.ts';",
    'src/core/text/d.ts': '',
    'src/core/checks/e.ts': "import type { F } from '../resolve/f.ts';",
    'src/core/resolve/f.ts': '',
  };
  expect(importProblems(sources)).toEqual([
    'src/core/text/a.ts:1: folders of src/core/ import each other: src/core/text/a.ts imports src/core/source/b.ts, src/core/source/deep/c.ts imports src/core/text/d.ts. Move one of these files to another folder.',
  ]);
});

test('finds each of two cycles that share a file', () => {
  const sources = {
    'src/node/a.ts': "import './b.ts';\nimport './c.ts';",
    'src/node/b.ts': "import './a.ts';",
    'src/node/c.ts': "import './a.ts';",
  };
  expect(importProblems(sources)).toHaveLength(2);
});

function check(folder: string) {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/check-imports.js'), folder], {
    encoding: 'utf8',
  });
  return { status, stderr };
}

test('fails if a file at any depth has a forbidden import', async () => {
  const folder = await folderOf({
    'schema/site.ts': '',
    'src/core/a/b/c.ts': "import 'node:fs';",
    'src/client/boot.js': "import '../cli/main.ts';",
  });
  const { status, stderr } = check(folder);
  expect(status).toBe(1);
  expect(stderr.match(/^\S+:\d+:/gm)).toEqual(['src/client/boot.js:1:', 'src/core/a/b/c.ts:1:']);
});

test('finds no forbidden import in the sources of Onefolio', () => {
  expect(check(root)).toEqual({ status: 0, stderr: '' });
});

/* A folder that was renamed would otherwise leave its row without effect. */
const files = ['schema', 'src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/')),
);

/* "**" stands for any number of folders, and "*" for one name. */
const toPattern = (glob: string) =>
  new RegExp(
    `^${glob
      .replaceAll('.', '\\.')
      .replace(/\{(.*?)\}/g, (_, list: string) => `(?:${list.replaceAll(',', '|')})`)
      .replace(/\*\*\/?|\*/g, (star) => (star === '*' ? '[^/]*' : '.*'))}$`,
  );

test.each([...counted, ...complete])('the coverage of %s has files', (glob) => {
  expect(files.filter((file) => toPattern(glob).test(file))).not.toEqual([]);
});

test.each(table.map(({ folder }) => folder))('the allowed imports of %s have files', (folder) => {
  expect(files.filter((file) => toPattern(`${folder}/**`).test(file))).not.toEqual([]);
});
