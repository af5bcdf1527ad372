import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit, visitHydrated } from '../support/page.ts';

const finals = ['50+', '9+', '25+', '15+'];

/* Writes down every figure that the first counter shows, and when. */
const watchFirst = (page: Page) =>
  page.addInitScript(() => {
    const seen: [text: string, at: number][] = [];
    Object.assign(window, { seen });
    addEventListener('DOMContentLoaded', () => {
      const first = document.querySelector('.counter dd');
      if (!first) return;
      new MutationObserver(() => {
        const text = first.querySelector('.counter-running')?.textContent ?? 'none';
        if (text !== seen.at(-1)?.[0]) seen.push([text, performance.now()]);
      }).observe(first, { childList: true, subtree: true, characterData: true });
    });
  });

test('counts the figures of the hero from 0 to their targets over two seconds', async () => {
  const page = await visitHydrated('/', { reducedMotion: 'no-preference', hasOwnClock: true, before: watchFirst });
  const figures = () => page.evaluate(() => (window as never as { seen: [string, number][] }).seen);
  await page.clock.runFor(2500);
  await expect.poll(async () => (await figures()).at(-1)?.[0]).toBe('none');
  const seen = await figures();
  const shown = seen.slice(0, -1).map(([text]) => Number.parseInt(text, 10));
  expect(shown[0]).toBe(0);
  expect(shown.at(-1)).toBe(49);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  const took = (seen.at(-1)?.[1] ?? 0) - (seen[0]?.[1] ?? 0);
  expect(took).toBeGreaterThan(1900);
  expect(await page.locator('.counter-final').allTextContents()).toEqual(finals);
});

test('exposes only the final figure to screen readers, also while it counts', async () => {
  const page = await visit('/', { reducedMotion: 'no-preference' });
  await page.keyboard.press('Shift');
  await page.locator('.counter-running').first().waitFor();
  expect(await page.locator('.counters').ariaSnapshot()).toContain('definition: 50+');
});

test('shows the final figures at once to visitors who asked for less motion', async () => {
  const page = await visitHydrated('/');
  expect(await page.locator('.counter-running').count()).toBe(0);
  expect(await page.locator('.counter-final').allTextContents()).toEqual(finals);
});

test('runs no animation for visitors who asked for less motion', async () => {
  const page = await visitHydrated('/');
  await page.locator('#skills').scrollIntoViewIfNeeded();
  const running = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.playState === 'running' && !(animation.timeline instanceof ScrollTimeline))
      .map((animation) =>
        animation instanceof CSSTransition ? animation.transitionProperty : (animation as CSSAnimation).animationName,
      ),
  );
  expect(running).toEqual([]);
});
