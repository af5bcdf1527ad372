import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visit } from '../../support/browser/page.ts';
import { stripes } from '../../support/browser/pictures.ts';
import { command, serveUntil } from '../../support/command.ts';
import { openFolder, put } from '../../support/folder.ts';
import { smallSite } from '../../support/sites/site.ts';

let folder: Awaited<ReturnType<typeof openFolder>>;
let server: Awaited<ReturnType<typeof serveUntil>>;

const picture = (name: string) => ({ src: `/${name}.webp`, alt: `A ${name} picture of stripes` });
const item = (name: string) => ({ picture: picture(name) });
const card = (name: string, index: number) => ({ title: `Card ${index}`, picture: picture(name) });
/* The sizes of the pictures: at least as large as any window of these tests. */
const sizes = { wide: [2400, 1600], broad: [2400, 1000], tall: [1600, 2400], square: [2000, 2000] } as const;
const heroes = ['wide', 'broad', 'tall', 'square'] as const;

beforeAll(async () => {
  folder = await openFolder();
  const site = smallSite();
  const [home] = site.pages;
  home.blocks = [
    { type: 'hero', id: 'me', headline: 'Amina', picture: picture('wide') },
    {
      type: 'card-grid',
      id: 'work',
      heading: 'Work',
      layout: 'projects',
      cards: [
        ...['wide', 'tall', 'wide'].map((name, index) => ({ ...card(name, index), featured: true })),
        { ...card('wide', 3), pictures: ['wide', 'tall', 'wide'].map(picture) },
        { ...card('square', 4), video: { href: 'https://vimeo.com/1', picture: picture('wide') } },
      ],
    },
    { type: 'card-grid', id: 'few', heading: 'Few', cards: ['wide', 'wide', 'wide'].map(card) },
    { type: 'gallery', id: 'three', heading: 'Three', items: ['wide', 'wide', 'wide'].map(item) },
    { type: 'gallery', id: 'four', heading: 'Four', items: ['wide', 'wide', 'wide', 'tall'].map(item) },
    { type: 'gallery', id: 'alone', heading: 'Alone', items: [item('broad')] },
  ];
  site.theme = { ...site.theme, look: 'plate' };
  for (const name of heroes)
    for (const kind of ['person', 'article'])
      site.pages.push({
        ...home,
        path: `/${kind}-${name}`,
        title: `${kind} ${name}`,
        blocks: [{ type: 'hero', ...(kind === 'article' && { kind }), headline: 'Amina', picture: picture(name) }],
      });
  await put(join(folder.path, 'site.json'), site);
  for (const [name, [width, height]] of Object.entries(sizes))
    await put(join(folder.path, 'public', `${name}.webp`), await stripes(width, height).webp().toBuffer());
  const build = await command(['build', '--site', join(folder.path, 'site.json')]);
  expect([build.code, build.stderr]).toEqual([0, expect.not.stringContaining('error')]);
  server = await serveUntil(['preview', '--site', join(folder.path, 'site.json'), '--port', '0']);
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

/* Chromium shows a larger size of a picture again, when it has it from another place on the page or from an earlier one. */
const withoutCache = async (page: Page) =>
  (await page.context().newCDPSession(page)).send('Network.setCacheDisabled', { cacheDisabled: true });

const paths = ['/', ...heroes.flatMap((name) => [`/person-${name}`, `/article-${name}`])];

test.each([390, 800, 1280, 1920])('pictures of the look "plate" are sharp in a window of %i px', async (width) => {
  for (const path of paths) {
    const page = await visit(server.url.replace(/\/$/, '') + path, {
      viewport: { width, height: 800 },
      before: withoutCache,
    });
    const seen = await page.evaluate(async () => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('picture img')];
      for (const picture of pictures) picture.loading = 'eager';
      await Promise.all(pictures.map((picture) => picture.decode()));
      return pictures.map((picture) => {
        const { width, height } = picture.getBoundingClientRect();
        const ratio = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'));
        const set = picture.parentElement?.querySelector('source')?.srcset ?? '';
        return {
          name: `${location.pathname} ${picture.closest('section')?.id} ${picture.alt}`,
          needed: Math.max(width, height * ratio),
          chosen: Number(/-(\d+)\.avif$/.exec(picture.currentSrc)?.[1]),
          widths: [...set.matchAll(/ (\d+)w/g)].map(([, each]) => Number(each)),
        };
      });
    });
    expect(seen.length).toBe(path === '/' ? 21 : 1);
    for (const { name, needed, chosen, widths } of seen) {
      const enough = widths.find((each) => each >= needed * 0.97) ?? Math.max(...widths);
      // The height of a window limits the pictures at the start of a page, which "sizes" can't express exactly.
      const ample = widths.find((each) => each >= needed * 1.4) ?? Math.max(...widths);
      expect({ name, needed, chosen, fits: enough <= chosen && chosen <= ample }).toMatchObject({ name, fits: true });
    }
    await page.close();
  }
});
