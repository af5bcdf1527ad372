import { describe, expect, test } from 'vitest';
import { looks } from '../../../schema/looks.ts';
import { picture, serveInLook } from '../../support/browser/look-site.ts';

type Name = Parameters<typeof picture>[0];
const item = (name: Name) => ({ picture: picture(name) });
const card = (name: Name, index: number) => ({ title: `Card ${index}`, picture: picture(name) });
const heroes = ['wide', 'broad', 'tall', 'square'] as const;

const names = (...all: Name[]) => all;
const home = [
  { type: 'hero', id: 'me', headline: 'Amina', picture: picture('wide') },
  {
    type: 'card-grid',
    id: 'work',
    heading: 'Work',
    layout: 'projects',
    cards: [
      ...names('wide', 'tall', 'wide').map((name, index) => ({ ...card(name, index), featured: true })),
      { ...card('wide', 3), pictures: names('wide', 'tall', 'wide').map(picture) },
      { ...card('square', 4), video: { href: 'https://vimeo.com/1', picture: picture('wide') } },
    ],
  },
  {
    type: 'card-grid',
    id: 'lone',
    heading: 'Lone',
    layout: 'projects',
    cards: [{ ...card('wide', 0), featured: true }, card('wide', 1)],
  },
  { type: 'card-grid', id: 'rows', heading: 'Rows', layout: 'projects', cards: Array(5).fill('wide').map(card) },
  { type: 'card-grid', id: 'few', heading: 'Few', cards: names('wide', 'wide', 'wide').map(card) },
  { type: 'gallery', id: 'three', heading: 'Three', items: names('wide', 'wide', 'wide').map(item) },
  { type: 'gallery', id: 'four', heading: 'Four', items: names('wide', 'wide', 'wide', 'tall').map(item) },
  { type: 'gallery', id: 'alone', heading: 'Alone', items: [item('broad')] },
];
const heroPages = heroes.flatMap((name) =>
  ['person', 'article'].map((kind): [string, object[]] => [
    `/${kind}-${name}`,
    [{ type: 'hero', ...(kind === 'article' && { kind }), headline: 'Amina', picture: picture(name) }],
  ]),
);
const pages = { '/': home, ...Object.fromEntries(heroPages) };

describe.each(looks)('the look "%s"', (look) => {
  const open = serveInLook(look, pages);

  test.each([390, 800, 1280, 1920])('shows sharp pictures in a window of %i px', async (width) => {
    const wrongSizes: string[] = [];
    for (const path of Object.keys(pages)) {
      const page = await open(path, width);
      const seen = await page.evaluate(async () => {
        const pictures = [...document.querySelectorAll<HTMLImageElement>('picture img')];
        // Chromium reuses a larger copy of a picture that it has already loaded, so each has its own address.
        for (const [index, picture] of pictures.entries()) {
          picture.loading = 'eager';
          const source = picture.parentElement?.querySelector('source');
          if (source) source.srcset = source.srcset.replace(/ (\d+w)/g, `?${index} $1`);
        }
        await Promise.all(pictures.map((picture) => picture.decode()));
        return pictures.map((picture) => {
          const { width, height } = picture.getBoundingClientRect();
          const ratio = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'));
          const set = picture.parentElement?.querySelector('source')?.srcset ?? '';
          return {
            name: `${location.pathname} ${picture.closest('section')?.id} ${picture.alt}`,
            needed: Math.max(width, height * ratio),
            // The width in "sizes": that of the copy, divided by its density.
            declared: picture.naturalWidth,
            chosen: Number(/-(\d+)\.avif/.exec(picture.currentSrc)?.[1]),
            widths: [...set.matchAll(/ (\d+)w/g)].map(([, each]) => Number(each)),
          };
        });
      });
      expect(seen.length).toBe(path === '/' ? 28 : 1);
      for (const { name, needed, chosen, widths, declared } of seen) {
        const enough = widths.find((each) => each >= needed * 0.97) ?? Math.max(...widths);
        const ample = widths.find((each) => each >= needed * 1.4) ?? Math.max(...widths);
        // The height of a window limits the pictures at the start of a page, which "sizes" doesn't express.
        const isExact = declared >= needed * 0.95 && (path !== '/' || declared <= needed * 1.3);
        if (!(isExact && enough <= chosen && chosen <= ample))
          wrongSizes.push(`${name}: ${Math.round(needed)} px, of ${declared} px in "sizes", shown from ${chosen} px`);
      }
      await page.close();
    }
    expect(wrongSizes).toEqual([]);
  });
});
