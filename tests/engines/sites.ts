import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Endpoint, openEndpoint } from '../support/endpoint.ts';
import { root } from '../support/root.ts';
import { exampleOf, siteWith } from '../support/sites/site.ts';
import { type WatchedSite, watchSite } from './watched-site.ts';

/** The sites that visitors look at. */
export interface Sites {
  starter: WatchedSite;
  /** In German, with every kind of field. */
  german: WatchedSite;
  /** The starter, for readers of Arabic. */
  arabic: WatchedSite;
  /** The starter, with an address under https. */
  secure: WatchedSite;
  /** A form that sends to `endpoint`. */
  sending: WatchedSite;
  endpoint: Endpoint;
  /** What should not have happened, since this was asked for the last time. */
  complaints(): string[];
  close(): Promise<void>;
}

export async function openSites(): Promise<Sites> {
  const starter = JSON.parse(await readFile(join(root, 'site.json'), 'utf8'));
  const endpoint = await openEndpoint();
  const form = exampleOf('form');
  const sites = {
    starter: await watchSite(starter),
    german: await watchSite({ ...siteWith({ type: 'hero', headline: 'Über mich' }, form), language: 'de' }),
    arabic: await watchSite({ ...starter, language: 'ar', owner: { ...starter.owner, name: 'سارة بن علي' } }),
    secure: await watchSite({ ...starter, url: 'https://example.com/' }),
    sending: await watchSite(siteWith({ ...form, id: 'contact', send: { endpoint: endpoint.url } })),
  };
  const all = Object.values(sites);
  return {
    ...sites,
    endpoint,
    complaints: () => all.flatMap(({ complaints }) => complaints.splice(0)),
    close: async () => {
      await Promise.all([...all, endpoint].map((each) => each.close()));
    },
  };
}
