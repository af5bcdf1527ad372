import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { devFile } from '../../src/node/dev/dev-files.ts';
import { hostOf, sourceOf } from '../../src/node/load/load-site.ts';
import { copyPublicFiles } from '../../src/node/publish/copy-public-files.ts';
import type { Bundles } from '../../src/node/render/bundles.ts';
import { command } from '../support/command.ts';
import { contentsOf, folderOf, put } from '../support/folder.ts';
import { smallSite } from '../support/sites/site.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8"><path d="M0 0h8v8z"/></svg>';

/* Systems write "é" as one character (NFC) or as two (NFD). */
test.each([
  ['NFC', 'NFD'],
  ['NFD', 'NFC'],
  ['NFD', 'NFD'],
])('supports file names in %s on a disk that stores them in %s', async (written, onDisk) => {
  const name = (text: string) => text.normalize(written);
  const site = smallSite();
  site.owner.picture = { src: name('/été/né.svg'), alt: 'Portrait' };
  site.pages.push(
    {
      path: '/texts',
      title: 'Texts',
      blocks: [
        { type: 'text', id: 'first', heading: 'One', file: name('écrits/é.md') },
        {
          type: 'text',
          id: 'second',
          heading: 'Two',
          body: [
            `![A square](${name('/été/né.svg')})`,
            '',
            `[My CV](${name('/cv-né.pdf')}#page=2)`,
            '',
            `[Again](${encodeURI(name('/cv-né.pdf'))})`,
          ],
        },
      ],
    },
    { folder: name('posés'), path: '/posts' },
  );
  const folder = await folderOf({ 'site.json': site });
  const files = {
    'public/été/né.svg': svg,
    'public/cv-né.pdf': '%PDF',
    'écrits/é.md': 'Words in a file.',
    'posés/first.md': '---\ntitle: First\n---\nWords of a post.',
  };
  for (const [file, text] of Object.entries(files)) await put(join(folder, file.normalize(onDisk)), text);

  const checked = await command(['check'], {}, folder);
  expect(checked).toMatchObject({ code: 0, stderr: expect.not.stringContaining('warning') });
  const built = await command(['build'], {}, folder);
  expect(built).toMatchObject({ code: 0 });
  const dist = await contentsOf(join(folder, 'dist'));
  const page = atob(String(dist['texts.html']));
  const html = new TextDecoder().decode(Uint8Array.from(page, (letter) => letter.charCodeAt(0)));
  const links = [...html.matchAll(/(?:src|href)="([^"]*(?:svg|pdf)[^"]*)"/g)].map(([, link]) => String(link));
  const own = new Set(links.map((link) => decodeURIComponent(link)).filter((link) => /cv-|\/né/.test(link)));
  expect([...own].sort()).toEqual(['/cv-né.pdf', '/cv-né.pdf#page=2', '/été/né.svg']);
  expect(Object.keys(dist)).toEqual(expect.arrayContaining(['cv-né.pdf', 'été/né.svg', 'posts/first.html']));
  expect(html).toContain('Words in a file.');

  const source = sourceOf(join(folder, 'site.json'));
  for (const link of own)
    expect(devFile(encodeURI(link.replace(/#.*/, '')), { folder } as Bundles, source)?.stats.size).toBeGreaterThan(0);
  expect(hostOf(source).hasFile(name('/été/né.svg'))).toBe(true);
});

test('refuses two files whose names differ only in Unicode normalization', async () => {
  const folder = await folderOf({ 'public/né.txt': '1', [`public/${'né.txt'.normalize('NFD')}`]: '2' });
  await mkdir(join(folder, 'site'));
  await expect(copyPublicFiles(join(folder, 'public'), join(folder, 'site'), [])).rejects.toThrow(
    'public/ has two files named né.txt, whose accents are written with different characters: rename one',
  );
});
