import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { root } from '../support/root.ts';
import { builtSite } from '../support/sites/open-site.ts';

// The sample has names and addresses that are examples.
const sample = JSON.parse(await readFile(join(root, 'samples/three-languages/site.json'), 'utf8'));
const site = builtSite(sample, { args: ['--url', 'https://example.com/', '--allow-placeholders'] });

test.each([
  ['index.html', 22_950],
  ['fr/index.html', 24_000],
  ['ar/index.html', 24_150],
])('the home page of the sample in three languages at %s has at most %i bytes', async (name, most) => {
  const html = await readFile(join(site.dist, name));
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(most);
  const links = /<link rel="alternate" hreflang=[^>]*>/g;
  const text = html.toString();
  expect(text.match(links)).toHaveLength(4);
  // With gzip, because a change of a few bytes can change the Brotli size by a hundred.
  const alternates = gzipSync(html).length - gzipSync(text.replace(links, '')).length;
  expect(alternates).toBeLessThanOrEqual(60);
});
