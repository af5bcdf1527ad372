import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publish } from '../../../src/node/publish/publish.ts';
import { insteadOf } from '../../support/disk.ts';
import { contentsOf, folderOf, put } from '../../support/folder.ts';

test('replaces a file with a folder, and a folder with a file, on every operating system', async () => {
  // On macOS and Windows a folder cannot be unlinked.
  insteadOf('unlink', (unlink) => async (path: string) => {
    if ((await lstat(path).catch(() => null))?.isDirectory())
      throw Object.assign(new Error('not permitted'), { code: 'EPERM' });
    return unlink(path);
  });
  const folder = await folderOf();
  const to = join(folder, 'dist');
  const build = async (file: string) => {
    await put(join(folder, 'site', file), 'x');
    await publish({ from: join(folder, 'site'), to, files: [file], state: join(folder, '.onefolio'), base: '' });
    expect(Object.keys(await contentsOf(to))).toEqual([file]);
  };
  for (const file of ['files', 'files/cv.pdf', 'files']) await build(file);
  expect((await lstat(join(to, 'files'))).isFile()).toBe(true);
});
