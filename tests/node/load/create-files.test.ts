import { readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFiles, existingNames } from '../../../src/node/load/create-files.ts';
import { contentsOf, folderOf } from '../../support/folder.ts';

test('writes all files, or none when one of them exists already', async () => {
  const folder = await folderOf({ b: 'mine' });
  const before = await contentsOf(folder);
  await expect(createFiles(folder, { a: 'ours', b: 'ours', c: 'ours' })).rejects.toThrow('EEXIST');
  expect(await contentsOf(folder)).toEqual(before);
  await createFiles(folder, { a: 'ours', c: 'ours' });
  expect(await contentsOf(folder)).toEqual({ a: btoa('ours'), ...before, c: btoa('ours') });
});

test('creates the folders of a file, and removes them if writing fails', async () => {
  const folder = await folderOf({ 'a/b': 'mine' });
  await expect(createFiles(folder, { 'c/d/e': 'ours', 'a/c/d': 'ours', 'a/b': 'ours' })).rejects.toThrow('EEXIST');
  expect((await readdir(folder, { recursive: true })).sort()).toEqual(['a', 'a/b']);
  await createFiles(folder, { 'c/d/e': 'ours' });
  expect(await contentsOf(join(folder, 'c'))).toEqual({ 'd/e': btoa('ours') });
});

test('creates a folder, or uses an existing one', async () => {
  const folder = await folderOf({ 'b/mine': '' });
  await createFiles(folder, { 'a/': '', 'b/': '', 'c/d/': '' });
  expect((await readdir(folder, { recursive: true })).sort()).toEqual(['a', 'b', 'b/mine', 'c', 'c/d']);
  await expect(createFiles(folder, { 'e/f/': '', 'b/mine/': '' })).rejects.toThrow('EEXIST');
  expect(await readdir(folder)).toEqual(['a', 'b', 'c']);
});

test('treats names below a link or a file as taken', async () => {
  const folder = await folderOf({ a: '', 'b/c': '' });
  await symlink('b', join(folder, 'd'));
  const names = ['a/x', 'b/c', 'b/x', 'd/x', 'e/x/y'];
  expect(await existingNames(folder, names)).toEqual(['a/x', 'b/c', 'd/x']);
});

test('lists the names that a folder already has, none for a missing folder', async () => {
  const folder = await folderOf({ a: '', b: '' });
  expect(await existingNames(folder, ['b', 'c'])).toEqual(['b']);
  expect(await existingNames(`${folder}/none`, ['a'])).toEqual([]);
});
