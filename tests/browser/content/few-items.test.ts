import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { closePages, siteUrl, visit } from '../../support/browser/page.ts';
import { openSite, servedSite } from '../../support/sites/open-site.ts';
import { readSite } from '../../support/sites/read-site.ts';

const few = servedSite(readSite('few-items'));

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return { ...box, bottom: box.y + box.height };
};

test('shows no section background without content', async () => {
  const page = await visit(few.url);
  expect(await page.locator('.ground').count()).toBe(0);
});

test.each(['/now', '/reading', '/no-such-page'])('the footer of %s is at the bottom of any window', async (path) => {
  const page = await visit(few.url + path);
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect((await boxOf(page, '.footer')).bottom).toBe(height);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    // The footer follows the last section, without a gap.
    const section = await boxOf(page, 'main > section:last-of-type');
    expect(section.bottom).toBe((await boxOf(page, '.footer')).y);
  }
});

test('starts a short page at the top', async () => {
  const page = await visit(`${few.url}/now`, { viewport: { width: 390, height: 844 } });
  expect((await boxOf(page, 'h1')).y).toBeLessThan(200);
});

test.each([
  [1280, 800],
  [1280, 720],
  [1920, 1080],
])('fits the 404 page into a window of %i × %i', async (width, height) => {
  const page = await visit(`${siteUrl()}/nope`, { viewport: { width, height } });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  const [door, ground] = [await boxOf(page, '.not-found .door'), await boxOf(page, '.ground')];
  expect(Math.abs(door.y + door.height - ground.y)).toBeLessThan(1);
});

test('shows the artwork of the hero on the 404 page', async () => {
  const drawn = async (url: string) => {
    const page = await visit(`${url}/nope`);
    const count = (selector: string) => page.locator(`.not-found ${selector}`).count();
    return { door: await count('.door'), tile: await count('.tile'), ground: await count('.ground') };
  };
  expect(await drawn(siteUrl())).toEqual({ door: 1, tile: 0, ground: 1 });
  expect(await drawn(few.url)).toEqual({ door: 0, tile: 0, ground: 0 });
  const tiled = await openSite({ ...readSite('arabic'), theme: { artwork: 'tile' } });
  try {
    expect(await drawn(tiled.url)).toEqual({ door: 0, tile: 1, ground: 1 });
  } finally {
    await closePages();
    await tiled.close();
  }
}, 300_000);

test('fills the panel of a featured card with its picture, and shows a "contain" picture completely', async () => {
  const page = await visit(few.url);
  const fitOf = (name: string) =>
    page.locator(`img[src*="${name}"]`).evaluate((picture) => {
      const { objectFit, paddingTop } = getComputedStyle(picture);
      return [objectFit, Number.parseFloat(paddingTop) > 0];
    });
  for (const width of [390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['tall', 'wide']) {
      const { width: across, height } = await boxOf(page, `img[src*="${name}"]`);
      const panel = await boxOf(page, `.panel:has(img[src*="${name}"])`);
      expect([across, height]).toEqual([panel.width, panel.height]);
      expect(height).toBeGreaterThan(190);
      expect(across / height).toBeLessThan(2.5);
    }
    expect(await fitOf('tall')).toEqual(['contain', true]);
    expect(await fitOf('wide')).toEqual(['cover', false]);
  }
});

test.each([390, 1280])('keeps space between the facts and the first card at %i px', async (width) => {
  const page = await visit(few.url, { viewport: { width, height: 800 } });
  const [facts, cards] = [await boxOf(page, '.facts'), await boxOf(page, '.projects')];
  expect(cards.y - facts.bottom).toBeGreaterThanOrEqual(24);
});
