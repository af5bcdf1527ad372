import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findUpgrade } from '../../src/cli/upgrade-command.ts';
import { command } from '../support/command.ts';
import { contentsOf, folderOf } from '../support/folder.ts';
import { siteWith, smallSite } from '../support/sites/site.ts';

const [current, wrong] = [smallSite(), siteWith({ type: 'nothing' })];
const [newer, older] = [
  { ...smallSite(), version: 3 },
  { ...smallSite(), version: 0 },
];

test.each([
  ['is current', current, 0, 'site.json already uses version 2. There is nothing to migrate.'],
  ['is current and wrong', wrong, 0, 'site.json already uses version 2. There is nothing to migrate.'],
  ['is newer', newer, 1, 'error OF901: This file is version 3; this version of Onefolio reads version 2.'],
  ['is older than any migration', older, 1, "nothing was written: version 0 can't be migrated"],
  ['names no version', {}, 1, 'error OF102: The site is missing "version".'],
  ['is not JSON', '{', 1, 'error OF007'],
  ['is a list', '[]', 1, 'error OF103'],
])("migrate doesn't change a file that %s, and explains why", async (_, site, code, words) => {
  const folder = await folderOf({ 'site.json': site });
  const before = await contentsOf(folder);
  const result = await command(['migrate'], {}, folder);
  expect([result.code, result.stdout + result.stderr]).toEqual([code, expect.stringContaining(words)]);
  expect(await contentsOf(folder)).toEqual(before);
});

test("migrate keeps a street published, unless the site's schema is current", async () => {
  const site = smallSite();
  site.owner.location = { address: '12 Rue de Rome', city: 'Tunis' };
  const folder = await folderOf({ 'site.json': site });
  const { stdout } = await command(['migrate'], {}, folder);
  expect(stdout).toContain('Updated site.json: your street address stays published where it was');
  expect(JSON.parse(await readFile(join(folder, 'site.json'), 'utf8')).owner.for).toEqual({ address: ['web', 'cv'] });

  const newer = await folderOf({ 'site.json': site, 'site.schema.json': '{ "properties": { "timeZone": {} } }' });
  expect((await command(['migrate'], {}, newer)).stdout).toContain('There is nothing to migrate.');
});

test('migrate reports a missing file', async () => {
  const { code, stderr } = await command(['migrate', '--site', join(await folderOf(), 'mine.json')]);
  expect([code, stderr]).toEqual([1, expect.stringContaining("error OF000: Can't find mine.json.")]);
});

test('check suggests "onefolio migrate" for an older file', async () => {
  const folder = await folderOf({ 'site.json': older });
  const { code, stderr } = await command(['check'], {}, folder);
  expect([code, stderr]).toEqual([1, expect.stringContaining('Run "onefolio migrate"')]);
});

const published = { version: '1.2.0', sharp: '*', isPublished: true };

test.each([
  ['in devDependencies', { devDependencies: { onefolio: '^0.0.1' } }, {}, 'npm install --save-dev onefolio@^1.2.0'],
  ['in dependencies', { dependencies: { onefolio: '0.0.1' } }, { 'yarn.lock': '' }, 'yarn add --dev onefolio@^1.2.0'],
  [
    'with pnpm',
    { devDependencies: { onefolio: '~0.0.1' } },
    { 'pnpm-lock.yaml': '' },
    'pnpm add --save-dev onefolio@^1.2.0',
  ],
])('a published Onefolio prints how to update an older range in package.json, %s', async (_, mine, more, line) => {
  const folder = await folderOf({ 'package.json': mine, ...more });
  expect(await findUpgrade(folder, published)).toEqual({
    reason: 'package.json requires an older version of Onefolio',
    line,
  });
});

test.each([
  ['the lockfile', 'package-lock.json', { packages: { 'node_modules/onefolio': { version: '0.0.9' } } }],
  ['node_modules', 'node_modules/onefolio/package.json', { version: '0.0.9' }],
])(
  'a published Onefolio prints how to install it if package.json allows it and %s contains an older one',
  async (...row) => {
    const [, file, older] = row;
    const folder = await folderOf({ 'package.json': { devDependencies: { onefolio: '^1.2.0' } }, [file]: older });
    expect(await findUpgrade(folder, published)).toEqual({
      reason: 'Onefolio 0.0.9 is installed',
      line: 'npm install --save-dev onefolio@^1.2.0',
    });
  },
);

test.each([
  ['it fits', '{"devDependencies":{"onefolio":"^99.0.0"}}'],
  ['it is a tag', '{"devDependencies":{"onefolio":"latest"}}'],
  ['it is a tarball', '{"devDependencies":{"onefolio":"file:vendor/onefolio-1.0.0-0123456789ab.tgz"}}'],
  ['Onefolio is not in it', '{"devDependencies":[]}'],
  ['it is not an object', '[]'],
  ['it cannot be read', '{'],
])('a published Onefolio prints nothing about package.json if %s', async (_, text) => {
  expect(await findUpgrade(await folderOf({ 'package.json': text }), published)).toBeNull();
});

test.each([
  ['installs one from npm', '^0.1.0', 'package.json installs Onefolio from npm'],
  ['has an older tarball', 'file:vendor/onefolio-1.0.0-0123456789ab.tgz', 'Onefolio 1.0.0 is installed'],
])('a clone prints how to install itself in a site that %s, without npm', async (_, onefolio, reason) => {
  const folder = await folderOf({ 'package.json': { devDependencies: { onefolio } } });
  const clone = { ...published, isPublished: false };
  expect(await findUpgrade(folder, clone)).toEqual({ reason, line: `npm run update -- ${folder}` });
});

test.each(['file:vendor/onefolio-1.2.0-0123456789ab.tgz', 'github:me/onefolio', 'latest'])(
  'a clone prints nothing about a package.json with %s',
  async (onefolio) => {
    const folder = await folderOf({ 'package.json': { dependencies: { onefolio } } });
    expect(await findUpgrade(folder, { ...published, isPublished: false })).toBeNull();
  },
);

test("migrate prints how to install this Onefolio in a site, and doesn't change package.json", async () => {
  const folder = await folderOf({ 'site.json': current, 'package.json': { devDependencies: { onefolio: '^0.0.1' } } });
  const before = await contentsOf(folder);
  const { code, stdout } = await command(['migrate'], {}, folder);
  expect([code, stdout]).toEqual([0, expect.stringContaining(`\n\n  npm run update -- ${folder}\n`)]);
  expect(await contentsOf(folder)).toEqual(before);
});
