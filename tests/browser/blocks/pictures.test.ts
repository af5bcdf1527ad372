import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hydrated, visit } from '../../support/browser/page.ts';
import { position, stripes } from '../../support/browser/pictures.ts';
import { put } from '../../support/folder.ts';
import { servedSite } from '../../support/sites/open-site.ts';
import { siteWith } from '../../support/sites/site.ts';

const card = (src: string, index: number) => ({ title: `Card ${index}`, picture: { src, alt: `Picture ${index}` } });
const cards = (...list: string[]) => list.map(card);
const picture = { src: '/shot.png', alt: 'Picture' };
/* Featured cards of all three widths and a small one, with two, three, five and one more pictures. */
const galleries = [2, 3, 5, 1].map((count, index) => ({
  title: `Gallery ${index}`,
  featured: index < 3,
  pictures: Array.from({ length: count }, (_, each) => ({ ...picture, alt: `Picture ${each} of gallery ${index}` })),
}));

const item = (src: string) => ({ picture: { src, alt: 'Picture' } });
const withCaption = (src: string) => ({ ...item(src), caption: 'What it is.' });
/* Pictures that are shown whole, and a video. */
const wholeCards = ['/tall.jpg', '/wide.webp', '/tall.jpg', '/shot.png', '/wide.webp'].map((src, index) => ({
  title: `Whole ${index}`,
  picture: { src, alt: 'Picture', fit: 'contain' },
  ...(index === 0 && { video: { href: 'https://vimeo.com/1', picture } }),
}));

const files = {
  // A portrait picture that is stored rotated, with the orientation in its metadata.
  'me.jpg': stripes(1500, 1200).jpeg().withMetadata({ orientation: 6 }).withExif(position),
  'shot.png': stripes(2400, 1600).ensureAlpha(0.5).png(),
  'wide.webp': stripes(1600, 200).webp(),
  'tall.jpg': stripes(1200, 1800).jpeg(),
};
const site = servedSite(
  siteWith(
    { type: 'hero', id: 'me', headline: 'Amina', picture: { src: '/me.jpg', alt: 'Me' } },
    { type: 'card-grid', id: 'few', heading: 'Few', cards: cards('/shot.png', '/shot.png', '/shot.png') },
    {
      type: 'card-grid',
      id: 'work',
      heading: 'Work',
      layout: 'projects',
      cards: cards('/shot.png', '/shot.png', '/wide.webp', '/shot.png', '/shot.png', '/logo.svg'),
    },
    { type: 'card-grid', id: 'more', heading: 'More', layout: 'projects', cards: cards('/shot.png') },
    { type: 'card-grid', id: 'galleries', heading: 'Galleries', layout: 'projects', cards: galleries },
    { type: 'card-grid', id: 'few-galleries', heading: 'Few galleries', cards: galleries.slice(0, 3) },
    { type: 'gallery', id: 'grid', heading: 'Grid', items: ['/shot.png', '/wide.webp', '/shot.png'].map(item) },
    { type: 'gallery', id: 'pair', heading: 'Pair', items: ['/shot.png', '/wide.webp'].map(withCaption) },
    { type: 'gallery', id: 'alone', heading: 'Alone', items: [item('/shot.png')] },
    { type: 'card-grid', id: 'whole', heading: 'Whole', layout: 'projects', cards: wholeCards },
    { type: 'timeline', id: 'jobs', heading: 'Jobs', entries: [{ title: 'Developer', picture }] },
    { type: 'credential-list', id: 'badges', heading: 'Badges', credentials: [{ title: 'Scrum', picture }] },
    { type: 'quote-list', id: 'quotes', heading: 'Quotes', quotes: [{ name: 'Leila', picture }] },
  ),
  {
    prepare: async (folder) => {
      for (const [name, picture] of Object.entries(files))
        await put(join(folder, 'public', name), await picture.toBuffer());
      await put(join(folder, 'public/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"/>');
    },
  },
);

/* The displayed widths of the pictures. */
const widths: Record<string, number> = { me: 1200, shot: 2400, wide: 1600, tall: 1200 };
const dist = (...steps: string[]) => join(site.dist, ...steps);
const copies = async () => (await readdir(dist('assets'))).filter((name) => /\.(?:avif|webp|jpg)$/.test(name));

test('copies contain no metadata, and show the picture upright', async () => {
  for (const name of await copies()) {
    const { exif, xmp, iptc, icc, orientation, width, height } = await sharp(dist('assets', name)).metadata();
    expect({ name, exif, xmp, iptc, icc, orientation }).toEqual({ name });
    if (name.startsWith('me-')) expect(width / height).toBeCloseTo(4 / 5, 2);
  }
});

test('no copy is wider than its picture, and each has the width in its name', async () => {
  for (const name of await copies()) {
    const { width } = await sharp(dist('assets', name)).metadata();
    const [, original = '', nominal = '1200'] = /^(\w+)-[0-9a-f]{8}(?:-(\d+))?\.\w+$/.exec(name) ?? [];
    expect(`${name}: ${width}`).toBe(`${name}: ${nominal}`);
    expect(width).toBeLessThanOrEqual(widths[original] ?? 0);
  }
});

test('the first picture of the page is preloaded', async () => {
  const html = await readFile(dist('index.html'), 'utf8');
  const [preload = ''] = html.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
  const [source = ''] = html.match(/<source type="image\/avif"[^>]*>/) ?? [];
  const of = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1];
  expect(of(preload, 'imagesrcset')).toBe(of(source, 'srcSet'));
  expect(of(preload, 'imagesizes')).toBe(of(source, 'sizes'));
  expect(html.match(/fetchPriority="high"/g)).toHaveLength(1);
  expect(html.match(/<img [^>]*loading="eager"/g)).toHaveLength(1);
});

test.each([
  [390, 2],
  [800, 1],
  [1280, 1],
  [1920, 2],
])('a window of %i px at %i× loads the smallest copies that are large enough', async (width, scale) => {
  const page = await visit(site.url, { viewport: { width, height: 800 }, deviceScaleFactor: scale });
  const seen = await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('picture img')];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode()));
    // The rendered width: a picture with "cover" extends beyond its box, one with "contain" doesn't.
    const neededFor = (picture: HTMLImageElement) => {
      const { objectFit, paddingLeft, borderLeftWidth } = getComputedStyle(picture);
      const frame = 2 * (Number.parseFloat(paddingLeft) + Number.parseFloat(borderLeftWidth));
      const { width, height } = picture.getBoundingClientRect();
      const ratio = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'));
      const least = objectFit === 'contain' ? Math.min : Math.max;
      return least(width - frame, (height - frame) * ratio);
    };
    return pictures.map((picture) => {
      const set = picture.parentElement?.querySelector('source')?.srcset ?? '';
      return {
        name: `${picture.closest('section')?.id} ${picture.alt}`,
        needed: neededFor(picture) * devicePixelRatio,
        file: picture.currentSrc,
        chosen: Number(/-(\d+)\.avif$/.exec(picture.currentSrc)?.[1]),
        widths: [...set.matchAll(/ (\d+)w/g)].map(([, each]) => Number(each)),
      };
    });
  });
  expect(seen).toHaveLength(46);
  const isSmallest = ({ needed, chosen, widths }: (typeof seen)[number]) => {
    const largest = Math.max(...widths);
    const enough = widths.find((each) => each >= needed * 0.97) ?? largest;
    const ample = widths.find((each) => each >= needed * 1.2) ?? largest;
    return enough <= chosen && chosen <= ample;
  };
  // Chromium shows a larger copy instead if another picture of the page has loaded it.
  const loaded = new Set(seen.filter(isSmallest).map(({ file }) => file));
  const wrong = seen.filter((each) => !isSmallest(each) && !(each.chosen > each.needed && loaded.has(each.file)));
  expect(wrong).toEqual([]);
});

test('shifts nothing when the pictures load late', async () => {
  let before: number[] = [];
  const places = (page: Page) =>
    page.evaluate(async () => {
      // Content further down gets its final position only with its layout.
      delete document.documentElement.dataset.early;
      await document.fonts.ready;
      return [...document.querySelectorAll('section, h2, h3, li')].map((each) => each.getBoundingClientRect().y);
    });
  const page = await visit(site.url, {
    before: async (early) => {
      const isThere = new Promise<void>((resolve) => {
        early.once('domcontentloaded', async () => {
          before = await places(early);
          await early.evaluate(() => {
            new PerformanceObserver((list) => {
              const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
              const { dataset } = document.documentElement;
              dataset.shift = String(shifts.reduce((sum, { value }) => sum + value, Number(dataset.shift ?? 0)));
            }).observe({ type: 'layout-shift' });
          });
          resolve();
        });
      });
      await early.route(/\.(?:avif|svg)$/, async (route) => {
        await isThere;
        await route.continue();
      });
    },
  });
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode()));
  });
  await hydrated(page);
  expect(before.length).toBeGreaterThan(10);
  expect(await places(page)).toEqual(before);
  expect(await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))).toBe(0);
});
