import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashOf } from '../../../src/node/hash.ts';
import { BusyError, withLock } from '../../../src/node/publish/lock.ts';
import { insteadOf } from '../../support/disk.ts';
import { contentsOf, folderOf, put } from '../../support/folder.ts';

const gone = '999999999';
const running = `${process.ppid}`;

test('never removes the lock of a running build, even if that build has just taken over a stale one', async () => {
  const folder = await folderOf({ '.onefolio/lock': gone });
  const lock = join(folder, '.onefolio/lock');
  let reads = 0;
  insteadOf('readFile', (readFile) => async (path: string, ...words: []) => {
    const content = await readFile(path, ...words);
    if (path === lock && ++reads === 1) await put(lock, running);
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
  expect(error.message).toContain(`process ${running}`);
  expect(taken).not.toContain(lock);
  expect(await contentsOf(folder)).toEqual({ '.onefolio/lock': btoa(running) });
});

test('releases no lock but its own', async () => {
  const folder = await folderOf();
  await withLock(join(folder, '.onefolio'), () => put(join(folder, '.onefolio/lock'), running));
  expect(await contentsOf(folder)).toEqual({ '.onefolio/lock': btoa(running) });
});

test('takes over a stale lock, even from builds that were killed while taking it over', async () => {
  const folder = await folderOf({ '.onefolio/lock': gone });
  const claim = join(folder, `.onefolio/lock.${hashOf(gone)}`);
  await put(claim, '999999998');
  await put(`${claim}.${hashOf('999999998')}`, '999999997');
  expect(await withLock(join(folder, '.onefolio'), async () => 'built')).toBe('built');
  expect(await contentsOf(folder)).toEqual({});
});

test('reports the process that is taking over a lock, instead of waiting for it', async () => {
  const folder = await folderOf({ '.onefolio/lock': gone });
  await put(join(folder, `.onefolio/lock.${hashOf(gone)}`), running);
  await expect(withLock(join(folder, '.onefolio'), async () => {})).rejects.toThrow(`process ${running}`);
});
