import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, inject, test } from 'vitest';
import { faultsOf } from '../support/html.ts';
import { builtSite } from '../support/sites/open-site.ts';
import { readSite } from '../support/sites/read-site.ts';

const site = builtSite(readSite('article'));

const read = (file: string, where = site.dist) => readFile(join(where, file), 'utf8');
const weight = (text: string) => brotliCompressSync(text).length;
const bodyOf = (html: string) =>
  /<div class="text-body"[^>]*>(.*)<\/div><\/div><\/div><\/section>/s.exec(html)?.[1] ?? '';
const wordsIn = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .trim()
    .split(/\s+/).length;
const scriptsIn = async (where: string) =>
  (await readdir(join(where, 'assets'))).filter((file) => file.endsWith('.js'));

describe('an article of two thousand words with code in ten languages', () => {
  test('has at most 20 kB of HTML, with its style sheet', async () => {
    const html = await read('bookings.html');
    const body = bodyOf(html);
    expect(wordsIn(body)).toBeGreaterThanOrEqual(2000);
    expect(body.match(/class="code-language"/g)?.length).toBeGreaterThanOrEqual(10);
    expect(body.match(/<span class="keyword">/g)?.length).toBeGreaterThan(30);
    expect(weight(html)).toBeLessThanOrEqual(20_000);
  });

  test('is in its document once, and completely in the page data for navigation', async () => {
    const sentence = 'Nobody had ever done that, because everybody already knew';
    expect((await read('bookings.html')).split(sentence)).toHaveLength(2);
    expect(await read('_pages/bookings.json')).toContain(sentence);
  });

  test('needs the scripts of any page, and its view of at most 2.5 kB', async () => {
    // The client bundle doesn't depend on the site, and a page links only to the entry.
    expect(await scriptsIn(site.dist)).toEqual(await scriptsIn(inject('built').folder));
    expect((await read('bookings.html')).match(/assets\/[\w-]+\.js/g)).toEqual(
      (await read('index.html')).match(/assets\/[\w-]+\.js/g),
    );
    const [view = ''] = (await scriptsIn(site.dist)).filter((file) => /^text-/.test(file));
    expect(weight(await read(`assets/${view}`))).toBeLessThanOrEqual(2500);
  });
});

test.each(['bookings.html', 'small.html'])('writes valid HTML into %s', async (file) => {
  expect(await faultsOf(await read(file))).toEqual([]);
});

test('ships no styles for code to a site without any, and grammars to none', async () => {
  const { folder: starter } = inject('built');
  const pages = (await readdir(starter)).filter((file) => file.endsWith('.html'));
  for (const file of pages)
    expect([file, /code-block|text-body|code-file/.test(await read(file, starter))]).toEqual([file, false]);
  for (const where of [site.dist, starter])
    for (const file of await scriptsIn(where))
      expect([file, /hljs|lowlight|built_in/.test(await read(`assets/${file}`, where))]).toEqual([file, false]);
});
