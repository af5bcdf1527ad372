import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import compression from 'compression';
import { codeOf } from '../caught-error.ts';
import { isFile } from '../disk.ts';
import { isInside } from '../publish/file-names.ts';
import { readRegular } from '../read-regular.ts';
import { type FoundFile, findFile } from './find-file.ts';
import { parseRequestUrl } from './parse-request-url.ts';
import { readRange, sendFile } from './send-file.ts';

/**
 * Serves a built site as a good static host does: compressed, with the headers of the build, pages without .html, one
 * canonical URL per page, and a real 404 page. `base` is the base path. Doesn't follow links out of the folder. An
 * error in a request never ends the server: the response is 500.
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
    response.setHeader('Cache-Control', 'no-cache');
    for (const [name, value] of headersFor(folder, full)) response.setHeader(name, withoutUpgrade(value));

    const moved = path === null ? null : otherAddress(path, folder);
    if (moved !== null) {
      response.writeHead(308, { Location: encoded(`${base}${moved}${query}`) }).end();
      return;
    }
    // Parts of a file are sent uncompressed.
    if (isPart(request.headers.range)) delete request.headers['accept-encoding'];
    // The types of this package are those of Express.
    await new Promise<void>((next) => compress(request as never, response as never, () => next()));
    sendWithoutUpgrade(response);
    const found = path === null ? null : fileFor(folder, path, request);
    await (found ? sendFile(request, response, found) : notFound(response, folder, path ?? ''));
  }

  return (request, response) => {
    answer(request, response).catch(() => fail(response));
  };
}

/* A page whose policy has to change is read as text and compressed afterwards. */
function fileFor(folder: string, path: string, { headers }: IncomingMessage): FoundFile | null {
  const first = findFile(folder, path, String(headers['accept-encoding'] ?? ''));
  const found = first?.encoding && first.type.startsWith('text/html') ? findFile(folder, path, '') : first;
  return found && isInside(found.place, folder) ? found : null;
}

/* Independent of the size: a range that starts after the end of the file is refused later. */
const isPart = (range?: string) => readRange(range, Number.POSITIVE_INFINITY) !== undefined;

/* Encodes the segments of a path; browsers would send it the same way. */
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
 * Starts a server with a request handler, and one for upgrades. Without a port, uses the next free one from `first` on
 * that browsers accept. For a name of another computer, which forwards a port, listens on the local address. Returns the
 * address.
 */
export async function listen(
  answer: RequestListener,
  host: string,
  first: number,
  exactPort?: number,
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void,
): Promise<string> {
  if (exactPort !== undefined && badPorts.has(exactPort))
    throw new Error(`browsers block port ${exactPort}: choose another one with --port, or omit --port`);
  for (let port = exactPort ?? first; ; port++) {
    if (badPorts.has(port)) continue;
    const server = createServer(answer);
    if (upgrade) server.on('upgrade', upgrade);
    const outcome = await new Promise<boolean | string>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE' && exactPort === undefined && port < first + 100) resolve(false);
        // The host that has this name forwards its requests to this computer.
        else if (error.code === 'EADDRNOTAVAIL' && isIP(host) === 0)
          resolve(listen(answer, '127.0.0.1', port, exactPort, upgrade));
        else reject(describeListenError(error, host, port));
      });
      server.listen(port, host, () => resolve(true));
    });
    if (typeof outcome === 'string') return outcome;
    if (!outcome) continue;
    const address = server.address();
    const taken = typeof address === 'object' && address ? address.port : port;
    // These two stand for every address of this computer, so neither can be opened.
    const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
    return `http://${name.includes(':') ? `[${name}]` : name}:${taken}`;
  }
}

/* The ports that browsers block for other protocols: https://fetch.spec.whatwg.org/#port-blocking */
const badPorts: ReadonlySet<number> = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
]);

/* Explains why a server can't listen, and what to do about it; returns the error itself if it is unknown. */
function describeListenError(error: unknown, host: string, port: number): unknown {
  const reason = reasons[codeOf(error) ?? '']?.(host, port);
  return reason === undefined ? error : new Error(reason);
}

const isElsewhere = (host: string) => `${host} isn't an address of this computer: change or omit --host`;

const reasons: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (_, port) => `port ${port} is in use: choose another one with --port, or omit --port`,
  EACCES: (_, port) => `port ${port} needs administrator rights: choose one above 1023 with --port, or omit --port`,
  EADDRNOTAVAIL: isElsewhere,
  ENOTFOUND: isElsewhere,
  EAI_AGAIN: isElsewhere,
};

/* The canonical path of a page; null if the requested path is canonical. */
function otherAddress(path: string, folder: string): string | null {
  if (path === '') return '/';
  // Browsers read a backslash as a slash, so the path could be read as the URL of another site.
  if (path.includes('\\') || path.split('/').includes('..')) return null;
  const bare = path
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/\.html$/, '');
  const page = bare.replace(/(?:^|\/)index$/, '') || '/';
  // The home page of a language is the index of a folder.
  const home = `${page}/`;
  if (page === path || home === path) return existsAs(home) && page === path ? home : pageFor(page, path);
  return pageFor(page, path) ?? (existsAs(home) ? home : null);

  function existsAs(address: string): boolean {
    return page !== '/' && existsSync(join(folder, `${address}index.html`));
  }
  function pageFor(address: string, requested: string): string | null {
    return address !== requested && existsSync(join(folder, `${address === '/' ? '/index' : address}.html`))
      ? address
      : null;
  }
}

/* Below the tag of a language, the 404 page is in that language. */
async function notFound(response: ServerResponse, folder: string, path: string): Promise<void> {
  const [, tag = ''] = /^\/([A-Za-z0-9-]+)\//.exec(path) ?? [];
  const place = [join(folder, tag, '404.html'), join(folder, '404.html')].find(
    (each) => isFile(each) && isInside(each, folder),
  );
  const page = place === undefined ? 'Not found' : await readFile(place).catch(() => 'Not found');
  // Not cached: a missing asset may exist after the next build.
  response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' }).end(page);
}

const directive = 'upgrade-insecure-requests;';

/*
 * Removes upgrade-insecure-requests from a policy: this server has no https, and browsers make at most an exception for
 * addresses of the same computer. Replaces it by spaces, so that the length stays the same.
 */
const withoutUpgrade = (policy: string): string => policy.replace(directive, ' '.repeat(directive.length));

/* Does the same in the policy of each page that a response sends. */
function sendWithoutUpgrade(response: ServerResponse): void {
  for (const name of ['write', 'end'] as const) {
    const send = response[name];
    // Files are read in chunks that are longer than the part before the end of the policy.
    response[name] = (part: unknown, ...rest: unknown[]) =>
      Reflect.apply(send, response, [Buffer.isBuffer(part) ? withoutUpgradeInPage(part) : part, ...rest]);
  }
}

function withoutUpgradeInPage(part: Buffer): Buffer {
  const start = part.subarray(0, 4096).toString('latin1');
  const meta = /^<!doctype html>[^\n]*?<meta http-equiv="Content-Security-Policy" content="[^"]*/.exec(start)?.[0];
  if (meta === undefined) return part;
  return Buffer.concat([Buffer.from(withoutUpgrade(meta), 'latin1'), part.subarray(meta.length)]);
}

type Header = [name: string, value: string];

/* The headers for a path from the _headers file of a folder, as Netlify and Cloudflare Pages apply it. */
function headersFor(folder: string, path: string): Header[] {
  // Reads the file for each response, because a build may have changed it.
  return headerRulesOf(folder).flatMap(({ pattern, headers }) => (matches(pattern, path) ? headers : []));
}

function headerRulesOf(folder: string): { pattern: string; headers: Header[] }[] {
  const rules: { pattern: string; headers: Header[] }[] = [];
  const { bytes = '' } = readRegular(join(folder, '_headers'), 10_000_000);
  for (const line of bytes.toString().split(/\r?\n/)) {
    const [, name = '', value = ''] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name === '' && line.startsWith('/')) rules.push({ pattern: line.trim(), headers: [] });
    if (name !== '' && isSent(name, value)) rules.at(-1)?.headers.push([name, asBytes(value)]);
  }
  return rules;
}

/* The server controls transfer headers, and control characters are invalid in a header. */
const isSent = (name: string, value: string) =>
  !/^(?:connection|content-(?:encoding|length|range)|date|keep-alive|te|trailer|transfer-encoding|upgrade)$/i.test(
    name,
  ) && !/[\u0000-\u0008\u000A-\u001F\u007F]/.test(value);

/* Node writes each character as one byte; hosts send the file's UTF-8 bytes. */
const asBytes = (value: string) => Buffer.from(value).toString('latin1');

/* Whether a path matches a pattern, in which each star matches any characters. */
function matches(pattern: string, path: string): boolean {
  const [start = '', ...rest] = pattern.split('*');
  const end = rest.pop();
  if (end === undefined) return path === pattern;
  if (!path.startsWith(start)) return false;
  // The first match leaves the longest rest, so no backtracking is needed.
  let at = start.length;
  for (const part of rest) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return path.length - at >= end.length && path.endsWith(end);
}
