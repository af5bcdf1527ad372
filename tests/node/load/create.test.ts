import { expect, test } from 'vitest';
import { create, namesTaken } from '../../../src/node/load/create.ts';
import { contentsOf, folderOf } from '../../support/folder.ts';

test('writes all files, or none when one of them exists already', async () => {
  const folder = await folderOf({ b: 'mine' });
  const before = await contentsOf(folder);
  await expect(create(folder, { a: 'ours', b: 'ours', c: 'ours' })).rejects.toThrow('EEXIST');
  expect(await contentsOf(folder)).toEqual(before);
  await create(folder, { a: 'ours', c: 'ours' });
  expect(await contentsOf(folder)).toEqual({ a: btoa('ours'), ...before, c: btoa('ours') });
});

test('lists the names that a folder already has, none for a missing folder', async () => {
  const folder = await folderOf({ a: '', b: '' });
  expect(await namesTaken(folder, ['b', 'c'])).toEqual(['b']);
  expect(await namesTaken(`${folder}/none`, ['a'])).toEqual([]);
});
