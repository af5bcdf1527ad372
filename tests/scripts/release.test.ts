import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readReceipt, receiptOf, refusalOf } from '../../scripts/release/receipt.js';
import { hashOfSources } from '../../scripts/release/sources.js';
import { folderOf, put } from '../support/folder.ts';

const receipt = { version: '1.0.0', sources: 'a', tarball: 'b' };
const manifest = (owner: string) => ({
  homepage: `https://github.com/${owner}/onefolio#readme`,
  repository: { type: 'git', url: `git+https://github.com/${owner}/onefolio.git` },
  bugs: `https://github.com/${owner}/onefolio/issues`,
});

test('publishes the tested files of a release', () => {
  expect(refusalOf(manifest('amina'), receipt, { ...receipt })).toBeNull();
});

test.each([
  ['with a placeholder for the repository', manifest('you'), receipt, /still contain the placeholder "you"/],
  ['without a verified release', manifest('amina'), null, /no release has been verified yet: run "npm run release"/],
  [
    'of another version',
    manifest('amina'),
    { ...receipt, version: '0.9.0' },
    /verified version is 0\.9\.0, but this is 1\.0\.0/,
  ],
  ['of other sources', manifest('amina'), { ...receipt, sources: 'c' }, /the sources have changed/],
  ['packed into other bytes', manifest('amina'), { ...receipt, tarball: 'c' }, /differs from the one that "npm run/],
])('refuses to publish a package %s', (_, manifest, proved, reason) => {
  expect(refusalOf(manifest, proved, receipt)).toMatch(reason);
});

test('recognizes a release by its tarball and by every file that git does not ignore', async () => {
  const folder = await folderOf({
    'package.json': { version: '1.0.0' },
    'src/a.ts': 'a',
    '.gitignore': '/release/\n',
    'release/onefolio.tgz': 'x',
  });
  execFileSync('git', ['init', '-q'], { cwd: folder });
  const tarball = join(folder, 'release/onefolio.tgz');
  const before = receiptOf(folder, tarball);
  await put(join(folder, 'release/receipt.json'), before);
  expect(readReceipt(join(folder, 'release/receipt.json'))).toEqual(receiptOf(folder, tarball));
  expect(readReceipt(join(folder, 'release/other.json'))).toBeNull();

  await put(tarball, 'y');
  expect(receiptOf(folder, tarball)).toEqual({ ...before, tarball: expect.not.stringMatching(before.tarball) });
  const hashes = [before.sources];
  for (const [name, text] of [
    ['src/a.ts', 'b'],
    ['src/b.ts', 'b'],
    ['tests/b.ts', 'b'],
  ] as const) {
    await put(join(folder, name), text);
    hashes.push(hashOfSources(folder));
  }
  await rm(join(folder, 'src/a.ts'));
  hashes.push(hashOfSources(folder));
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('defines the repository once: create-onefolio uses the same', async () => {
  const text = await readFile(new URL('../../scripts/create/package.json', import.meta.url), 'utf8');
  expect(Object.keys(JSON.parse(text)).filter((name) => /repository|homepage|bugs|version/.test(name))).toEqual([]);
});
