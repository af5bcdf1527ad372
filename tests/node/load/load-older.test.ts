import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { steps } from '../../../src/edit/migrate/steps.ts';
import { hostOf, load, sourceOf } from '../../../src/node/load/load.ts';
import { readOlder } from '../../../src/node/load/load-older.ts';
import { step } from '../../edit/migrate/migrations/step.ts';
import { contentsOf, folderOf } from '../../support/folder.ts';
import { root } from '../../support/root.ts';
import { smallSite } from '../../support/sites/site.ts';

const before = await readFile(join(root, 'tests/edit/migrate/migrations/0-to-1/before.json'), 'utf8');

async function read(site: string | object, chain = [step, ...steps]) {
  const folder = await folderOf({ 'site.json': site });
  const contents = await contentsOf(folder);
  const source = sourceOf(join(folder, 'site.json'));
  await source.fixes.load();
  const older = readOlder(await load(source), hostOf(source), chain);
  expect(await contentsOf(folder)).toEqual(contents);
  return older;
}

test('reads a file of an older version as it would be after a migration, and leaves it as it is', async () => {
  const older = await read(before);
  expect(older?.written?.owner).toEqual({ name: 'Amina', email: 'amina@example.com' });
  expect(older?.diagnostics.map(({ code, message }) => [code, message])).toContainEqual([
    'OF903',
    'This file is version 0; Onefolio reads it as version 2.',
  ]);
  expect(older?.locator.text).toBe(before);
});

test.each([
  ['of the current version', smallSite()],
  ['that is wrong', { ...smallSite(), pages: 1 }],
  ['of a newer version', { ...smallSite(), version: 3 }],
])('reads no file %s', async (_, site) => {
  expect(await read(site)).toBe(null);
});

test('reads no file from which no step leads on', async () => {
  expect(await read(before, [])).toBe(null);
});

test('tells what is wrong with an older file where it stands there, and how to write it', async () => {
  const text = before.replace('"hero"', '"heroo"').replace('"name": "Amina"', '"fullName": "Amina"');
  const older = await read(text);
  const told = older?.diagnostics.map((found) => {
    const { offset, length } = older.locator.stretch(found);
    return [found.code, text.slice(offset, offset + length), found.fix?.edits.map(({ text }) => text)];
  });
  expect(told).toEqual([
    ['OF903', '0', []],
    ['OF101', '"heroo"', ['"hero"']],
    ['OF104', '"fullName"', ['"name"']],
  ]);
});

test('tells of the other place where that stands in an older file', async () => {
  const text = before.replace('"/about"', '"/"');
  const [twice] = (await read(text))?.diagnostics.filter(({ code }) => code === 'OF202') ?? [];
  const [first] = twice?.related ?? [];
  const lines = text.split('\n');
  expect(lines[Number(first?.line) - 1]?.slice(Number(first?.column) - 1, Number(first?.endColumn) - 1)).toBe('"/"');
  expect(Number(first?.line)).toBeLessThan(Number(twice?.line));
});
