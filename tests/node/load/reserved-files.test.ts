import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hostOf, sourceOf } from '../../../src/node/load/load.ts';
import { folderOf, put } from '../../support/folder.ts';

const strayIn = (folder: string) => hostOf(sourceOf(join(folder, 'site.json'))).strayAsset?.();

test('finds the first file below public/assets through links, and ignores broken and circular ones', async () => {
  const folder = await folderOf();
  expect(strayIn(folder)).toBeUndefined();
  const assets = join(folder, 'public/assets');
  await mkdir(join(assets, 'c/empty'), { recursive: true });
  await symlink('.', join(assets, 'a'));
  await symlink('nowhere', join(assets, 'b'));
  expect(strayIn(folder)).toBeUndefined();
  await put(join(folder, 'elsewhere/cv.pdf'), 'x');
  await symlink(join(folder, 'elsewhere'), join(assets, 'd'));
  expect(strayIn(folder)).toBe('/assets/d/cv.pdf');
});

test('finds a file that is called public/assets itself', async () => {
  expect(strayIn(await folderOf({ 'public/assets': 'x' }))).toBe('/assets');
});
