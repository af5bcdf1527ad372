import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { looks } from '../../../schema/looks.ts';
import { picture, serveInLook } from '../../support/browser/look-site.ts';

const boxOf = async (place: Locator) => (await place.boundingBox()) ?? expect.fail('it is not shown');
/* The positions of elements, each by its upper edge. */
const topsOf = (place: Locator) =>
  place.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
const form = {
  type: 'form',
  id: 'contact',
  heading: 'Contact',
  fields: [{ type: 'text', name: 'about', label: 'About' }],
};

describe('the look "letterhead"', () => {
  const quote =
    'She explained every step before taking it, and told us the costs before there were any. We never had to ask twice for an answer, and we never waited longer than a day.';
  const facts = ['Bar', 'Chambers', 'Hours'].map((label) => ({ label, value: 'Tunis, since 2009' }));
  const open = serveInLook('letterhead', {
    '/': [
      { type: 'hero', headline: 'Amina' },
      { type: 'card-grid', id: 'about', heading: 'About', intro: ['We advise families.'], facts },
      { type: 'card-grid', id: 'more', heading: 'More', intro: ['We advise families.', 'And companies.'], facts },
      { type: 'quote-list', id: 'quotes', heading: 'Quotes', quotes: [{ text: quote, name: 'K. M.' }] },
      form,
    ],
  });

  test.each([768, 1280])('shows facts in a row without text beside them, in a window of %i px', async (width) => {
    const page = await open('/', width);
    expect(new Set(await topsOf(page.locator('#about .facts > div'))).size).toBeLessThan(3);
    const [text, list] = [await boxOf(page.locator('#more .prose')), await boxOf(page.locator('#more .facts'))];
    expect([list.x > text.x + text.width, Math.abs(list.y - text.y) < 2]).toEqual([true, true]);
  });

  test.each([390, 1280])('balances the lines of a quote in a window of %i px', async (width) => {
    const page = await open('/', width);
    const lines = await page.locator('#quotes blockquote p').evaluate((quote) => {
      const range = document.createRange();
      range.selectNodeContents(quote);
      const widths = new Map<number, number>();
      for (const { top, width } of range.getClientRects())
        widths.set(Math.round(top), (widths.get(Math.round(top)) ?? 0) + width);
      return [...widths.values()];
    });
    expect(lines.length).toBeGreaterThan(2);
    expect((lines.at(-1) ?? 0) / Math.max(...lines)).toBeGreaterThan(0.6);
  });

  test('numbers the contact section after the others', async () => {
    const page = await open('/', 1280);
    for (const id of ['quotes', 'contact'])
      expect(await page.locator(`#${id}`).evaluate((it) => getComputedStyle(it).counterIncrement)).toBe('clause 1');
    const content = await page
      .locator('#contact h2')
      .evaluate((heading) => getComputedStyle(heading, '::before').content);
    expect(content).toContain('counter(clause');
  });
});

describe('the look "offprint"', () => {
  const open = serveInLook('offprint', {
    '/': [
      { type: 'hero', headline: 'Amina' },
      {
        type: 'publication-list',
        id: 'papers',
        heading: 'Papers',
        publications: [
          {
            title: 'Contracts',
            authors: ['A. Amina'],
            kind: 'article',
            publisher: 'Review',
            date: '2023-04',
            description: 'On obligations.',
          },
        ],
      },
    ],
  });

  test.each([390, 1280])('shows the kind of a publication next to its journal in a window of %i px', async (width) => {
    const page = await open('/', width);
    const [journal, kind, text] = await Promise.all(
      ['.publisher', '.publication-side', '.description'].map((each) => boxOf(page.locator(`#papers ${each}`))),
    );
    expect(kind?.x).toBeGreaterThan(journal?.x ?? 0);
    expect(Math.abs((kind?.y ?? 0) - (journal?.y ?? 0))).toBeLessThan(8);
    expect(text?.y).toBeGreaterThan((journal?.y ?? 0) + 10);
  });
});

describe('the look "plate"', () => {
  const names = ['wide', 'tall', 'wide', 'wide', 'tall'] as const;
  const open = serveInLook('plate', {
    '/': [
      { type: 'hero', headline: 'Amina', picture: picture('wide') },
      {
        type: 'gallery',
        id: 'rows',
        heading: 'Rows',
        layout: 'rows',
        items: names.map((name) => ({ picture: picture(name) })),
      },
      {
        type: 'card-grid',
        id: 'cards',
        heading: 'Cards',
        layout: 'projects',
        cards: names.map((name, index) => ({ title: `Card ${index}`, picture: picture(name) })),
      },
      form,
    ],
  });

  test.each([390, 1280, 1920])('fills the last row of a gallery in a window of %i px', async (width) => {
    const page = await open('/', width);
    const list = await boxOf(page.locator('#rows .picture-list'));
    const boxes = await page
      .locator('#rows .picture-list > li')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    const last = boxes.filter(({ top }) => Math.abs(top - (boxes.at(-1)?.top ?? 0)) < 2);
    expect(Math.max(...last.map(({ right }) => right))).toBeCloseTo(list.x + list.width, 0);
  });

  test('fits the printed page', async () => {
    const page = await open('/', 1280);
    await page.emulateMedia({ media: 'print' });
    // A4 without margins of 12 mm.
    for (const width of [703, 794]) {
      await page.setViewportSize({ width, height: 1000 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
});

describe('the look "poster"', () => {
  const cards = (count: number) => Array.from({ length: count }, (_, index) => ({ title: `Card ${index}` }));
  const names = ['Maria Helena Duarte', 'Fabrizio Leonardo Conti', 'Li Na Wu'];
  const open = serveInLook(
    'poster',
    {
      '/': [
        { type: 'hero', headline: 'Amina', picture: picture('wide') },
        ...[1, 2, 4, 5].map((count) => ({
          type: 'card-grid',
          id: `cards-${count}`,
          heading: 'Cards',
          layout: 'projects',
          cards: [{ title: 'Lead', featured: true }, ...cards(count)],
        })),
      ],
      ...Object.fromEntries(names.map((headline, index) => [`/name-${index}`, [{ type: 'hero', headline }]])),
    },
    { accent: 25 },
  );

  test('fills every column of small cards', async () => {
    const page = await open('/', 1280);
    for (const count of [1, 2, 4, 5]) {
      const list = await boxOf(page.locator(`#cards-${count} .projects`));
      const last = await boxOf(page.locator(`#cards-${count} .projects > li`).last());
      expect([count, Math.round(last.x + last.width)]).toEqual([count, Math.round(list.x + list.width)]);
    }
  });

  test.each([390, 1280])('shows names of three parts on two lines in a window of %i px', async (width) => {
    for (const index of names.keys()) {
      const page = await open(`/name-${index}`, width);
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      const lines = await page.locator('.hero-headline').evaluate((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect([names[index], lines <= 2]).toEqual([names[index], true]);
      await page.close();
    }
  });

  test('gives a portrait no box of color in the dark theme', async () => {
    const page = await open('/', 1280, { colorScheme: 'dark' });
    const [red = 0, green = 0, blue = 0] = await page.locator('.hero-picture').evaluate((box) => {
      const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      context.fillStyle = getComputedStyle(box).backgroundColor;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data];
    });
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(32);
  });
});

describe.each(looks)('the look "%s"', (look) => {
  const questions = ['One?', 'Two?'].map((question) => ({ question, answer: ['Yes.'] }));
  const open = serveInLook(look, {
    '/': [
      { type: 'hero', headline: 'Amina' },
      { type: 'question-list', questions },
    ],
  });

  test('marks an open question', async () => {
    const page = await open('/', 1280);
    const marks = () =>
      page.locator('summary').evaluateAll((all) =>
        all.map((summary) => {
          const { content, backgroundImage, backgroundSize, rotate, transform } = getComputedStyle(summary, '::after');
          return [content, backgroundImage, backgroundSize, rotate, transform].join();
        }),
      );
    const [closed, other] = await marks();
    expect(other).toBe(closed);
    await page.locator('summary').first().click();
    await expect.poll(async () => (await marks())[0] !== closed).toBe(true);
  });
});
