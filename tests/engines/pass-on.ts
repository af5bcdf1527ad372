import { createHash } from 'node:crypto';
import { type IncomingMessage, request as open, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { watchPage } from './watch-page.ts';

/** Where the script that watches a page sends what it finds. */
export const complaintsPath = '/complaints';

const script = `(${watchPage})("${complaintsPath}")`;
const hash = createHash('sha256').update(script).digest('base64');

/** Passes a request on to the server at `origin`, and its answer back; a page gets the script that watches it. */
export function passOn(origin: string, request: IncomingMessage, response: ServerResponse): void {
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

/* Ahead of the policy in the page, which names the scripts of the page and no other. */
const watched = (page: string) => page.replace('<meta charset="utf-8">', `$&<script>${script}</script>`);
