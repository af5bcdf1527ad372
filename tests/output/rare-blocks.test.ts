import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { bundle } from '../../scripts/bundle.js';
import { styleOf } from '../../src/node/render/assets.ts';
import { readBundles } from '../../src/node/render/bundles.ts';
import { root } from '../support/root.ts';
import { builtSite } from '../support/sites/open-site.ts';

const { client } = await readBundles(await bundle());

const starter = JSON.parse(await readFile(join(root, 'site.json'), 'utf8'));
const [{ path, title, blocks }] = starter.pages;
/* The starter with one page, of a hero alone. */
const withHero = builtSite({
  ...starter,
  pages: [{ path, title, blocks: [{ type: 'hero', headline: blocks[0].headline }] }],
  navigation: [],
  footer: { ...starter.footer, links: [] },
});

/* The style of a block in pages, in the default color. */
const inPages = (style: string) => styleOf({ pages: [] }, { style, styles: {}, letters: {}, looks: {} });

const pagesIn = async (folder: string) =>
  Promise.all(
    (await readdir(folder))
      .filter((file) => file.endsWith('.html'))
      .map(async (file) => ({ file, html: await readFile(join(folder, file), 'utf8') })),
  );

test('omits the style of a block type that a site does not use', async () => {
  const pages = await pagesIn(withHero.dist);
  expect(pages.map(({ file }) => file)).toEqual(['404.html', 'cv.html', 'index.html']);
  for (const { file, html } of pages)
    for (const [type, style] of Object.entries(client.styles))
      expect([file, type, html.includes(inPages(style))]).toEqual([file, type, type === 'hero']);
});

test('includes the style of a block in every page of a site that uses it', async () => {
  const pages = await pagesIn(inject('built').folder);
  expect(pages).toHaveLength(5);
  for (const { file, html } of pages)
    expect([file, html.includes(inPages(client.styles['legal-text'] ?? '?'))]).toEqual([file, true]);
});

test('loads the view of such a block only on pages that use it', async () => {
  const entry = await readFile(join(inject('built').folder, client.entry), 'utf8');
  const chunks = client.files.filter((file) => /^assets\/legal-text-.*\.js$/.test(file));
  expect(chunks).toHaveLength(1);
  const view = await readFile(join(inject('built').folder, chunks[0] ?? ''), 'utf8');
  for (const words of ['legal-head', 'legal-sections']) {
    expect(view).toContain(words);
    expect(entry).not.toContain(words);
  }
  // Code that it shares with another such view is in no other page either.
  for (const words of ['contents-title', 'text-body', 'copy-code']) expect(entry).not.toContain(words);
});
