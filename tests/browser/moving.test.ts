import { expect, test } from 'vitest';
import { visit } from '../support/page.ts';

test('shifts nothing while its figures run', async () => {
  const page = await visit('/', {
    viewport: { width: 412, height: 823 },
    reducedMotion: 'no-preference',
    hasOwnClock: true,
    before: (page) =>
      page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as never as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      }),
  });
  await page.keyboard.press('Shift');
  await page.locator('.counter-running').first().waitFor();
  for (let frame = 0; frame < 25; frame++) await page.clock.runFor(100);
  await expect.poll(() => page.locator('.counter-running').count()).toBe(0);
  expect(await page.evaluate(() => (window as never as { shifts: number[] }).shifts)).toEqual([]);
});
