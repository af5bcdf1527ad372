import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { onDisk } from '../../../src/node/load/on-disk.ts';
import { folderOf } from '../../support/folder.ts';

const nfc = (name: string) => name.normalize('NFC');
const nfd = (name: string) => name.normalize('NFD');

test.each([
  [nfc('réalisations/été/église.md'), nfd('réalisations/été/église.md')],
  [`${nfd('réalisations')}/${nfc('été/église.md')}`, nfd('réalisations/été/église.md')],
  [`./${nfc('réalisations/été')}`, nfd('réalisations/été')],
  [nfd('über.md'), nfc('über.md')],
  [nfc('twin-é.md'), nfc('twin-é.md')],
  [nfd('twin-é.md'), nfd('twin-é.md')],
  [nfc('é/gone.md'), nfc('é/gone.md')],
  [nfc('broken-é'), nfd('broken-é')],
  ['gone.md', 'gone.md'],
  ['gone/é.md', 'gone/é.md'],
])('finds %s in any Unicode normalization', async (path, found) => {
  const names = [nfd('réalisations/été/église.md'), nfc('über.md'), nfc('twin-é.md'), nfd('twin-é.md')];
  const folder = await folderOf(Object.fromEntries(names.map((name) => [name, ''])));
  await symlink('nowhere', join(folder, nfd('broken-é')));
  expect(onDisk(folder, path)).toBe(join(folder, found));
});
