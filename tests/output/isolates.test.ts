import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { command } from '../support/command.ts';
import { openFolder, put } from '../support/folder.ts';

/* Each starts or ends with a punctuation mark, and is isolated in Arabic text. */
const text = 'أكتب C++ و .NET على +216 71 123 456';
const isolates = /[\u2066-\u2069]/;

const site = {
  version: 2,
  languages: ['ar', 'en'],
  url: 'https://example.com/',
  owner: {
    name: text,
    title: text,
    email: 'amina@example.com',
    phone: '+216 71 123 456',
    location: { city: text, countryCode: 'TN' },
    summary: text,
    profiles: [{ network: 'GitHub', label: text, href: 'https://example.com/C++' }],
    facts: [{ label: text, value: text }],
  },
  navigation: [{ label: text, href: '/#c' }],
  outputs: { resume: true, feed: true },
  pages: [
    {
      path: '/',
      title: text,
      description: text,
      blocks: [
        {
          type: 'hero',
          headline: text,
          title: text,
          summary: text,
          actions: [{ label: text, href: 'tel:+21671123456' }],
        },
        { type: 'text', id: 'c', heading: text, body: [`## ${text}`, '', text, '', `- ${text}`] },
        {
          type: 'skill-group',
          heading: text,
          groups: [{ title: text, skills: [{ name: 'C++', level: 'Advanced' }] }],
        },
        {
          type: 'timeline',
          heading: text,
          entries: [{ title: text, organization: text, description: text, technologies: ['.NET', 'C++'] }],
        },
        { type: 'card-grid', heading: text, cards: [{ title: text, description: text }] },
        {
          type: 'form',
          heading: text,
          fields: [
            { type: 'text', name: 'name', label: text },
            { type: 'select', name: 'topic', label: text, options: [text, 'C++'] },
          ],
          submit: text,
        },
        { type: 'page-list', heading: text },
      ],
    },
    {
      path: '/posts/one',
      title: text,
      summary: text,
      date: '2026-03-15',
      tags: ['C++', '.NET'],
      blocks: [{ type: 'text', body: [`## ${text}`, '', text] }],
    },
  ],
};

let files: Record<string, string>;
let remove: () => Promise<void>;
beforeAll(async () => {
  const opened = await openFolder();
  remove = opened.remove;
  const file = join(opened.path, 'site.json');
  await put(file, site);
  const { code, stderr } = await command(['build', '--site', file], { SOURCE_DATE_EPOCH: '1795219200' });
  if (code !== 0) throw new Error(stderr);
  const out = join(opened.path, 'dist');
  const names = (await readdir(out, { recursive: true })).filter((name) => /\.(?:html|json|xml)$/.test(name));
  const texts = names.map(async (name) => [name, await readFile(join(out, name), 'utf8')] as const);
  files = Object.fromEntries(await Promise.all(texts));
});
afterAll(() => remove());

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
