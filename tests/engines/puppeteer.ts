import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import puppeteer, { type LaunchOptions, type Page } from 'puppeteer-core';
import { findBrowser, launchArguments } from '../../scripts/browser.js';
import { findFirefox } from '../../scripts/firefox.js';
import { openFolder, put } from '../support/folder.ts';
import { patience } from '../support/patience.ts';
import type { Browser, Engine, Tab } from './driver.ts';

/** The differences between browsers under Puppeteer. */
interface Own {
  /** Called with every page before it opens a URL. */
  prepare?(page: Page): Promise<unknown>;
  mails(page: Page): Promise<string[]>;
}

/** Starts a browser under Puppeteer: Chromium with its DevTools protocol, Firefox with WebDriver BiDi. */
async function startWithPuppeteer(options: LaunchOptions, { prepare, mails }: Own): Promise<Browser> {
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

/** Chromium, the browser of all other tests, so that the same promises are tested in every engine. */
export const chromium: Engine = {
  name: 'Chromium',
  blind: {},
  start() {
    const executablePath = findBrowser();
    if (!executablePath) throw new Error('no browser was found: run "npm run test:engines", which installs one');
    return startWithPuppeteer({ executablePath, headless: 'shell', args: launchArguments }, { prepare, mails });
  },
};

async function prepare(page: Page): Promise<void> {
  // Headless Chromium asks for permission to copy, unlike Chromium with a window.
  const permission = { name: 'clipboard-write' };
  await page.browserContext().setPermission('*', { permission, state: 'granted' });
  await page.evaluateOnNewDocument(holdMails);
}

declare global {
  interface Window {
    handedOver: string[];
  }
}

/* Headless Chromium opens no mail program. */
function holdMails(): void {
  window.handedOver = [];
  navigation.addEventListener('navigate', (event) => {
    const { url } = event.destination;
    if (!url.startsWith('mailto:')) return;
    event.preventDefault();
    window.handedOver.push(url);
  });
}

const mails = (page: Page) => page.evaluate(() => window.handedOver);

export const firefox: Engine = { name: 'Firefox', blind: {}, start };

async function start(): Promise<Browser> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error('no Firefox was found: run "npm run test:engines", which installs one');
  const { path: folder, remove } = await openFolder();
  const [program, mails] = ['mail-program', 'mails'].map((name) => join(folder, name)) as [string, string];
  await writeFile(mails, '');
  await writeFile(program, `#!/bin/sh\nprintf '%s\\n' "$1" >> '${mails}'\n`);
  await chmod(program, 0o755);
  const profile = join(folder, 'profile');
  // 2 means: open with a program.
  const mailto = { action: 2, handlers: [{ name: 'The mail program of the tests', path: program }] };
  await put(join(profile, 'handlers.json'), { defaultHandlersVersion: {}, mimeTypes: {}, schemes: { mailto } });
  const browser = await startWithPuppeteer(
    {
      browser: 'firefox',
      executablePath,
      headless: true,
      userDataDir: profile,
      extraPrefsFirefox: { 'security.external_protocol_requires_permission': false },
    },
    { mails: async () => (await readFile(mails, 'utf8')).split('\n').filter(Boolean) },
  ).catch(async (error) => {
    await remove();
    throw error;
  });
  return {
    ...browser,
    close: async () => {
      await browser.close();
      await remove();
    },
  };
}
