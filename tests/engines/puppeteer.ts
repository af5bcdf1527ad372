import puppeteer, { type LaunchOptions, type Page } from 'puppeteer-core';
import { patience } from '../support/patience.ts';
import type { Browser, Tab } from './driver.ts';

/** The differences between browsers under Puppeteer. */
interface Own {
  /** Called with every page before it opens a URL. */
  prepare?(page: Page): Promise<unknown>;
  mails(page: Page): Promise<string[]>;
}

/** Starts a browser under Puppeteer: Chromium with its DevTools protocol, Firefox with WebDriver BiDi. */
export async function startWithPuppeteer(options: LaunchOptions, { prepare, mails }: Own): Promise<Browser> {
  const browser = await puppeteer.launch({ ...options, protocolTimeout: patience, timeout: patience });
  return {
    async openTab(size) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      page.setDefaultTimeout(patience);
      await page.setViewport(size);
      await prepare?.(page);
      return { ...tabOf(page), mails: () => mails(page), close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

const tabOf = (page: Page): Omit<Tab, 'mails' | 'close'> => ({
  open: async (address) => void (await page.goto(address)),
  back: async () => void (await page.evaluate(() => history.back())),
  evaluate: (run, ...values) => page.evaluate(run as never, ...(values as unknown as never[])) as never,
  hover: (selector) => page.locator(selector).hover(),
  click: (selector) => page.locator(selector).click(),
  type: (selector, text) => page.type(selector, text),
  press: (key) => page.keyboard.press(key),
});
