import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Browser, Engine } from './driver.ts';
import type { Promised } from './promises/promise.ts';
import { openSites, type Sites } from './sites.ts';

/** Tests the promises in each engine. Prints those that an engine can't test. */
export function keepPromises(engines: Engine[], promises: Promised[]): void {
  let sites: Sites;
  beforeAll(async () => {
    sites = await openSites(new Set(promises.map(({ site = 'starter' }) => site)));
  });
  afterAll(() => sites?.close());

  for (const { name, blind, start } of engines)
    describe(`in ${name}`, () => {
      let browser: Browser | undefined;
      const end = async () => {
        const ending = browser;
        browser = undefined;
        await ending?.close();
      };
      // Before each attempt, so that a retry starts the browser again after a failed start.
      beforeEach(async () => {
        browser ??= await start();
      });
      afterAll(end);

      for (const { title, needs, size = { width: 1280, height: 800 }, site = 'starter', keep } of promises) {
        const reason = needs && blind[needs];
        if (reason !== undefined) {
          console.log(`${name} can't test whether a page ${title}: ${reason}`);
          continue;
        }
        test(title, async () => {
          try {
            const tab = await (browser as Browser).openTab(size);
            await keep(tab, sites.named(site), sites.endpoint);
            await tab.close();
            expect(sites.complaints()).toEqual([]);
          } catch (error) {
            // The next attempt or test must share neither the browser nor the errors of this one.
            await end().catch(() => {});
            sites.complaints();
            throw error;
          }
        });
      }
    });
}
