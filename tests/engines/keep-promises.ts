import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Endpoint, openEndpoint } from '../support/endpoint.ts';
import { root } from '../support/root.ts';
import { exampleOf, siteWith } from '../support/sites/site.ts';
import type { Browser, Engine } from './driver.ts';
import type { Promised } from './promise.ts';
import { type WatchedSite, watchSite } from './watched-site.ts';

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

/**
 * The tested sites: `german` has every kind of field, `arabic` and `secure` are the starter in Arabic and with an https
 * URL, the form of `sending` sends to the endpoint, and `framed` shows a file in a frame.
 */
export type SiteName = 'starter' | 'german' | 'arabic' | 'secure' | 'sending' | 'framed';

export interface Sites {
  /** The site with this name. Throws if it was not opened. */
  named(name: SiteName): WatchedSite;
  endpoint: Endpoint;
  /** The errors since the last call. */
  complaints(): string[];
  close(): Promise<void>;
}

/** Builds and serves the sites of these names. */
async function openSites(names: Iterable<SiteName>): Promise<Sites> {
  const endpoint = await openEndpoint();
  const written = await sitesFor(endpoint);
  const open = new Map<SiteName, WatchedSite>();
  for (const name of names) open.set(name, await watchSite(written[name], name === 'framed' ? framedFiles : {}));
  const all = [...open.values()];
  return {
    named(name) {
      const site = open.get(name);
      if (!site) throw new Error(`the site "${name}" was not opened`);
      return site;
    },
    endpoint,
    complaints: () => all.flatMap(({ complaints }) => complaints.splice(0)),
    close: async () => {
      await Promise.all([...all, endpoint].map((each) => each.close()));
    },
  };
}

/* Requests a file whose name says what the script of the frame could reach. */
const framedFiles = {
  'public/demo/index.html': '<!doctype html><title>A demo</title><script src="demo.js"></script>',
  'public/demo/demo.js': `
    const tried = [() => parent.document.title, () => localStorage.length, () => document.cookie].map((reach) => {
      try { return reach() && 'reached'; } catch { return 'refused'; }
    });
    (document.body ?? document.documentElement).append(Object.assign(new Image(), { src: tried.join('-') + '.svg' }));`,
};

async function sitesFor(endpoint: Endpoint): Promise<Record<SiteName, object>> {
  const starter = JSON.parse(await readFile(join(root, 'site.json'), 'utf8'));
  const form = exampleOf('form');
  return {
    starter,
    german: { ...siteWith({ type: 'hero', headline: 'Über mich' }, form), language: 'de' },
    arabic: { ...starter, language: 'ar', owner: { ...starter.owner, name: 'سارة بن علي' } },
    secure: { ...starter, url: 'https://example.com/' },
    framed: siteWith(
      { type: 'hero', headline: 'Frames' },
      { type: 'embed', id: 'demo', title: 'A demo', src: '/demo/index.html' },
    ),
    sending: siteWith({ ...form, id: 'contact', send: { endpoint: endpoint.url } }),
  };
}
