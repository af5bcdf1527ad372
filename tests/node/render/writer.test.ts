import { chmod, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Writer } from '../../../src/node/render/writer.ts';
import { contentsOf, folderOf } from '../../support/folder.ts';

test('writes texts and bytes to files, and creates their folders', async () => {
  const folder = await folderOf();
  const writer = new Writer(folder);
  writer.write('a/b.html', new TextEncoder().encode('é—ü'));
  writer.write('a/c.html', '');
  expect(writer.files).toEqual(['a/b.html', 'a/c.html']);
  expect(await readFile(join(folder, 'a/b.html'), 'utf8')).toBe('é—ü');
  expect(await readFile(join(folder, 'a/c.html'), 'utf8')).toBe('');
});

test('writes files of any length, also short ones after long ones', async () => {
  const folder = await folderOf();
  const writer = new Writer(folder);
  const texts = ['名'.repeat(300_000), 'x', '😀é'.repeat(400_000), ''];
  for (const [index, text] of texts.entries()) writer.write(`${index}`, text);
  for (const [index, text] of texts.entries())
    expect((await readFile(join(folder, `${index}`), 'utf8')) === text).toBe(true);
});

test('reports the file that could not be written', async () => {
  const folder = await folderOf({ 'a-file': '', 'a-folder/x': '' });
  const writer = new Writer(folder);
  expect(() => writer.write('a-file/below', 'x')).toThrow('a-file');
  expect(() => writer.write('a-folder', 'x')).toThrow('a-folder');
  expect(writer.files).toEqual([]);
});

test('skips only the files that are published with the same content and mode', async () => {
  const texts = ['same', 'other', 'longer', 'private', 'linked', 'folder', 'new'];
  const published = await folderOf({
    same: 'é text',
    other: 'é test',
    longer: 'é text.',
    private: 'é text',
    'folder/x': '',
  });
  await chmod(join(published, 'private'), 0o600);
  await symlink('same', join(published, 'linked'));
  const folder = await folderOf();
  const writer = new Writer(folder, published);
  for (const name of texts) writer.write(name, 'é text');
  expect(writer.files).toEqual(texts);
  expect(writer.unchanged).toEqual(['same']);
  expect(Object.keys(await contentsOf(folder)).sort()).toEqual(texts.slice(1).sort());
});
