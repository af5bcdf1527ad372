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
  /** Whether sections further down may still wait for the first paint, without a size of their own. */
  isEarly?: boolean;
  /** Whether to wait until everything on the page has loaded; otherwise only for its markup. */
  untilLoaded?: boolean;
  /** Lines of the console that this visit expects. */
  expected?: RegExp;
  /** What to do with the page before it opens an address. */
  before?(page: Page): Promise<unknown>;
}

/** A page of a browser, with what it has complained of in this test. */
interface Opened {
  page: Page;
  complaints: string[];
  /** The lines of the console that the test expects. */
  expected?: RegExp | undefined;
  /** Whether the next test may have it: nothing has been changed that outlives a navigation. */
  isLikeNew: boolean;
}

let browser: Browser;
const open: Opened[] = [];
/* The page of an earlier test, for the next one that goes to the same site. A new one takes 0.64 s of processor until it is hydrated, this one 0.39 s. */
let kept: Opened | undefined;

/**
 * Called once for each test file. Whatever a test is about, it fails when the browser reports an error, a violation of
 * the policy or a failed hydration.
 */
export function lookAfterPages(): void {
  beforeAll(async () => {
    browser = await chromium.connect(inject('built').browser);
  });
  afterAll(() => {
    kept = undefined;
    return browser.close();
  });
  afterEach(closePages);
}

/** Closes every page of this test. To be called before a server is stopped that they may still ask for something. */
export async function closePages(): Promise<void> {
  const opened = open.splice(0);
  expect(opened.flatMap(({ complaints }) => complaints)).toEqual([]);
  for (const each of opened)
    if (kept || !isForNext(each)) await each.page.context().close();
    else kept = each;
}

/** The one browser, for tests that look after their pages themselves. */
export const openBrowser = (): Promise<Browser> => chromium.connect(inject('built').browser);

export const siteUrl = (): string => inject('built').url;

/** Opens a page of the built site, as a visitor with these settings does. */
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

/* What a page can change after it was made. */
const changeable = new Set(['viewport', 'reducedMotion', 'colorScheme']);

/* A new page with a storage and a cache of its own. */
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
    // The browser itself logs that a missing page was answered with 404.
    const isOfNotFound = /status of 404/.test(line.text()) && line.location().url === page.url();
    if ((line.type() === 'error' || line.type() === 'warning') && !isOfNotFound)
      complain(`${line.type()}: ${line.text()}`);
  });
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
  if (!kept) return;
  const opened = kept;
  const { page } = opened;
  kept = undefined;
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
  // What the document that is left complains of until it is gone does not concern this test.
  page.once('framenavigated', () => {
    opened.complaints = [];
  });
  // From a page to a part of the same page nothing is loaded.
  if (address.includes('#')) await page.goto(new URL('/robots.txt', address).href);
  return opened;
}

/* The name of a window whose next document is the first one of a new visitor. */
const left = 'left';

const markAsLeft = (left: string) => {
  window.name = left;
};

/* Whether the next test may have a page: a visitor who was never there finds nothing of this one. */
const isForNext = ({ page, isLikeNew }: Opened) =>
  isLikeNew && page.context().pages().length === 1 && page.url().startsWith('http');

/** Uses the keyboard, as a visitor does, until every part of a page is hydrated for it, tooltips included. */
export async function hydrated(page: Page): Promise<Page> {
  const waiting = async () => {
    // A key that comes ahead of the script begins to hydrate the page, and only the next one asks for all of it.
    await page.keyboard.press('Shift');
    return page.evaluate(() => {
      const parts = document.querySelectorAll('.tool, .icon-link, .copy-button, main > section, main > div, .footer');
      return [...parts].filter((part) => !Object.keys(part).some((key) => key.startsWith('__reactProps'))).length;
    });
  };
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

/** Waits until a page has what it is printed with, which comes once nothing else is waited for. */
export async function printable(page: Page): Promise<Page> {
  await page.waitForFunction(() =>
    [...document.styleSheets, ...document.adoptedStyleSheets].some(({ media }) => media.mediaText === 'print'),
  );
  return page;
}

/** Opens a page and waits until it is hydrated. */
export const visitHydrated = async (path?: string, options?: Visit): Promise<Page> =>
  hydrated(await visit(path, options));
