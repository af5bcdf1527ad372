import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, request as open, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { openSite } from '../support/sites/open-site.ts';

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

/** Builds a site and serves it, with a script in each of its pages that watches the page. `files` are files of its folder. */
export async function watchSite(site: object, files: Record<string, string> = {}): Promise<WatchedSite> {
  const built = await openSite(site, { args: ['--allow-placeholders'], files });
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

/** The path to which the script that watches a page sends its reports. */
const complaintsPath = '/complaints';

const script = `(${watchPage})("${complaintsPath}")`;
const hash = createHash('sha256').update(script).digest('base64');

/** Proxies a request to the server at `origin`, and injects the watching script into pages. */
function passOn(origin: string, request: IncomingMessage, response: ServerResponse): void {
  const { method = 'GET', headers } = request;
  const isForPage = /\btext\/html\b/.test(headers.accept ?? '');
  const asked = open(origin + request.url, {
    method,
    headers: { ...headers, ...(isForPage && { 'accept-encoding': 'identity' }) },
  });
  asked.on('response', async (answer) => {
    const { statusCode = 502, headers } = answer;
    if (!/^text\/html\b/.test(headers['content-type'] ?? '') || headers['content-encoding']) {
      response.writeHead(statusCode, headers);
      answer.pipe(response);
      return;
    }
    const page = watched(await text(answer));
    const policy = String(headers['content-security-policy']).replace("script-src 'self'", `$& 'sha256-${hash}'`);
    const length = Buffer.byteLength(page);
    response.writeHead(statusCode, { ...headers, 'content-security-policy': policy, 'content-length': length });
    response.end(page);
  });
  asked.on('error', () => response.destroy());
  request.pipe(asked);
}

/* Before the policy in the page, which allows only the scripts of the page. */
const watched = (page: string) => page.replace('<meta charset="utf-8">', `$&<script>${script}</script>`);

/**
 * Runs in each page before everything else, and sends errors to `address`. The console of WebKit isn't accessible, and
 * no browser logs every violation of the policy.
 */
function watchPage(address: string): void {
  const send = (...values: unknown[]) =>
    navigator.sendBeacon(address, `${location.href}: ${values.map(String).join(' ')}`);
  for (const kind of ['error', 'warn'] as const) {
    const write = console[kind];
    console[kind] = (...words: unknown[]) => {
      write.apply(console, words);
      send(kind, ...words);
    };
  }
  // Navigation cancels pending requests, which WebKit reports as errors.
  let isLeft = false;
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  addEventListener('pageshow', () => {
    isLeft = false;
  });
  // Errors of scripts, and in the capturing phase those of pictures, fonts and scripts that cannot be loaded.
  addEventListener(
    'error',
    ({ message, target }) => {
      // Not an error: the observer gets the notification in the next frame.
      if (message?.startsWith('ResizeObserver loop')) return;
      if (message !== undefined || !isLeft) send(message ?? (target as Element)?.outerHTML);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => send(reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    send(`the policy stopped ${blockedURI} by ${effectiveDirective}`),
  );
}
