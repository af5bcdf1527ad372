import type { Page } from 'playwright-core';

/** Sets the text size of the browser in percent, as its settings do; lengths in rem scale with it. */
export const withTextSize = (percent: number) => async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
};

/** The texts that overflow the screen horizontally, except in scrollable boxes, and how far the page scrolls. */
export const leaving = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (['auto', 'scroll', 'hidden'].includes(getComputedStyle(element).overflowX) || isCut(element.parentElement));
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (!element?.checkVisibility() || element.closest('.skip') || isCut(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const { left, right } = range.getBoundingClientRect();
      if (left < -1 || right > clientWidth + 1)
        found.push(`${element.closest('[class]')?.className}: ${texts.currentNode.textContent?.slice(0, 40)}`);
    }
    return found;
  });

const widths = [320, 390, 640, 768, 1024, 1280, 1920];

/** The overflowing texts at all widths from a small phone to a large desktop, each after the width. */
export async function leavingAnyScreen(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await leaving(page)).map((each) => `at ${width} px ${each}`));
  }
  return found;
}
