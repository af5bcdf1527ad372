import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtSite } from '../support/sites/open-site.ts';
import written from './isolates.json';

const isolates = /[\u2066-\u2069]/;

/* Every text is "أكتب C++ و .NET على +216 71 123 456", whose terms start or end with a punctuation mark. */
const site = builtSite(written);
let files: Record<string, string>;
beforeAll(async () => {
  const names = (await readdir(site.dist, { recursive: true })).filter((name) => /\.(?:html|json|xml)$/.test(name));
  const texts = names.map(async (name) => [name, await readFile(join(site.dist, name), 'utf8')] as const);
  files = Object.fromEntries(await Promise.all(texts));
});

describe('isolate characters around terms on right-to-left pages', () => {
  const pages = () => Object.entries(files).filter(([name]) => name.endsWith('.html'));
  const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([whole]) => whole);

  test('are in their texts', () => {
    for (const name of ['index.html', 'cv.html', 'posts/one.html'])
      expect([name, isolates.test(String(/<main.*<\/main>/s.exec(String(files[name]))))]).toEqual([name, true]);
  });

  test('are not in the résumé, and in feeds only in complete articles', () => {
    const others = Object.entries(files).filter(([name]) => !name.endsWith('.html') && !name.includes('_pages/'));
    expect(others.map(([name]) => name)).toEqual(
      expect.arrayContaining(['feed.xml', 'feed.json', 'resume.json', 'sitemap.xml', 'en/resume.json']),
    );
    const article = /<content .*?<\/content>|"content_html": ?"(?:[^"\\]|\\.)*"/gs;
    for (const [name, text] of others)
      expect([name, isolates.exec(text.replace(article, ''))?.[0]]).toEqual([name, undefined]);
  });

  test.each([
    ['titles', /<title>.*?<\/title>/gs],
    ['descriptions and link previews', /<meta [^>]*>/g],
    ['structured data', /<script type="application\/ld\+json".*?<\/script>/gs],
    ['ids', / id="[^"]*"/g],
    ['addresses', / href="[^"]*"/g],
    ['form values', / (?:value|name|action)="[^"]*"/g],
  ])('are not in %s', (_, pattern) => {
    const found = pages().flatMap(([name, html]) => all(html, pattern).map((part) => [name, part] as const));
    expect(found.length).toBeGreaterThan(2);
    expect(found.filter(([, part]) => isolates.test(part))).toEqual([]);
  });

  test('are not in the page data of forms and the head', () => {
    const page = JSON.parse(String(files['_pages/index.json']));
    const { fields, send } = page.blocks.find(({ type }: { type: string }) => type === 'form');
    expect(fields).toHaveLength(2);
    const pageData = [
      page.head,
      page.path,
      send,
      fields.map(({ name, values, options }: Record<string, unknown>) => [name, values ?? options]),
    ];
    expect(isolates.exec(JSON.stringify(pageData))?.[0]).toBe(undefined);
  });
});
