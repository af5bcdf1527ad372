import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { parseRequestUrl } from './parse-request-url.ts';

type Rule = { path: RegExp; headers: [name: string, value: string][] };

/**
 * Answers requests for a built site as a good static host does: compressed, with the headers that the build wrote, pages
 * without their ending, one address for each page, and a real 404. `base` is the path below which the site lives.
 */
export function serveSite(folder: string, base: string): RequestListener {
  const files = sirv(folder, { dev: true, etag: true, extensions: ['html'], brotli: true, gzip: true });
  const compress = compression({ threshold: 256 });

  return (request, response) => {
    const { path: full, query } = parseRequestUrl(request.url);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const isInside = full === base || full.startsWith(`${base}/`);
    const path = isInside ? full.slice(base.length) : null;
    response.setHeader('Cache-Control', 'no-cache');
    for (const { path: pattern, headers } of headerRulesOf(folder))
      if (pattern.test(full)) for (const [name, value] of headers) response.setHeader(name, value);

    const moved = path === null ? null : otherAddress(path, folder);
    if (moved !== null) {
      response.writeHead(308, { Location: `${base}${moved}${query}` }).end();
      return;
    }
    readRange(request);
    // Its types are those of Express, and it needs no more than what Node gives.
    compress(request as never, response as never, () => {
      if (path === null || path === '/_headers') return notFound(request, response, folder);
      request.url = `${path}${query}`;
      files(request, response, () => notFound(request, response, folder));
    });
  };
}

/** Starts a server for `answer`. Without a port, the next free one from `first` on is taken. */
export async function listen(answer: RequestListener, host: string, first: number, wish?: number): Promise<string> {
  for (let port = wish ?? first; ; port++) {
    const server = createServer(answer);
    const isFree = await new Promise<boolean>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE' && wish === undefined && port < first + 100) resolve(false);
        else reject(error.code === 'EADDRINUSE' ? new Error(`port ${port} is in use`) : error);
      });
      server.listen(port, host, () => resolve(true));
    });
    if (!isFree) continue;
    const address = server.address();
    const taken = typeof address === 'object' && address ? address.port : port;
    return `http://${host.includes(':') ? `[${host}]` : host}:${taken}`;
  }
}

/* The canonical path of a page when another one was requested; null when it is canonical. */
function otherAddress(path: string, folder: string): string | null {
  if (path === '') return '/';
  const bare = path
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/\.html$/, '');
  const page = bare.replace(/(?:^|\/)index$/, '') || '/';
  if (page === path) return null;
  return existsSync(join(folder, `${page === '/' ? '/index' : page}.html`)) ? page : null;
}

/*
 * A range is answered uncompressed; a range that makes no sense is answered with the whole file, as the standard
 * allows.
 */
function readRange({ headers }: IncomingMessage): void {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (first === undefined || (last && Number(last) < Number(first))) delete headers.range;
  else delete headers['accept-encoding'];
}

async function notFound(_: IncomingMessage, response: ServerResponse, folder: string): Promise<void> {
  const page = await readFile(join(folder, '404.html')).catch(() => 'Not found');
  // Not cached: an asset that is missing now may be there after the next build.
  response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' }).end(page);
}

/* The _headers file, as Netlify and Cloudflare Pages read it. Read for each answer: a build may have come in between. */
function headerRulesOf(folder: string): Rule[] {
  const file = join(folder, '_headers');
  if (!existsSync(file)) return [];
  const rules: Rule[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const header = /^\s+([\w-]+):\s*(.*)$/.exec(line);
    if (header?.[1] && header[2] !== undefined) rules.at(-1)?.headers.push([header[1], header[2]]);
    else if (line.startsWith('/'))
      rules.push({
        path: new RegExp(
          `^${line
            .trim()
            .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
            .replaceAll('*', '.*')}$`,
        ),
        headers: [],
      });
  }
  return rules;
}
