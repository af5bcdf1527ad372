import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { hashOf } from '../../src/build/hash.ts';
import { BusyError, withLock } from '../../src/build/lock.ts';
import { contentsOf, folderOf, put } from '../support/folder.ts';

vi.mock('node:fs/promises', async (original) => {
  const actual = await original<typeof import('node:fs/promises')>();
  return { ...actual, readFile: vi.fn(actual.readFile), rename: vi.fn(actual.rename), rm: vi.fn(actual.rm) };
});

const gone = '999999999';
const alive = `${process.ppid}`;

test('never takes away the lock of a build that runs, also when it has taken over one that was left meanwhile', async () => {
  const folder = await folderOf({ '.onefolio/lock': gone });
  const place = join(folder, '.onefolio/lock');
  vi.mocked(readFile).mockImplementationOnce(async () => {
    await put(place, alive);
    return gone;
  });
  const error = await withLock(join(folder, '.onefolio'), async () => {}).catch((reason) => reason);
  expect(error).toBeInstanceOf(BusyError);
  expect(error.message).toContain(`process ${alive}`);
  for (const taking of [rename, rm]) expect(vi.mocked(taking).mock.calls.map(([path]) => path)).not.toContain(place);
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
