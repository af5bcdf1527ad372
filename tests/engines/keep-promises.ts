import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser, Engine } from './driver.ts';
import { promises } from './promises/index.ts';
import { openSites, type Sites } from './sites.ts';

/** Tests in each engine what visitors are promised. What an engine does not show is named in the output, and not tested. */
export function keepPromises(engines: Engine[]): void {
  let sites: Sites;
  beforeAll(async () => {
    sites = await openSites();
  });
  afterAll(() => sites?.close());

  for (const { name, blind, start } of engines)
    describe(`in ${name}`, () => {
      let browser: Browser;
      beforeAll(async () => {
        browser = await start();
      });
      afterAll(() => browser?.close());

      for (const { title, needs, size = { width: 1280, height: 800 }, keep } of promises) {
        const reason = needs && blind[needs];
        if (reason !== undefined) {
          console.log(`${name} does not show here whether a page ${title}: ${reason}`);
          continue;
        }
        test(title, async () => {
          const tab = await browser.openTab(size);
          try {
            await keep(tab, sites);
          } finally {
            await tab.close();
          }
          expect(sites.complaints()).toEqual([]);
        });
      }
    });
}
