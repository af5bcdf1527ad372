import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { load, sourceOf } from '../../../src/node/load/load.ts';
import { readOlder } from '../../../src/node/load/load-older.ts';
import { step } from '../../edit/migrate/migrations/step.ts';
import { contentsOf, folderOf } from '../../support/folder.ts';
import { root } from '../../support/root.ts';
import { smallSite } from '../../support/sites/site.ts';

const before = await readFile(join(root, 'tests/edit/migrate/migrations/0-to-1/before.json'), 'utf8');

async function read(site: string | object, chain = [step]) {
  const folder = await folderOf({ 'site.json': site });
  const contents = await contentsOf(folder);
  const source = sourceOf(join(folder, 'site.json'));
  const older = readOlder(await load(source), source, chain);
  expect(await contentsOf(folder)).toEqual(contents);
  return older;
}

test('reads a file of an older version as it would be after a migration, and leaves it as it is', async () => {
  const older = await read(before);
  expect([older?.from, older?.compiled.site?.owner]).toEqual([0, { name: 'Amina', email: 'amina@example.com' }]);
  expect(older?.compiled.diagnostics).toEqual([]);
});

test.each([
  ['of the current version', smallSite()],
  ['that is wrong', { ...smallSite(), pages: 1 }],
  ['of a newer version', { ...smallSite(), version: 2 }],
  ['that would be wrong after a migration', before.replace('"hero"', '"heroo"')],
])('reads no file %s', async (_, site) => {
  expect(await read(site)).toBe(null);
});

test('reads no file from which no step leads on', async () => {
  expect(await read(before, [])).toBe(null);
});
