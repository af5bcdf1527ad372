import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { command } from '../support/command.ts';
import { contentsOf, folderOf } from '../support/folder.ts';
import { root } from '../support/root.ts';
import { siteWith, smallSite } from '../support/sites/site.ts';

const [current, wrong] = [smallSite(), siteWith({ type: 'nothing' })];
const [newer, older] = [
  { ...smallSite(), version: 3 },
  { ...smallSite(), version: 0 },
];

test.each([
  ['is current', current, 0, 'site.json is version 2 already: there is nothing to change'],
  ['is current and wrong', wrong, 0, 'site.json is version 2 already: there is nothing to change'],
  ['is newer', newer, 1, 'error OF901: this file is version 3, and this Onefolio reads version 2'],
  ['is older than any migration', older, 1, 'nothing was written: no step leads on from version 0'],
  ['names no version', {}, 1, 'error OF102: this site has no "version"'],
  ['is not JSON', '{', 1, 'error OF007'],
  ['is a list', '[]', 1, 'error OF103'],
])('migrate leaves a file unchanged that %s, and says why', async (_, site, code, words) => {
  const folder = await folderOf({ 'site.json': site });
  const before = await contentsOf(folder);
  const result = await command(['migrate'], {}, folder);
  expect([result.code, result.stdout + result.stderr]).toEqual([code, expect.stringContaining(words)]);
  expect(await contentsOf(folder)).toEqual(before);
});

test('migrate reports a missing file', async () => {
  const { code, stderr } = await command(['migrate', '--site', join(await folderOf(), 'mine.json')]);
  expect([code, stderr]).toEqual([1, expect.stringContaining('error OF000: there is no file mine.json')]);
});

test('check suggests "onefolio migrate" for an older file', async () => {
  const folder = await folderOf({ 'site.json': older });
  const { code, stderr } = await command(['check'], {}, folder);
  expect([code, stderr]).toEqual([1, expect.stringContaining('run "onefolio migrate"')]);
});

test.each([
  ['in devDependencies', { devDependencies: { onefolio: '^0.0.1' } }, {}, 'npm install --save-dev onefolio@^'],
  ['in dependencies', { dependencies: { onefolio: '0.0.1' } }, { 'yarn.lock': '' }, 'yarn add --dev onefolio@^'],
  [
    'with pnpm',
    { devDependencies: { onefolio: '~0.0.1' } },
    { 'pnpm-lock.yaml': '' },
    'pnpm add --save-dev onefolio@^',
  ],
])(
  'migrate says how to raise an older range of package.json, %s, and leaves the file to npm',
  async (_, mine, more, line) => {
    const folder = await folderOf({ 'site.json': current, 'package.json': mine, ...more });
    const before = await contentsOf(folder);
    const { code, stdout } = await command(['migrate'], {}, folder);
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining(
        `package.json asks for an older Onefolio. To install ${version} for this site too, type:\n\n  ${line}${version}\n`,
      ),
    ]);
    expect(await contentsOf(folder)).toEqual(before);
  },
);

test.each([
  ['the lockfile', 'package-lock.json', { packages: { 'node_modules/onefolio': { version: '0.0.9' } } }],
  ['node_modules', 'node_modules/onefolio/package.json', { version: '0.0.9' }],
])(
  'migrate says how to install a newer Onefolio where package.json allows it and %s has an older one',
  async (_, file, older) => {
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    const range = { devDependencies: { onefolio: `^${version}` } };
    const folder = await folderOf({ 'site.json': current, 'package.json': range, [file]: older });
    expect((await command(['migrate'], {}, folder)).stdout).toContain(
      `Onefolio 0.0.9 is installed. To install ${version} for this site too, type:\n\n  npm install --save-dev onefolio@^${version}\n`,
    );
  },
);

test.each([
  ['it fits', '{"devDependencies":{"onefolio":"^99.0.0"}}'],
  ['it is of another kind', '{"devDependencies":{"onefolio":"latest"}}'],
  ['Onefolio is not in it', '{"devDependencies":[]}'],
  ['it is no object', '[]'],
  ['it cannot be read', '{'],
])('migrate says nothing of package.json when %s', async (_, text) => {
  const folder = await folderOf({ 'site.json': current, 'package.json': text });
  expect((await command(['migrate'], {}, folder)).stdout).toBe(
    'site.json is version 2 already: there is nothing to change\n',
  );
});
