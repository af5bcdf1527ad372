import type { Page } from 'playwright-core';

/** Settings of a visit whose fonts come late, and the function that lets them come. */
export function lateFonts() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const before = async (page: Page) => {
    await recordShifts(page);
    await page.route(/\.woff2$/, (route) => released.then(() => route.continue()));
  };
  return { settings: { isEarly: true, untilLoaded: false, before }, release };
}

/** The sum of the layout shifts of a page that was visited with late fonts. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as never as { shift: number }).shift);

const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as never as { shift: number }).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
