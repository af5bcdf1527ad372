import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { openSite } from '../support/sites/open-site.ts';
import { complaintsPath, passOn } from './pass-on.ts';

/** A site built and served by the real commands, with a record of what happens on its pages. */
export interface WatchedSite {
  url: string;
  /** The paths of its pages. */
  pages: string[];
  /** The errors on its pages. */
  complaints: string[];
  /** The path of each request. */
  requests: string[];
  /** Delays responses for matching paths. Returns a function that releases them. */
  hold(path: RegExp): () => void;
  close(): Promise<void>;
}

/** Builds a site and serves it, with a script in each of its pages that watches the page: see watch-page.ts. */
export async function watchSite(site: object): Promise<WatchedSite> {
  const built = await openSite(site, { args: ['--allow-placeholders'] });
  const complaints: string[] = [];
  const requests: string[] = [];
  const held: { path: RegExp; released: Promise<void> }[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (path === complaintsPath) {
      complaints.push(await text(request));
      response.writeHead(204).end();
      return;
    }
    requests.push(path);
    await Promise.all(held.filter((each) => each.path.test(path)).map(({ released }) => released));
    passOn(built.url, request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pages: await pagesIn(built.dist),
    complaints,
    requests,
    hold(path) {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      held.push({ path, released });
      return release;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await built.close();
    },
  };
}

async function pagesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`)
    .sort();
}
