import type { Page } from 'playwright-core';

declare global {
  interface Window {
    copied?: string;
  }
}

/**
 * Records what a page writes to the clipboard. All tests share the clipboard of one browser, so another test may write to
 * it before it is read.
 */
export const recordCopies = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = async (text) => {
      await write(text);
      window.copied = text;
    };
  });

/** The text that a page put on the clipboard last; undefined if it has put none there, or was denied. */
export const copiedText = (page: Page): Promise<string | undefined> => page.evaluate(() => window.copied);
