import type { Page } from 'puppeteer-core';
import { findBrowser, launchArguments } from '../../scripts/browser.js';
import type { Engine } from './driver.ts';
import { startWithPuppeteer } from './puppeteer.ts';

/** The browser of all other tests, once more: what holds there should hold in the same words elsewhere. */
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
  // Without a window it asks whether a click may copy, which it asks no visitor.
  const permission = { name: 'clipboard-write' };
  await page.browserContext().setPermission('*', { permission, state: 'granted' });
  await page.evaluateOnNewDocument(holdMails);
}

declare global {
  interface Window {
    handedOver: string[];
  }
}

/* Without a window there is nothing that it hands a mail over to. */
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
