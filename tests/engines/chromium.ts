import type { Page } from 'puppeteer-core';
import { findBrowser, launchArguments } from '../../scripts/browser.js';
import type { Engine } from './driver.ts';
import { startWithPuppeteer } from './puppeteer.ts';

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
