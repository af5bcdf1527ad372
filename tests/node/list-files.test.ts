import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, publicFiles } from '../../src/node/list-files.ts';
import { folderOf } from '../support/folder.ts';

const found = (folder: string, followsLinks = false) => [...publicFiles(join(folder, 'public'), followsLinks)];

test('finds every file, and none without a folder', async () => {
  const folder = await folderOf({ 'public/b/c.txt': '', 'public/.env': '', 'public/b.txt': '' });
  expect(found(folder).map(({ path }) => path)).toEqual(['/.env', '/b/c.txt', '/b.txt']);
  expect(found(join(folder, 'nowhere'))).toEqual([]);
});

test('distinguishes links that lead outside from those that stay inside, are broken, or are circular', async () => {
  const folder = await folderOf({ 'public/a.txt': '', 'secret.txt': '', 'more/b.txt': '' });
  const links = {
    'in.txt': 'a.txt',
    'out.txt': '../secret.txt',
    more: '../more',
    gone: '../gone',
    round: '.',
    'far.txt': join(folder, 'secret.txt'),
  };
  for (const [name, target] of Object.entries(links)) await symlink(target, join(folder, 'public', name));
  expect(found(folder)).toEqual([
    { path: '/a.txt' },
    { path: '/far.txt', problem: 'outside' },
    { path: '/in.txt' },
    { path: '/more', problem: 'outside' },
    { path: '/out.txt', problem: 'outside' },
  ]);
  expect(found(folder, true).map(({ path }) => path)).toEqual([
    '/a.txt',
    '/far.txt',
    '/in.txt',
    '/more/b.txt',
    '/out.txt',
  ]);
});

test('refuses a public folder from elsewhere, unless links may be followed', async () => {
  const folder = await folderOf({ 'home/secret.txt': '', 'site/own/a.txt': '' });
  await symlink('../home', join(folder, 'site/public'));
  expect(found(join(folder, 'site'))).toEqual([{ path: '/', problem: 'outside' }]);
  expect(found(join(folder, 'site'), true)).toEqual([{ path: '/secret.txt' }]);
  await mkdir(join(folder, 'other/own'), { recursive: true });
  await symlink('own', join(folder, 'other/public'));
  expect(found(join(folder, 'other'))).toEqual([]);
});

test('lists the files to copy, and throws for a folder that it cannot read', async () => {
  const folder = await folderOf({ 'public/b/c.txt': '', 'public/a.txt': '' });
  await symlink('../gone', join(folder, 'public/gone'));
  await symlink('round', join(folder, 'public/round'));
  expect(filesBelow(join(folder, 'public'))).toEqual(['a.txt', 'b/c.txt']);
  expect(filesBelow(join(folder, 'nowhere'))).toEqual([]);
  expect(() => filesBelow(join(folder, 'a'.repeat(300)))).toThrow('ENAMETOOLONG');
});
