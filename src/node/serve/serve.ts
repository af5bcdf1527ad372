import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import compression from 'compression';
import { isFile } from '../disk.ts';
import { liesIn } from '../publish/file-names.ts';
import { type FoundFile, findFile } from './find-file.ts';
import { headersFor } from './header-rules.ts';
import { listenTrouble } from './listen-trouble.ts';
import { parseRequestUrl } from './parse-request-url.ts';
import { readRange } from './read-range.ts';
import { sendFile } from './send-file.ts';
import { isOfThisComputer, sendWithoutUpgrade, withoutUpgrade } from './without-upgrade.ts';

/**
 * Answers requests for a built site as a good static host does: compressed, with the headers that the build wrote, pages
 * without their ending, one address for each page, and a real 404. `base` is the path below which the site lives. Links
 * that lead out of the folder aren't followed. No request ends it: what cannot be answered is answered with 500.
 */
export function serveSite(folder: string, base: string): RequestListener {
  const compress = compression({ threshold: 256 });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { path: full, query } = parseRequestUrl(request.url);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const isInside = full === base || full.startsWith(`${base}/`);
    const path = isInside ? full.slice(base.length) : null;
    const isHere = isOfThisComputer(request);
    response.setHeader('Cache-Control', 'no-cache');
    for (const [name, value] of headersFor(folder, full))
      response.setHeader(name, isHere ? withoutUpgrade(value) : value);

    const moved = path === null ? null : otherAddress(path, folder);
    if (moved !== null) {
      response.writeHead(308, { Location: encoded(`${base}${moved}${query}`) }).end();
      return;
    }
    // A part of a file is sent as it is.
    if (isPart(request.headers.range)) delete request.headers['accept-encoding'];
    await new Promise<void>((next) => compress(request as never, response as never, () => next()));
    if (isHere) sendWithoutUpgrade(response);
    const found = path === null ? null : fileFor(folder, path, request, isHere);
    await (found ? sendFile(request, response, found) : notFound(response, folder, path ?? ''));
  }

  return (request, response) => {
    answer(request, response).catch(() => fail(response));
  };
}

/* A page whose policy is changed is taken as text, and compressed afterwards. */
function fileFor(folder: string, path: string, { headers }: IncomingMessage, isHere: boolean): FoundFile | null {
  const first = findFile(folder, path, String(headers['accept-encoding'] ?? ''));
  const found = isHere && first?.encoding && first.type.startsWith('text/html') ? findFile(folder, path, '') : first;
  return found && liesIn(found.place, folder) ? found : null;
}

/* Whatever the file is: a range that begins behind it is refused later. */
const isPart = (range?: string) => readRange(range, Number.POSITIVE_INFINITY) !== undefined;

/* As parts of an address are written; a browser would not send it in any other way. */
const encoded = (address: string) =>
  address.replace(/[^\x21-\x7E]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`);

function fail(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else {
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response
      .writeHead(500, { 'Content-Type': 'text/plain;charset=utf-8' })
      .end("The server couldn't answer this request.\n");
  }
}

/**
 * Starts a server for `answer`, and for connections that are to go on as something else than HTTP. Without a port, the
 * next free one from `first` on is taken. Returns the address.
 */
export async function listen(
  answer: RequestListener,
  host: string,
  first: number,
  wish?: number,
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void,
): Promise<string> {
  for (let port = wish ?? first; ; port++) {
    const server = createServer(answer);
    if (upgrade) server.on('upgrade', upgrade);
    const isFree = await new Promise<boolean>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE' && wish === undefined && port < first + 100) resolve(false);
        else reject(listenTrouble(error, host, port));
      });
      server.listen(port, host, () => resolve(true));
    });
    if (!isFree) continue;
    const address = server.address();
    const taken = typeof address === 'object' && address ? address.port : port;
    // Every address of this computer is meant by these two, and none of them is one.
    const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
    return `http://${name.includes(':') ? `[${name}]` : name}:${taken}`;
  }
}

/* The canonical path of a page when another one was requested; null when it is canonical. */
function otherAddress(path: string, folder: string): string | null {
  if (path === '') return '/';
  // Browsers take a backslash for a slash: the address of another site could begin here.
  if (path.includes('\\') || path.split('/').includes('..')) return null;
  const bare = path
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/\.html$/, '');
  const page = bare.replace(/(?:^|\/)index$/, '') || '/';
  // The home page of a language lies in a folder.
  const home = `${page}/`;
  if (page === path || home === path) return existsAs(home) && page === path ? home : pageFor(page, path);
  return pageFor(page, path) ?? (existsAs(home) ? home : null);

  function existsAs(address: string): boolean {
    return page !== '/' && existsSync(join(folder, `${address}index.html`));
  }
  function pageFor(address: string, asked: string): string | null {
    return address !== asked && existsSync(join(folder, `${address === '/' ? '/index' : address}.html`))
      ? address
      : null;
  }
}

/* Below the tag of a language, it is told in that language. */
async function notFound(response: ServerResponse, folder: string, path: string): Promise<void> {
  const [, tag = ''] = /^\/([A-Za-z0-9-]+)\//.exec(path) ?? [];
  const place = [join(folder, tag, '404.html'), join(folder, '404.html')].find(
    (each) => isFile(each) && liesIn(each, folder),
  );
  const page = place === undefined ? 'Not found' : await readFile(place).catch(() => 'Not found');
  // Not cached: an asset that is missing now may be there after the next build.
  response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' }).end(page);
}
