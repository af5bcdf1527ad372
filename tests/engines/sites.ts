import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Endpoint, openEndpoint } from '../support/endpoint.ts';
import { root } from '../support/root.ts';
import { exampleOf, siteWith } from '../support/sites/site.ts';
import { type WatchedSite, watchSite } from './watched-site.ts';

/**
 * The tested sites: `german` has every kind of field, `arabic` and `secure` are the starter in Arabic and with an https
 * URL, and the form of `sending` sends to the endpoint.
 */
export type SiteName = 'starter' | 'german' | 'arabic' | 'secure' | 'sending';

export interface Sites {
  /** The site with this name. Throws if it was not opened. */
  named(name: SiteName): WatchedSite;
  endpoint: Endpoint;
  /** The errors since the last call. */
  complaints(): string[];
  close(): Promise<void>;
}

/** Builds and serves the sites of these names. */
export async function openSites(names: Iterable<SiteName>): Promise<Sites> {
  const endpoint = await openEndpoint();
  const written = await sitesFor(endpoint);
  const open = new Map<SiteName, WatchedSite>();
  for (const name of names) open.set(name, await watchSite(written[name]));
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

async function sitesFor(endpoint: Endpoint): Promise<Record<SiteName, object>> {
  const starter = JSON.parse(await readFile(join(root, 'site.json'), 'utf8'));
  const form = exampleOf('form');
  return {
    starter,
    german: { ...siteWith({ type: 'hero', headline: 'Über mich' }, form), language: 'de' },
    arabic: { ...starter, language: 'ar', owner: { ...starter.owner, name: 'سارة بن علي' } },
    secure: { ...starter, url: 'https://example.com/' },
    sending: siteWith({ ...form, id: 'contact', send: { endpoint: endpoint.url } }),
  };
}
