import { execFileSync } from 'node:child_process';
import { rm, symlink, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { load, sourceOf } from '../../src/node/load/load-site.ts';
import { NotWrittenError, rewrite } from '../../src/node/load/rewrite.ts';
import { readRegular } from '../../src/node/read-regular.ts';
import { folderOf, put } from '../support/folder.ts';

async function pipeIn(folder: string, name: string): Promise<string> {
  const place = join(folder, name);
  await rm(place, { force: true });
  execFileSync('mkfifo', [place]);
  return place;
}

test('reads files up to the limit, and none above it', async () => {
  const folder = await folderOf({ a: 'é'.repeat(100_000), empty: '' });
  expect(String((readRegular(join(folder, 'a'), 200_000) as { bytes: Buffer }).bytes)).toBe('é'.repeat(100_000));
  expect(readRegular(join(folder, 'empty'), 0)).toEqual({ bytes: Buffer.of() });
  expect(readRegular(join(folder, 'a'), 199_999)).toEqual({ problem: 'huge', size: 200_000 });
});

test('stops at the limit even if a file reports a size of 0', () => {
  expect(readRegular('/proc/self/status', 10)).toMatchObject({ problem: 'huge' });
});

test.each(['/dev/zero', '/dev/null', '/dev/urandom'])(
  'never reads the device %s, even through a link',
  async (device) => {
    const folder = await folderOf();
    await symlink(device, join(folder, 'site.json'));
    for (const place of [device, join(folder, 'site.json')])
      expect(readRegular(place, Number.POSITIVE_INFINITY)).toEqual({
        problem: 'unreadable',
        reason: "it isn't a file",
      });
  },
);

test('never waits for a pipe: a site file, or a file to be fixed', async () => {
  const folder = await folderOf();
  const place = await pipeIn(folder, 'site.json');
  expect(readRegular(place, 10)).toEqual({ problem: 'unreadable', reason: "it isn't a file" });
  expect((await load(sourceOf(place))).diagnostics).toMatchObject([
    { code: 'OF018', message: "Can't read the file: it isn't a file." },
  ]);
  await expect(rewrite(place, 'old', 'new')).rejects.toThrow(NotWrittenError);
});

test('refuses a site file that is a device, however large', async () => {
  const folder = await folderOf();
  await symlink('/dev/zero', join(folder, 'site.json'));
  const found = await load(sourceOf(join(folder, 'site.json')));
  expect(found.diagnostics.map(({ code }) => code)).toEqual(['OF018']);
  await rm(join(folder, 'site.json'));
  await put(join(folder, 'site.json'), '{}');
  await truncate(join(folder, 'site.json'), 3 * 2 ** 30);
  const huge = await load(sourceOf(join(folder, 'site.json')));
  expect(huge.diagnostics.map(({ code }) => code)).toEqual(['OF011']);
});
