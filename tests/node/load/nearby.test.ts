import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { nearby } from '../../../src/node/load/nearby.ts';

const folder = mkdtempSync(join(tmpdir(), 'onefolio-nearby-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const typed = (name: string) => name.normalize('NFC');
const fromMac = (name: string) => name.normalize('NFD');

mkdirSync(join(folder, fromMac('réalisations/été')), { recursive: true });
writeFileSync(join(folder, fromMac('réalisations/été/église.md')), '');
writeFileSync(join(folder, typed('über.md')), '');
writeFileSync(join(folder, 'about.md'), '');

test.each([
  [typed('réalisations/été/église.md'), fromMac('réalisations/été/église.md')],
  [`${fromMac('réalisations')}/${typed('été/église.md')}`, fromMac('réalisations/été/église.md')],
  [typed('./réalisations/été/église.md'), `./${fromMac('réalisations/été/église.md')}`],
  [fromMac('über.md'), typed('über.md')],
  ['abuot.md', 'about.md'],
  ['nowhere/about.md', undefined],
])('finds for the path %s the file that looks the same, or nearly so', (path, meant) => {
  expect(nearby(folder, path, ({ name }) => name.endsWith('.md')).meant).toBe(meant);
});

test('finds the folder that looks the same', () => {
  expect(nearby(folder, typed('réalisations/été'), (entry) => entry.isDirectory())).toEqual({
    meant: fromMac('réalisations/été'),
  });
});
