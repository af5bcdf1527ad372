import { expect, test } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { leavingAnyScreen, withTextSize } from '../../support/browser/fit.ts';
import { hydrated, visit, visitHydrated } from '../../support/browser/page.ts';
import { servedSite } from '../../support/sites/open-site.ts';
import { readSite } from '../../support/sites/read-site.ts';

/* A complete record, with every setting of its blocks. */
const record = servedSite(readSite('record'));
const arabic = servedSite({ ...readSite('record'), language: 'ar' });

test.each(['left to right', 'right to left'])('never overflows the screen, %s', async (direction) => {
  const page = await visit(direction === 'left to right' ? record.url : arabic.url);
  expect(await leavingAnyScreen(page)).toEqual([]);
});

test('never overflows the screen at twice the text size', async () => {
  expect(await leavingAnyScreen(await visit(record.url, { before: withTextSize(200) }))).toEqual([]);
});

test.each(['light', 'dark'] as const)('has no accessibility violation: %s', async (colorScheme) => {
  const page = await visitHydrated(record.url, { colorScheme });
  expect(await violationsOn(page)).toEqual([]);
});

test('makes a whole card a link, except for its own links', async () => {
  const page = await hydrated(await visit(record.url));
  const card = page.locator('.project', { hasText: 'Atlas of missing stops' });
  const hrefAt = (x: number, y: number) =>
    page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('a')?.href, [x, y] as const);
  for (const [part, href] of [
    ['.description', 'https://example.com/atlas'],
    ['.card-links a >> nth=1', 'https://example.com/data'],
  ] as const) {
    const place = card.locator(part).first();
    await place.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(await hrefAt(x + width / 2, y + height / 2)).toBe(href);
  }
});

test('uses the quotation marks of the language', async () => {
  const page = await visit(record.url);
  const marks = () =>
    page
      .locator('blockquote p')
      .first()
      .evaluate((text) => {
        const { content, quotes } = getComputedStyle(text, '::before');
        return [content, quotes];
      });
  expect(await marks()).toEqual(['open-quote', 'auto']);
  await page.evaluate(() => {
    document.documentElement.lang = 'fr';
  });
  expect(await marks()).toEqual(['open-quote', expect.stringContaining('«')]);
});
