import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Site } from '../../../schema/site.ts';
import { leavingAnyScreen, withTextSize } from '../../support/browser/fit.ts';
import { hydrated, visit, visitHydrated } from '../../support/browser/page.ts';
import { openSite } from '../../support/sites/open-site.ts';
import { recordPictures, recordSite } from '../../support/sites/record.ts';

/* A complete record, with every setting of its blocks. */
let record: Awaited<ReturnType<typeof openSite>>;
let arabic: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  const pictures = Object.entries(recordPictures).map(async ([name, [width, height]]) => {
    const plain = sharp({ create: { width, height, channels: 3, background: '#27485a' } });
    return [name, await (name.endsWith('.png') ? plain.png() : plain.jpeg()).toBuffer()] as const;
  });
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>');
  const files = { ...Object.fromEntries(await Promise.all(pictures)), '/logos/icd.svg': svg };
  // The build fails if this doesn't match the schema.
  const site = recordSite() as unknown as Site;
  record = await openSite(site, files);
  arabic = await openSite({ ...site, language: 'ar' }, files);
}, 300_000);
afterAll(() => Promise.all([record.close(), arabic.close()]));

test.each(['left to right', 'right to left'])('never overflows the screen, %s', async (direction) => {
  const page = await visit(direction === 'left to right' ? record.url : arabic.url);
  expect(await leavingAnyScreen(page)).toEqual([]);
});

test('never overflows the screen at twice the text size', async () => {
  expect(await leavingAnyScreen(await visit(record.url, { before: withTextSize(200) }))).toEqual([]);
});

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
test.each(['light', 'dark'] as const)('has no accessibility violation: %s', async (colorScheme) => {
  const page = await visitHydrated(record.url, { colorScheme });
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
  expect(violations).toEqual([]);
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
