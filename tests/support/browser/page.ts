import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { patience } from '../patience.ts';

declare global {
  interface Window {
    handedOver: string[];
  }
}

export interface Visit extends BrowserContextOptions {
  /** Whether the test controls the clock of the page: see stopClock. */
  hasOwnClock?: boolean;
  /** Whether sections further down may not be laid out yet. */
  isEarly?: boolean;
  /** Whether to wait until everything on the page has loaded; otherwise only for its markup. */
  untilLoaded?: boolean;
  /** Lines of the console that this visit expects. */
  expected?: RegExp;
  /** Called with the page before it opens a URL. */
  before?(page: Page): Promise<unknown>;
}

/** A page of a browser, with the errors that it has reported in this test. */
interface Opened {
  page: Page;
  complaints: string[];
  /** The lines of the console that the test expects. */
  expected?: RegExp | undefined;
  /** Whether the next test may reuse it: nothing has changed that outlives a navigation. */
  isLikeNew: boolean;
}

let browser: Browser;
const open: Opened[] = [];
/* The page of an earlier test, for the next one that goes to the same site. A new one takes 0.64 s of processor until it is hydrated, this one 0.39 s. */
let reusable: Opened | undefined;

/**
 * Called once for each test file. Every test fails if the browser reports an error, a violation of the policy or a
 * failed hydration.
 */
export function lookAfterPages(): void {
  beforeAll(async () => {
    browser = await chromium.connect(inject('built').browser);
  });
  afterAll(() => {
    reusable = undefined;
    return browser.close();
  });
  afterEach(closePages);
}

/** Closes every page of this test. Must be called before stopping a server to which they may send requests. */
export async function closePages(): Promise<void> {
  const opened = open.splice(0);
  expect(opened.flatMap(({ complaints }) => complaints)).toEqual([]);
  for (const each of opened)
    if (reusable || !isForNext(each)) await each.page.context().close();
    else reusable = each;
}

/** The shared browser, for tests that manage their pages themselves. */
export const openBrowser = (): Promise<Browser> => chromium.connect(inject('built').browser);

export const siteUrl = (): string => inject('built').url;

/** Opens a page of the built site with these settings. */
export async function visit(path = '/', options: Visit = {}): Promise<Page> {
  const { hasOwnClock = false, isEarly = false, untilLoaded = true, expected, before, ...settings } = options;
  const address = path.startsWith('http') ? path : siteUrl() + path;
  const isPlain = !hasOwnClock && !isEarly && !before && Object.keys(settings).every((name) => changeable.has(name));
  const opened = (isPlain && (await keptFor(address, settings))) || (await openPage(settings));
  const { page } = opened;
  Object.assign(opened, { expected, isLikeNew: isPlain });
  open.push(opened);
  if (hasOwnClock) await page.clock.install({ time: new Date('2026-11-21T12:00:00Z') });
  await before?.(page);
  await page.goto(address, { waitUntil: untilLoaded ? 'load' : 'domcontentloaded' });
  if (!isEarly)
    await page.evaluate(() => {
      for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-early]')) delete dataset.early;
    });
  return page;
}

const usual = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;

/* The settings that can change after a page was created. */
const changeable = new Set(['viewport', 'reducedMotion', 'colorScheme']);

/* A new page with separate storage and cache. */
async function openPage(settings: BrowserContextOptions): Promise<Opened> {
  const context = await browser.newContext({ ...usual, ...settings });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  const opened: Opened = { page, complaints: [], isLikeNew: false };
  const complain = (text: string) => {
    if (!opened.expected?.test(text)) opened.complaints.push(text);
  };
  page.on('pageerror', (error) => complain(`${page.url()}: ${error.stack ?? error.message}`));
  page.on('console', (line) => {
    // The browser logs the status 404 of a missing page.
    const isOfNotFound = /status of 404/.test(line.text()) && line.location().url === page.url();
    if ((line.type() === 'error' || line.type() === 'warning') && !isOfNotFound)
      complain(`${line.type()}: ${line.text()}`);
  });
  // The console doesn't contain every violation, for example none that a script has caught.
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`the policy stopped ${blockedURI} by ${effectiveDirective}`),
    ),
  );
  // The browser would open the mail program, or warn about a missing click.
  await page.addInitScript(() => {
    window.handedOver = [];
    navigation.addEventListener('navigate', (event) => {
      const { url } = event.destination;
      if (!/^(?:mailto|tel):/.test(url)) return;
      event.preventDefault();
      window.handedOver.push(url);
    });
  });
  await page.addInitScript((left) => {
    if (window.name !== left) return;
    window.name = '';
    localStorage.clear();
    sessionStorage.clear();
  }, left);
  watchFor(opened, page, ['addInitScript', 'exposeFunction', 'on', 'pdf', 'route']);
  watchFor(opened, page.context(), ['addInitScript', 'grantPermissions', 'newCDPSession', 'on', 'route', 'setOffline']);
  watchFor(opened, page.clock, ['fastForward', 'install', 'pauseAt', 'runFor', 'setFixedTime', 'setSystemTime']);
  return opened;
}

/* Notes when a test calls what outlives a navigation. */
function watchFor<Target extends object>(opened: Opened, target: Target, names: (keyof Target)[]): void {
  for (const name of names) {
    const call = target[name] as (...words: unknown[]) => unknown;
    const noted = (...words: unknown[]) => {
      opened.isLikeNew = false;
      return call.apply(target, words);
    };
    Object.assign(target, { [name]: noted });
  }
}

/* The page of an earlier test, with these settings, when it is at the same site. */
async function keptFor(address: string, settings: BrowserContextOptions): Promise<Opened | undefined> {
  if (!reusable) return;
  const opened = reusable;
  const { page } = opened;
  reusable = undefined;
  const isThere =
    new URL(page.url()).origin === new URL(address).origin &&
    (await page.evaluate(markAsLeft, left).then(
      () => true,
      () => false,
    ));
  if (!isThere) {
    await page.context().close();
    return;
  }
  const { viewport, reducedMotion, colorScheme = 'light' } = { ...usual, ...settings };
  await page.mouse.move(-1, -1);
  await page.emulateMedia({ media: null, reducedMotion, colorScheme });
  const { width, height } = viewport ?? usual.viewport;
  if (page.viewportSize()?.width !== width || page.viewportSize()?.height !== height)
    await page.setViewportSize({ width, height });
  // Errors of the previous document during navigation don't concern this test.
  page.once('framenavigated', () => {
    opened.complaints = [];
  });
  // Navigation within a page loads nothing.
  if (address.includes('#')) await page.goto(new URL('/robots.txt', address).href);
  return opened;
}

/* The name of a window whose next document is the first one of a visit. */
const left = 'left';

const markAsLeft = (left: string) => {
  window.name = left;
};

/* Whether the next test may reuse a page: nothing of this visit is stored. */
const isForNext = ({ page, isLikeNew }: Opened) =>
  isLikeNew && page.context().pages().length === 1 && page.url().startsWith('http');

/** Presses keys until every part of a page is hydrated, including tooltips. */
export async function hydrated(page: Page): Promise<Page> {
  const waiting = async () => {
    // A key press before the script has loaded starts hydration, and only the next one hydrates everything.
    await page.keyboard.press('Shift');
    return page.evaluate(() => {
      const parts = document.querySelectorAll('.tool, .icon-link, .copy-button, main > section, main > div, .footer');
      return [...parts].filter((part) => !Object.keys(part).some((key) => key.startsWith('__reactProps'))).length;
    });
  };
  await expect.poll(waiting).toBe(0);
  return page;
}

/** The mail and telephone links that this document has passed to other programs so far. */
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

/** Stops the clock of the page: from then on time passes only with `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<Page> {
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 1000));
  return page;
}

/** Waits until a page has loaded its print style sheet, which it does when idle. */
export async function printable(page: Page): Promise<Page> {
  await page.waitForFunction(() =>
    [...document.styleSheets, ...document.adoptedStyleSheets].some(({ media }) => media.mediaText === 'print'),
  );
  return page;
}

/** Opens a page and waits until it is hydrated. */
export const visitHydrated = async (path?: string, options?: Visit): Promise<Page> =>
  hydrated(await visit(path, options));
