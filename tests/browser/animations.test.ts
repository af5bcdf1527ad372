import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, visit, visitHydrated } from '../support/browser/page.ts';

const finals = ['50+', '9+', '25+', '15+'];

/* A window that ends above the figures. */
const low = { viewport: { width: 412, height: 500 }, reducedMotion: 'no-preference' } as const;

/* Records every figure that the first counter shows, with its time. */
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

/* Pauses the animation that hides figures until hydration. */
const holdFigures = (page: Page) =>
  page.addInitScript(() => {
    const hold = () => {
      for (const animation of document.getAnimations()) animation.pause();
    };
    addEventListener('DOMContentLoaded', hold);
    // A busy machine may show the figures before the page has loaded completely.
    addEventListener('animationstart', hold, { capture: true, once: true });
  });
const soon = async (page: Page) => {
  await watchFirst(page);
  await holdFigures(page);
};
const figures = (page: Page) => page.evaluate(() => (window as never as { seen: [string, number][] }).seen);
const opacity = (page: Page) =>
  page
    .locator('.counter-final')
    .first()
    .evaluate((found) => getComputedStyle(found).opacity);

test('animates the figures of the hero from 0 to their values in two seconds', async () => {
  const page = await visitHydrated('/', { reducedMotion: 'no-preference', hasOwnClock: true, before: soon });
  expect(await opacity(page)).toBe('0');
  await page.clock.runFor(2500);
  await expect.poll(async () => (await figures(page)).at(-1)?.[0]).toBe('none');
  const seen = await figures(page);
  const shown = seen.slice(0, -1).map(([text]) => Number.parseInt(text, 10));
  expect(shown[0]).toBe(0);
  expect(shown.at(-1)).toBe(49);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  const took = (seen.at(-1)?.[1] ?? 0) - (seen[0]?.[1] ?? 0);
  expect(took).toBeGreaterThan(1900);
  expect(await page.locator('.counter-final').allTextContents()).toEqual(finals);
  await expect.poll(() => opacity(page)).toBe('1');
});

/* A page that is too busy to hydrate before an interaction. */
const late = async (page: Page) => {
  await watchFirst(page);
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
};

test('never animates figures that were in view before hydration', async () => {
  const page = await visit('/', { reducedMotion: 'no-preference', before: late });
  await expect.poll(() => opacity(page)).toBe('1');
  await hydrated(page);
  await page.waitForFunction(() => 'counted' in document.documentElement.dataset);
  expect(await figures(page)).toEqual([]);
  expect(await opacity(page)).toBe('1');
});

test('animates figures further down whenever they come into view', async () => {
  const page = await visit('/', { ...low, before: watchFirst });
  await expect.poll(() => opacity(page)).toBe('1');
  await hydrated(page);
  expect(await figures(page)).toEqual([]);
  await page.locator('.counters').evaluate((found) => found.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(async () => (await figures(page)).at(-1)?.[0]).toBe('none');
  expect((await figures(page))[0]?.[0]).toBe('0+');
});

test('animates figures only once', async () => {
  const page = await visitHydrated('/privacy-policy', low);
  const home = async () => {
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your Name' }).waitFor();
  };
  const look = () => page.locator('.counters').evaluate((found) => found.scrollIntoView({ behavior: 'instant' }));
  await home();
  await look();
  await page.locator('.counter-running').first().waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
  await home();
  await look();
  expect(await opacity(page)).toBe('1');
  expect(await page.locator('.counter-running').count()).toBe(0);
});

test('exposes only the final figure to screen readers, also during the animation', async () => {
  const page = await visit('/', { reducedMotion: 'no-preference', before: holdFigures });
  await page.keyboard.press('Shift');
  await page.locator('.counter-running').first().waitFor();
  expect(await page.locator('.counters').ariaSnapshot()).toContain('definition: 50+');
});

test('shows the final figures at once with reduced motion', async () => {
  const page = await visitHydrated('/');
  expect(await page.locator('.counter-running').count()).toBe(0);
  expect(await page.locator('.counter-final').allTextContents()).toEqual(finals);
});

test('runs no animation with reduced motion', async () => {
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
