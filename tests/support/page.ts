import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { patience } from './patience.ts';

declare global {
  interface Window {
    handedOver: string[];
  }
}

export interface Visit extends BrowserContextOptions {
  /** Whether the test controls the clock of the page: see stopClock. */
  hasOwnClock?: boolean;
  /** Whether sections further down may still wait for the first paint, without a size of their own. */
  isEarly?: boolean;
  /** Whether to wait until everything on the page has loaded; otherwise only for its markup. */
  untilLoaded?: boolean;
  /** Lines of the console that this visit expects. */
  expected?: RegExp;
  /** What to do with the page before it opens an address. */
  before?(page: Page): Promise<unknown>;
}

let browser: Browser;
const open: { page: Page; complaints: string[] }[] = [];

/**
 * Called once for each test file. Whatever a test is about, it fails when the browser reports an error, a violation of
 * the policy or a failed hydration.
 */
export function lookAfterPages(): void {
  beforeAll(async () => {
    browser = await chromium.connect(inject('built').browser);
  });
  afterAll(() => browser.close());
  afterEach(closePages);
}

/** Closes every page of this test. To be called before a server is stopped that they may still ask for something. */
export async function closePages(): Promise<void> {
  const visits = open.splice(0);
  for (const { page } of visits) await page.context().close();
  expect(visits.flatMap(({ complaints }) => complaints)).toEqual([]);
}

/** The one browser, for tests that look after their pages themselves. */
export const openBrowser = (): Promise<Browser> => chromium.connect(inject('built').browser);

export const siteUrl = (): string => inject('built').url;

/** Opens a page of the built site, as a visitor with these settings does. */
export async function visit(path = '/', options: Visit = {}): Promise<Page> {
  const { hasOwnClock = false, isEarly = false, untilLoaded = true, expected, before, ...settings } = options;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...settings,
  });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (!expected?.test(text)) complaints.push(text);
  };
  page.on('pageerror', (error) => complain(`${page.url()}: ${error.stack ?? error.message}`));
  page.on('console', (line) => {
    // The browser itself logs that a missing page was answered with 404.
    const isOfNotFound = /status of 404/.test(line.text()) && line.location().url === page.url();
    if ((line.type() === 'error' || line.type() === 'warning') && !isOfNotFound)
      complain(`${line.type()}: ${line.text()}`);
  });
  open.push({ page, complaints });
  // Not every violation is reported on the console: for example not one that a script has caught.
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`the policy stopped ${blockedURI} by ${effectiveDirective}`),
    ),
  );
  // A browser would open the mail program of whoever runs the tests, or warn that nobody has clicked.
  await page.addInitScript(() => {
    window.handedOver = [];
    navigation.addEventListener('navigate', (event) => {
      const { url } = event.destination;
      if (!/^(?:mailto|tel):/.test(url)) return;
      event.preventDefault();
      window.handedOver.push(url);
    });
  });
  if (hasOwnClock) await page.clock.install({ time: new Date('2026-11-21T12:00:00Z') });
  await before?.(page);
  await page.goto(path.startsWith('http') ? path : siteUrl() + path, {
    waitUntil: untilLoaded ? 'load' : 'domcontentloaded',
  });
  if (!isEarly)
    await page.evaluate(() => {
      for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-early]')) delete dataset.early;
    });
  return page;
}

/** Starts hydration by a key press, as a visitor does, and waits until every part is hydrated, tooltips included. */
export async function hydrated(page: Page): Promise<Page> {
  await page.keyboard.press('Shift');
  return untilHydrated(page);
}

/** Waits until every part of a page is hydrated, tooltips included, without starting it. */
export async function untilHydrated(page: Page): Promise<Page> {
  const waiting = () =>
    page.evaluate(() => {
      const parts = document.querySelectorAll('.tool, .icon-link, .copy-button, main > section, main > div, .footer');
      return [...parts].filter((part) => !Object.keys(part).some((key) => key.startsWith('__reactProps'))).length;
    });
  await expect.poll(waiting).toBe(0);
  return page;
}

/** What this document has handed over to other programs so far: the addresses of mails and telephones. */
export const handedOver = (page: Page): Promise<string[]> => page.evaluate(() => window.handedOver);

/** Waits until the browser has loaded a part of the site that it loads on its own. */
export async function loaded(page: Page, part: RegExp): Promise<Page> {
  await page.waitForFunction(
    (part) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
        ({ name, responseEnd }) => part.test(name) && responseEnd > 0,
      ),
    part,
  );
  return page;
}

/** Stops the page's own clock: from here on time passes only by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<Page> {
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 1000));
  return page;
}

/** Opens a page and waits until it is hydrated. */
export const visitHydrated = async (path?: string, options?: Visit): Promise<Page> =>
  hydrated(await visit(path, options));
