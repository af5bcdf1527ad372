import { chromium } from 'playwright-core';

/**
 * The time from a click on a link to showing its prefetched page, in milliseconds: the median of several navigations
 * back and forth, with and without the transition.
 */
export async function timeOfSwap(url, executablePath, rounds = 15) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const times = {};
    for (const [name, reducedMotion] of [
      ['at once', 'reduce'],
      ['with a fade', 'no-preference'],
    ]) {
      const page = await browser.newPage({ reducedMotion, viewport: { width: 412, height: 823 } });
      await page.goto(url);
      await page.keyboard.press('Shift');
      await page.mouse.move(5, 5);
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('.footer') ?? {}).some((key) => key.startsWith('__reactProps')),
      );
      await page.locator('.footer li a').first().hover();
      await page.waitForLoadState('networkidle');
      times[name] = await page.evaluate(measure, rounds);
      await page.close();
    }
    return times;
  } finally {
    await browser.close();
  }
}

/* Runs in the page: navigates to the first page in the footer and back home. */
async function measure(rounds) {
  const move = (link) =>
    new Promise((resolve) => {
      const main = document.getElementById('of-main');
      const observer = new MutationObserver(() => {
        if (document.getElementById('of-main') === main) return;
        observer.disconnect();
        resolve(performance.now() - started);
      });
      observer.observe(document.getElementById('of-root'), { childList: true, subtree: true });
      const started = performance.now();
      link.click();
    });
  const times = [];
  for (let round = 0; round < rounds; round++) {
    times.push(await move(document.querySelector('.footer li a')));
    await new Promise((resolve) => setTimeout(resolve, 500));
    await move(document.querySelector('.brand'));
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
}
