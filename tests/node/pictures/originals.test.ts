import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stripes } from '../../support/browser/pictures.ts';
import { command } from '../../support/command.ts';
import { contentsOf, folderOf, openFolder, put } from '../../support/folder.ts';
import { smallSite } from '../../support/sites/site.ts';

const url = 'https://example.com/me/';
const alt = 'A hall with a stage';
const picture = (name: string) => ({ src: `/photos/${name}.jpg`, alt });

/* How a site refers to each image, besides showing it in a gallery. */
const named = {
  link: 'a link',
  part: 'a link with a fragment',
  absolute: 'an absolute link',
  translated: 'a link in another language',
  markdown: 'a link in a Markdown file',
  favicon: 'the favicon',
  style: 'the style sheet',
  page: 'a page in public/',
  data: 'a JSON file in public/',
  css: 'a style sheet in public/',
  drawing: 'an SVG file in public/',
  redirect: 'a file without an extension in public/',
  words: 'a sentence',
};

/* The other settings that show an image. */
const shown = {
  gallery: 'no other setting',
  owner: 'the photo of the owner',
  preview: 'the link preview of a page',
  site: 'the link preview of the site',
  hero: 'the picture of a hero',
  post: 'a picture in a Markdown file',
  hidden: 'a hidden item',
};

let folder: Awaited<ReturnType<typeof openFolder>>;
let files: Record<string, string>;
beforeAll(async () => {
  folder = await openFolder();
  const { language: _, ...site } = smallSite();
  const names = [...Object.keys(named), ...Object.keys(shown)].filter((name) => name !== 'hidden');
  await put(join(folder.path, 'site.json'), {
    ...site,
    languages: ['en', 'de'],
    url,
    image: picture('site'),
    favicon: '/photos/favicon.jpg',
    theme: { style: 'style.css' },
    owner: { ...site.owner, picture: picture('owner') },
    outputs: { cv: ['txt'], resume: true, feed: true, contact: true, markdown: true },
    pages: [
      {
        path: '/',
        title: 'Home',
        image: picture('preview'),
        blocks: [
          { type: 'hero', headline: '{name}', picture: picture('hero') },
          {
            type: 'gallery',
            id: 'pictures',
            heading: 'Pictures',
            items: [...names.map((name) => ({ picture: picture(name) })), { picture: picture('hidden'), hidden: true }],
          },
          {
            type: 'text',
            id: 'addresses',
            heading: 'Links',
            body: {
              en: [`[One](/photos/link.jpg), [two](/photos/part.jpg#x), [three](${url}photos/absolute.jpg), words.jpg`],
              de: ['[Eins](/photos/translated.jpg)'],
            },
          },
        ],
      },
      { folder: 'posts', path: '/posts' },
    ],
  });
  const texts = {
    'style.css': 'main { background: url("/photos/style.jpg") }',
    'posts/first.md': `---\ntitle: First\ndate: 2026-01-02\n---\n![${alt}](/photos/post.jpg)\n\n[It](/photos/markdown.jpg)`,
    'public/views/page.html': '<img src="../photos/page.jpg">',
    'public/list.json': String.raw`["photos\/data.jpg"]`,
    'public/old.css': 'body { background: url(photos/css.jpg) }',
    'public/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"><image href="photos/drawing.jpg"/></svg>',
    'public/_redirects': '/old.jpg /photos/redirect.jpg',
  };
  for (const [name, text] of Object.entries(texts)) await put(join(folder.path, name), text);
  for (const [index, name] of [...names, 'hidden', 'unused'].entries())
    await put(
      join(folder.path, `public/photos/${name}.jpg`),
      await stripes(300 + index, 200)
        .jpeg()
        .toBuffer(),
    );
  const { code, stderr } = await command(['build'], {}, folder.path);
  if (code !== 0) throw new Error(stderr);
  files = await contentsOf(join(folder.path, 'dist'));
});
afterAll(() => folder.remove());

test.each(Object.entries(named))('publishes the original of %s.jpg, which is named in %s', async (name) => {
  const original = await readFile(join(folder.path, `public/photos/${name}.jpg`), 'base64');
  expect(files[`photos/${name}.jpg`]).toBe(original);
});

test.each(Object.entries(shown))('publishes only copies of %s.jpg, which is used in %s', (name) => {
  expect(files).not.toHaveProperty(`photos/${name}.jpg`);
  const copies = Object.keys(files).filter((file) => file.startsWith(`assets/${name}-`));
  expect(copies.length > 0).toBe(name !== 'hidden');
});

test('publishes an image that the site does not use as a picture', () => {
  expect(files).toHaveProperty('photos/unused.jpg');
});

test('every address of an image in the output leads to a file', () => {
  const missing = Object.entries(files).flatMap(([file, content]) =>
    /\.(?:html|json|xml|md|txt|css)$/.test(file)
      ? [...atob(content).matchAll(/(?:https:\/\/example\.com)?\/me(\/[\w./-]+\.(?:jpg|png|webp|avif|svg))/g)]
          .map(([, path = '']) => path)
          .filter((path) => !(path.slice(1) in files))
          .map((path) => `${file}: ${path}`)
      : [],
  );
  expect(missing).toEqual([]);
  expect(atob(String(files['resume.json']))).toMatch(/"image": "https:\/\/example\.com\/me\/assets\/owner-\w{8}\.jpg"/);
});

test('a later build publishes an original that is linked now, and removes one that no longer is', async () => {
  const site = (href: string) => {
    const site = smallSite();
    Object.assign(site.pages[0].blocks[0], { summary: `[A photo](${href})`, picture: { src: '/né.jpg', alt } });
    return site;
  };
  const folder = await folderOf({ 'site.json': site('https://example.org/') });
  // Some systems write an accent as a character of its own.
  await put(join(folder, 'public', 'né.jpg'.normalize('NFD')), await stripes(30, 40).jpeg().toBuffer());
  const isPublished = async () => {
    expect(await command(['build'], {}, folder)).toMatchObject({ code: 0 });
    return 'né.jpg' in (await contentsOf(join(folder, 'dist')));
  };
  expect(await isPublished()).toBe(false);
  await put(join(folder, 'site.json'), site('/né.jpg'));
  expect(await isPublished()).toBe(true);
  await put(join(folder, 'site.json'), site('https://example.org/'));
  expect(await isPublished()).toBe(false);
});
