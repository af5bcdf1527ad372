import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { precompress } from '../../../src/node/publish/precompress.ts';
import { contentsOf, folderOf, put } from '../../support/folder.ts';

const text = 'a rose is a rose is a rose. '.repeat(20);

test('writes .br and .gz copies of text files that get smaller', async () => {
  const folder = await folderOf({ 'a.js': text, 'tiny.css': 'a{}', 'font.woff2': text, 'me.jpg': text });
  const written = await precompress(folder, ['a.js', 'tiny.css', 'font.woff2', 'me.jpg'], folder);
  expect(written).toEqual(['a.js.br', 'a.js.gz']);
  const contents = await contentsOf(folder);
  const bytes = (name: string) => Buffer.from(contents[name] ?? '', 'base64');
  expect(brotliDecompressSync(bytes('a.js.br')).toString()).toBe(text);
  expect(gunzipSync(bytes('a.js.gz')).toString()).toBe(text);
});

test('reuses a published compressed file only if it still has the same content', async () => {
  const published = await folderOf({ 'a.js': text, 'b.js': text });
  await precompress(published, ['a.js', 'b.js'], published);
  // A valid gzip file in two parts: compressing the text again would give other bytes.
  const marked = Buffer.concat([gzipSync(text.slice(0, 9)), gzipSync(text.slice(9))]);
  await put(join(published, 'a.js.gz'), marked);
  const folder = await folderOf({ 'a.js': text, 'b.js': text.toUpperCase() });
  await precompress(folder, ['a.js', 'b.js'], published);
  const contents = await contentsOf(folder);
  expect(contents['a.js.gz']).toBe(marked.toString('base64'));
  expect(gunzipSync(Buffer.from(contents['b.js.gz'] ?? '', 'base64')).toString()).toBe(text.toUpperCase());
});

test('compresses unchanged pages from the published folder', async () => {
  const published = await folderOf({ 'a.html': text });
  const folder = await folderOf({ 'b.html': text });
  expect(await precompress(folder, ['a.html', 'b.html'], published)).toEqual([
    'a.html.br',
    'a.html.gz',
    'b.html.br',
    'b.html.gz',
  ]);
});

test("does not overwrite an owner's own compressed file", async () => {
  const folder = await folderOf({ 'a.js': text, 'a.js.gz': 'mine' });
  expect(await precompress(folder, ['a.js', 'a.js.gz'], folder)).toEqual(['a.js.br']);
});

test('reports a failed write only after all other writes have ended', async () => {
  const folder = await folderOf({ 'a.js': text, 'a.js.br/x': '', 'b.js': text.repeat(2000) });
  await expect(precompress(folder, ['a.js', 'b.js'], folder)).rejects.toThrow('EISDIR');
  expect(Object.keys(await contentsOf(folder))).toContain('b.js.gz');
});
