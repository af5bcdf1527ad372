import { join } from 'node:path';
import { expect, test } from 'vitest';
import { command } from '../support/command.ts';
import { contentsOf, folderOf } from '../support/folder.ts';
import { siteWith, smallSite } from '../support/sites/site.ts';

const [current, wrong] = [smallSite(), siteWith({ type: 'nothing' })];
const [newer, older] = [
  { ...smallSite(), version: 2 },
  { ...smallSite(), version: 0 },
];

test.each([
  ['is current', current, 0, 'site.json is version 1 already: there is nothing to change'],
  ['is current and wrong', wrong, 0, 'site.json is version 1 already: there is nothing to change'],
  ['is newer', newer, 1, 'error OF901: this file is version 2, and this Onefolio reads version 1'],
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
