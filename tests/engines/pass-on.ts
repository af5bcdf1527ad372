import { createHash } from 'node:crypto';
import { type IncomingMessage, request as open, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { watchPage } from './watch-page.ts';

/** The path to which the script that watches a page sends its reports. */
export const complaintsPath = '/complaints';

const script = `(${watchPage})("${complaintsPath}")`;
const hash = createHash('sha256').update(script).digest('base64');

/** Proxies a request to the server at `origin`, and injects the watching script into pages. */
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

/* Before the policy in the page, which allows only the scripts of the page. */
const watched = (page: string) => page.replace('<meta charset="utf-8">', `$&<script>${script}</script>`);
