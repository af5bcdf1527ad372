import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashOf } from '../../../src/node/hash.ts';
import { BusyError, withLock } from '../../../src/node/publish/lock.ts';
import { insteadOf } from '../../support/disk.ts';
import { contentsOf, folderOf, put } from '../../support/folder.ts';

const gone = '999999999';
const alive = `${process.ppid}`;

test('never takes away the lock of a build that runs, also when it has taken over one that was left meanwhile', async () => {
  const folder = await folderOf({ '.onefolio/lock': gone });
  const place = join(folder, '.onefolio/lock');
  let reads = 0;
  insteadOf('readFile', (readFile) => async (path: string, ...words: []) => {
    const content = await readFile(path, ...words);
    if (path === place && ++reads === 1) await put(place, alive);
    return content;
  });
  const taken: string[] = [];
  for (const taking of ['rename', 'rm'] as const)
    insteadOf(taking, (original) => (path: string, second: string) => {
      taken.push(path);
      return original(path, second as never);
    });
  const error = await withLock(join(folder, '.onefolio'), async () => {}).catch((reason) => reason);
  expect(error).toBeInstanceOf(BusyError);
  expect(error.message).toContain(`process ${alive}`);
  expect(taken).not.toContain(place);
  expect(await contentsOf(folder)).toEqual({ '.onefolio/lock': btoa(alive) });
});

test('gives back no lock but its own', async () => {
  const folder = await folderOf();
  await withLock(join(folder, '.onefolio'), () => put(join(folder, '.onefolio/lock'), alive));
  expect(await contentsOf(folder)).toEqual({ '.onefolio/lock': btoa(alive) });
});

test('takes over a lock also from builds that were killed while they took it over', async () => {
  const folder = await folderOf({ '.onefolio/lock': gone });
  const claim = join(folder, `.onefolio/lock.${hashOf(gone)}`);
  await put(claim, '999999998');
  await put(`${claim}.${hashOf('999999998')}`, '999999997');
  expect(await withLock(join(folder, '.onefolio'), async () => 'built')).toBe('built');
  expect(await contentsOf(folder)).toEqual({});
});

test('waits for nobody who is taking over a lock, but says who it is', async () => {
  const folder = await folderOf({ '.onefolio/lock': gone });
  await put(join(folder, `.onefolio/lock.${hashOf(gone)}`), alive);
  await expect(withLock(join(folder, '.onefolio'), async () => {})).rejects.toThrow(`process ${alive}`);
});
