import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { namesFile } from '../../shared/path-to-file.ts';
import { messageOf } from '../caught-error.ts';
import type { Source } from '../load/load-site.ts';
import type { Bundles } from '../render/bundles.ts';
import { framedHeaders, type Header } from '../render/content-security-policy.ts';
import { isCrossSite, onlyAllowedHosts } from '../serve/allowed-requests.ts';
import type { openInbox } from '../serve/inbox.ts';
import { parseRequestUrl } from '../serve/parse-request-url.ts';
import { sendFile } from '../serve/send-file.ts';
import { bundledText, devFile } from './dev-files.ts';
import type { DevResponse, devPages } from './dev-pages.ts';
import type { DevStyles } from './dev-styles.ts';

/** What the request handler of the dev server needs. */
interface HandlerOptions {
  bundles: Bundles;
  source: Source;
  pages: ReturnType<typeof devPages>;
  styles: DevStyles;
  inbox: ReturnType<typeof openInbox>;
  host: string;
}

/**
 * Handles every request to the dev server: pages and their data, files, and form submissions. Cross-site requests are
 * refused. An error in a request never ends the server: the response is 500.
 */
export function createRequestHandler({ bundles, source, pages, styles, inbox, host }: HandlerOptions): RequestListener {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    const { path } = parseRequestUrl(request.url);
    const file = namesFile(path) ? devFile(path, bundles, source) : null;
    const isFramed = file !== null && pages.isFramed(path);
    // Prevents clickjacking through a page of another site.
    for (const [name, value] of isFramed ? framedHeaders : unframedHeaders) response.setHeader(name, value);
    // A framed file has no origin, so the requests of its page look like those of another site.
    if (!isFramed && isCrossSite(request.headers))
      return send(response, plainText(403, 'Only pages of this site can make this request.'));
    if (inbox(request, response)) return;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return send(response, plainText(405, 'Only GET and HEAD requests are allowed.'));
    }
    const style = styles.textAt(path);
    if (style !== null) return send(response, { status: 200, type: 'text/css', body: style });
    const pageData = pages.pageData(path);
    if (pageData) return send(response, pageData);
    const output = await pages.output(path, `http://${request.headers.host}/`);
    if (output) return send(response, output);
    const bundled = await bundledText(path, bundles);
    if (bundled) return send(response, bundled);
    if (file) return sendFile(request, response, file);
    send(response, await pages.page(path.replace(/(.)\/+$/, '$1')));
  }
  return onlyAllowedHosts((request, response) => {
    answer(request, response).catch((error) => {
      if (response.headersSent) response.destroy();
      else send(response, plainText(500, messageOf(error)));
    });
  }, host);
}

const unframedHeaders: Header[] = [
  ['X-Frame-Options', 'DENY'],
  ['Content-Security-Policy', "frame-ancestors 'none'"],
];

function send(response: ServerResponse, { status, type, body, headers = [] }: DevResponse): void {
  response.writeHead(status, { 'Content-Type': type, ...Object.fromEntries(headers) }).end(body);
}

const plainText = (status: number, text: string): DevResponse => ({
  status,
  type: 'text/plain;charset=utf-8',
  body: `${text}\n`,
});
