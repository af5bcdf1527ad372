import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { command, serveUntil } from '../support/command.ts';
import { openFolder, put } from '../support/folder.ts';
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
  const { path: folder, remove } = await openFolder();
  const file = join(folder, 'site.json');
  await put(file, site);
  const { code, stderr } = await command(['build', '--site', file, '--allow-placeholders']);
  if (code !== 0) throw new Error(`a site could not be built:\n${stderr}`);
  const preview = await serveUntil(['preview', '--site', file, '--port', '0']);
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
    passOn(preview.url, request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pages: await pagesIn(join(folder, 'dist')),
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
      await preview.stop();
      await remove();
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
