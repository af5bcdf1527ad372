import { writeFileSync } from 'node:fs';

const now = () => performance.timeOrigin + performance.now();

/* Runs in the page: reports the time at which a text with a new token was painted. */
const watchForTokens = () => {
  let shown = '';
  const clock = () => performance.timeOrigin + performance.now();
  const check = () => {
    const token = /edit-\d+-[0-9a-f]+(?= )/.exec(document.body?.textContent ?? '')?.[0];
    if (token === undefined || token === shown) return;
    shown = token;
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => window.painted(token, clock());
      channel.port2.postMessage(null);
    });
  };
  new MutationObserver(check).observe(document, { childList: true, subtree: true, characterData: true });
};

/** Opens a page of a dev server. Its `edit()` changes the file, and resolves to the milliseconds until the paint. */
export async function openEditable(browser, url, file, site, change) {
  const page = await browser.newPage();
  const waiting = new Map();
  await page.exposeFunction('painted', (token, time) => waiting.get(token)?.(time));
  await page.addInitScript(watchForTokens);
  await page.goto(url, { waitUntil: 'load' });
  // Vite may find new packages to bundle, and reload the page.
  await page.waitForTimeout(4000);
  let count = 0;
  return {
    close: () => page.close(),
    async edit() {
      const token = `edit-${++count}-${Math.floor(Math.random() * 2 ** 32).toString(16)}`;
      const text = JSON.stringify(change(structuredClone(site), token), null, 2);
      const painted = new Promise((resolve, reject) => {
        waiting.set(token, resolve);
        setTimeout(() => reject(new Error(`${url} did not show edit ${count} within 20 s`)), 20_000).unref();
      });
      const start = now();
      writeFileSync(file, text);
      return (await painted) - start;
    },
  };
}
