import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeDiskError } from '../../src/node/disk.ts';
import { folderOf } from '../support/folder.ts';

const failed = (details: object) => describeDiskError(Object.assign(new Error('failed'), details));

test('explains a disk error: what failed, at which file, and what to do', () => {
  expect(failed({ code: 'ENOSPC', path: '/x/a', dest: '/x/b' })).toBe(
    'no space left on the disk for /x/b: free some space, then run the command again',
  );
  expect(failed({ code: 'EACCES', syscall: 'copyfile', path: '/x/cv.pdf', dest: '/x/b' })).toBe(
    'no permission to access /x/cv.pdf: change its permissions, then run the command again',
  );
  expect(failed({ code: 'EROFS', path: '/x' })).toContain('/x is on a read-only disk');
  expect(failed({ code: 'EMFILE', path: '/x' })).toContain('"ulimit -n"');
  expect(failed({ code: 'EIO' })).toContain('disk error at a file');
  expect(failed({ code: 'ENAMETOOLONG', path: '/x' })).toBe(
    'the name is too long: /x. Choose a shorter name, then run the command again',
  );
  expect(failed({ code: 'ENOENT', path: '/x' })).toBe(
    "/x can't be read or created: check that the folder exists, then run the command again",
  );
});

test.each(['EBUSY', 'ENXIO', 'ETXTBSY', 'EINVAL', 'ENOTSUP'])('names the file of a rarer disk error, %s', (code) => {
  const message = `the system can't read or write /x (${code}): check the file and the disk, then run the command again`;
  for (const syscall of ['open', 'mkdir', 'rename', 'scandir', 'lstat'])
    expect(failed({ code, syscall, path: '/x' })).toBe(message);
  expect(failed({ code, syscall: 'spawn git', path: 'git' })).toBe(null);
  expect(failed({ code, syscall: 'listen', address: '127.0.0.1' })).toBe(null);
});

test('names the broken symbolic link in the path', async () => {
  const folder = await folderOf({});
  const link = join(folder, 'public');
  await symlink('/nowhere/at/all', link);
  const message = `${link} is a broken symbolic link: delete it or correct its target, then run the command again`;
  for (const path of [link, join(link, 'a'), join(link, 'a/b')])
    for (const code of ['ENOENT', 'EEXIST', 'ENOTDIR']) expect(failed({ code, path })).toBe(message);
});

test('names a file in the place of a folder', async () => {
  const folder = await folderOf({ '.onefolio': 'x' });
  const file = join(folder, '.onefolio');
  for (const path of [file, join(file, 'manifest.json'), join(file, 'hosts/Caddyfile')])
    expect(failed({ code: 'ENOTDIR', path })).toBe(
      `an existing file or folder blocks ${file}: delete it, then run the command again`,
    );
});

test("finds the file that did not fit on the disk in the bundler's message", () => {
  const message = `Build failed with 1 error:

[UNHANDLEABLE_ERROR] Something went wrong inside rolldown.
Failed to write file in /x/assets/site-1.js

Caused by:
    No space left on device (os error 28)

Stack backtrace:
   0: <unknown>`;
  expect(describeDiskError(new Error(message))).toBe(
    'no space left on the disk for /x/assets/site-1.js: free some space, then run the command again',
  );
  expect(describeDiskError(new Error('no such block'))).toBe(null);
});
