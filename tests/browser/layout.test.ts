import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { printable, visit, visitHydrated } from '../support/browser/page.ts';
import { servedSite } from '../support/sites/open-site.ts';
import { exampleOf, siteWith } from '../support/sites/site.ts';

/* The bounding boxes of the text, because those of the elements are often wider. */
const inkOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((found) =>
    found.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

describe('a site with extreme content', () => {
  const name = 'Maximiliane-Theodora Wolfeschlegelsteinhausenbergerdorff von und zu Hohenlohe-Langenburg';
  const { fields } = exampleOf('form');
  const site = servedSite({
    ...siteWith({ type: 'hero', headline: name, title: 'Developer' }, { type: 'form', fields }),
    navigation: Array(6).fill({ label: 'Professional biography A', href: '/' }),
  });

  test('keeps a long name beside the artwork, from 320 to 1920 px', async () => {
    const page = await visit(site.url);
    for (const width of [320, 390, 768, 900, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const door = await boxOf(page, '.hero-door');
      for (const { right } of await inkOf(page, '.hero-headline, .hero-title'))
        expect(right).toBeLessThanOrEqual(door.x);
      expect(await widthOf(page)).toBe(width);
    }
  });

  test.each([1024, 1920])('shows a menu if the links do not fit at %i px', async (width) => {
    const page = await visit(site.url, { viewport: { width, height: 800 } });
    expect(await widthOf(page)).toBe(width);
    expect((await boxOf(page, '.menu-button')).right).toBeLessThan(width);
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await page.locator('.menu').getByRole('link').count()).toBe(6);
  });

  test('wraps the links of the header without a script', async () => {
    const page = await visit(site.url, { javaScriptEnabled: false });
    for (const width of [320, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await widthOf(page)).toBe(width);
      const links = page.locator('.header-links a');
      expect(await links.count()).toBe(6);
      for (const link of await links.all()) expect(await link.isVisible()).toBe(true);
      expect((await boxOf(page, '.header-links')).right).toBeLessThanOrEqual(width);
    }
  });

  test.each([768, 1280])('gives a form without contact details the full width at %i px', async (width) => {
    const page = await visit(site.url, { viewport: { width, height: 800 } });
    const [room, fields] = [await boxOf(page, '.form-room'), await boxOf(page, '.form-fields')];
    expect([fields.x, fields.right]).toEqual([room.x, room.right]);
  });
});

test('has at most 1,000 elements and nine screens on the home page of a phone', async () => {
  const page = await visit('/', { viewport: { width: 390, height: 844 } });
  const [elements, height] = await page.evaluate(() => {
    // Content away from the screen is laid out after the first paint.
    delete document.documentElement.dataset.early;
    return [document.querySelectorAll('*').length, document.documentElement.scrollHeight];
  });
  expect(elements).toBeLessThanOrEqual(1000);
  expect(height).toBeLessThanOrEqual(9 * 844);
});

test.each([360, 390, 480, 600])('fits 20 letters on a line of a card at %i px', async (width) => {
  const page = await visit('/', { viewport: { width, height: 800 } });
  const room = await page.locator(':is(.project, .highlights) .description:visible').evaluateAll((found) =>
    found.map((text) => {
      const probe = text.appendChild(document.createElement('span'));
      probe.style.whiteSpace = 'nowrap';
      probe.textContent = 'many letters in line';
      const { width } = probe.getBoundingClientRect();
      probe.remove();
      return text.clientWidth - width;
    }),
  );
  expect(room.length).toBeGreaterThan(7);
  expect(Math.min(...room)).toBeGreaterThan(0);
});

test.each([390, 1280])(
  'separates sections by one space, less on a phone, and by two if the background changes, at %i px',
  async (width) => {
    const page = await visit('/', { viewport: { width, height: 800 } });
    const spaces = await page.locator('main > .section').evaluateAll((found) =>
      found.map((section) => {
        const { paddingBlockStart, paddingBlockEnd, backgroundColor } = getComputedStyle(section);
        return {
          before: Number.parseFloat(paddingBlockStart),
          after: Number.parseFloat(paddingBlockEnd),
          backgroundColor,
        };
      }),
    );
    const one = spaces.at(-1)?.after ?? 0;
    const isOnGroundOf = (index: number, other: number) =>
      spaces[index]?.backgroundColor === spaces[other]?.backgroundColor;
    const before = spaces.map((_, index) => (isOnGroundOf(index, index - 1) ? 0 : one));
    const after = spaces.map((_, index) => (width < 704 && isOnGroundOf(index, index + 1) ? one * 0.75 : one));
    expect(before).toContain(0);
    expect(spaces.map((each) => each.before)).toEqual(before);
    expect(spaces.map((each) => each.after)).toEqual(after);
  },
);

test('keeps the header in view, except in a window as low as at 400 % zoom', async () => {
  const page = await visit('/', { viewport: { width: 1280, height: 800 } });
  const topAfterScroll = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    return (await boxOf(page, '.header')).y;
  };
  expect(await topAfterScroll(1280, 800)).toBe(0);
  expect(await topAfterScroll(844, 390)).toBe(0);
  expect(await topAfterScroll(320, 256)).toBe(-600);
  await page.evaluate(() => scrollTo({ top: 20, behavior: 'instant' }));
  await page.getByRole('button', { name: 'Menu' }).click();
  const [header, menu] = [await boxOf(page, '.header'), await boxOf(page, '.menu')];
  expect([header.y, menu.y + 1 >= header.bottom - 1]).toEqual([0, true]);
});

test.each([480, 600])('shows featured cards in pairs at %i px, unless their number is odd', async (width) => {
  const page = await visitHydrated('/', { viewport: { width, height: 800 } });
  const tops = () =>
    page
      .locator('.lead:visible')
      .evaluateAll((found) => found.map((card) => Math.round(card.getBoundingClientRect().top + scrollY)));
  const [first, second, third, fourth] = await tops();
  expect([first, third]).toEqual([second, fourth]);
  await page.getByRole('button', { name: 'Full Stack' }).click();
  await expect.poll(async () => new Set(await tops()).size === (await tops()).length).toBe(true);
});

test.each([320, 390, 768])('keeps space between the type and the level of a course at %i px', async (width) => {
  const page = await visit('/', { viewport: { width, height: 800 } });
  const kinds = await inkOf(page, '.course-type');
  const levels = await page.locator('.course-level').evaluateAll((found) =>
    found.map((level) => {
      const { left, top } = level.getBoundingClientRect();
      return { left, top };
    }),
  );
  const touching = kinds.filter(
    ({ right, bottom }, index) => right + 8 > (levels[index]?.left ?? 0) && bottom > (levels[index]?.top ?? 0),
  );
  expect(kinds).toHaveLength(4);
  expect(touching).toEqual([]);
});

test.each([320, 390, 768, 1280])(
  'keeps the buttons beside a form on one line with wider letters at %i px',
  async (width) => {
    const page = await visit('/', { viewport: { width, height: 800 } });
    // Simulates other browsers.
    await page.locator('.form-actions').evaluate((found) => {
      found.style.letterSpacing = '0.02em';
    });
    for (const { top, bottom } of await inkOf(page, '.form-actions .button')) expect(bottom - top).toBeLessThan(30);
  },
);

test('prints the studs of lists, although they are backgrounds', async () => {
  const page = await visit('/privacy-policy', { viewport: { width: 680, height: 900 } });
  await (await printable(page)).emulateMedia({ media: 'print' });
  const marks = await page
    .locator('.points li')
    .evaluateAll((found) => found.map((point) => getComputedStyle(point, '::before').printColorAdjust));
  expect(new Set(marks)).toEqual(new Set(['exact']));
});

test.each(['light', 'dark'] as const)('uses the visitor’s colors in forced-colors mode, %s', async (colorScheme) => {
  const colors = async (path: string) => {
    const page = await visit(path, { forcedColors: 'active', colorScheme });
    return page.evaluate(() => {
      const ink = getComputedStyle(document.body).color;
      const parts = {
        'background-color': ['.badge::before', '.meter > div', '.meter > div::after', '.points li::before'],
        stroke: [
          '.scale path',
          '.highlights .icon',
          '.mark',
          '.tile path',
          '.door-studs',
          '.door-holes',
          '.door-frame',
          '.fallen',
        ],
        fill: ['.filled'],
      };
      return Object.entries(parts).flatMap(([property, selectors]) =>
        selectors.flatMap((selector) => {
          const [name = '', pseudo] = selector.split('::');
          return [...document.querySelectorAll(name)]
            .map((part) => getComputedStyle(part, pseudo && `::${pseudo}`).getPropertyValue(property))
            .filter((color) => !color.includes(ink))
            .map((color) => `${selector}: ${color}`);
        }),
      );
    });
  };
  expect(await colors('/')).toEqual([]);
  expect(await colors('/nope')).toEqual([]);
});
