import { join } from 'node:path';
import { expect, test } from 'vitest';
import { suggestPath } from '../../../src/node/load/on-disk.ts';
import { folderOf } from '../../support/folder.ts';

test.each([
  ['abuot.md', 'about.md'],
  ['./écrits/éte.md', './écrits/été.md'],
  ['nowhere/about.md', undefined],
  ['quite-another.md', undefined],
])('suggests the file with a similar name for %s', async (path, similar) => {
  const folder = await folderOf({ 'about.md': '', [join('écrits'.normalize('NFD'), 'été.md')]: '' });
  expect(suggestPath(folder, path, ({ name }) => name.endsWith('.md')).similar).toBe(similar);
});

test('suggests only entries that are accepted', async () => {
  const folder = await folderOf({ 'posts/a.md': '', 'post.md': '' });
  expect(suggestPath(folder, 'postss', (entry) => entry.isDirectory())).toEqual({ similar: 'posts' });
});
