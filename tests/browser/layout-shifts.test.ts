import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, visit } from '../support/browser/page.ts';

/* A page on a phone, and what every layout shift that the browser reports moved. */
const phone = { viewport: { width: 412, height: 500 }, reducedMotion: 'no-preference' } as const;
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    type Shift = { value: number; sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as never as Shift[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => [
          node?.nodeName,
          node?.textContent?.slice(0, 40),
          previousRect,
          currentRect,
        ]);
        shifts.push(`${value}: ${JSON.stringify(moved)}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
/* Counts the animated figures, and pauses the animation that hides them until hydration: on a busy machine, figures that were in view before would not be animated. */
const watchFigures = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { ran: 0 });
    addEventListener('DOMContentLoaded', () => {
      for (const animation of document.getAnimations()) animation.pause();
      new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]) as Element[];
        (window as never as { ran: number }).ran += added.filter((node) => node.className === 'counter-running').length;
      }).observe(document, { childList: true, subtree: true });
    });
  });
const watch = async (page: Page) => {
  await watchShifts(page);
  await watchFigures(page);
};
const shiftsOf = (page: Page) => page.evaluate(() => (window as never as { shifts: string[] }).shifts);

/* Hydrates the page with an interaction, scrolls to the figures, and waits until every animation has ended. */
async function count(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.locator('.counters').evaluate((found) => found.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await page.waitForFunction(() => 'counted' in document.documentElement.dataset);
  await expect.poll(() => page.locator('.counter-running').count()).toBe(0);
  expect(await page.evaluate(() => (window as never as { ran: number }).ran)).toBeGreaterThan(0);
}

test('shifts nothing while the figures are animated', async () => {
  const page = await visit('/', { ...phone, before: watch });
  await count(page);
  expect(await shiftsOf(page)).toEqual([]);
});

test('shifts nothing while the meters grow to their levels', async () => {
  const page = await hydrated(await visit('/', { ...phone, before: watchShifts }));
  // On a busy machine the font may arrive only now.
  await page.evaluate(async () => void (await document.fonts.ready));
  const before = (await shiftsOf(page)).length;
  const moved = await page
    .locator('.group')
    .first()
    .evaluate(async (group: HTMLElement) => {
      const begun = new Promise<string>((done) =>
        group.addEventListener('animationend', ({ animationName }) => done(animationName), { once: true }),
      );
      group.scrollIntoView({ behavior: 'instant' });
      return begun;
    });
  expect(moved).toBe('grow');
  expect((await shiftsOf(page)).slice(before)).toEqual([]);
});

test('shifts nothing when the font arrives after the figures were animated', async () => {
  const held: (() => Promise<void>)[] = [];
  const page = await visit('/', {
    ...phone,
    untilLoaded: false,
    before: async (page) => {
      await watch(page);
      await page.route('**/*.woff2', (route) => {
        held.push(() => route.continue());
      });
    },
  });
  await count(page);
  expect(held.length).toBeGreaterThan(0);
  const before = (await shiftsOf(page)).length;
  for (const go of held) await go();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect((await shiftsOf(page)).slice(before)).toEqual([]);
});
