import { expect, test } from 'vitest';
import { diskTrouble } from '../../src/node/disk.ts';

const failed = (details: object) => diskTrouble(Object.assign(new Error('failed'), details));

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
  expect(failed({ code: 'ENOENT', path: '/x' })).toBe(null);
});

test("finds in the bundler's message the file that did not fit on the disk", () => {
  const message = `Build failed with 1 error:

[UNHANDLEABLE_ERROR] Something went wrong inside rolldown.
Failed to write file in /x/assets/site-1.js

Caused by:
    No space left on device (os error 28)

Stack backtrace:
   0: <unknown>`;
  expect(diskTrouble(new Error(message))).toBe(
    'no space left on the disk for /x/assets/site-1.js: free some space, then run the command again',
  );
  expect(diskTrouble(new Error('no such block'))).toBe(null);
});
