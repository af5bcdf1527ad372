import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { namesFile } from '../../shared/path-to-file.ts';
import { messageOf } from '../caught-error.ts';
import type { Source } from '../load/load.ts';
import { styleWith } from '../render/assets.ts';
import type { Bundles } from '../render/bundles.ts';
import { languageStyle } from '../render/theme/language-style.ts';
import { type Inbox, serveInbox } from '../serve/inbox-endpoint.ts';
import { onlyOwnHost } from '../serve/own-host.ts';
import { parseRequestUrl } from '../serve/parse-request-url.ts';
import { sendFile } from '../serve/send-file.ts';
import { bundledText } from './bundled-text.ts';
import { devFile } from './dev-files.ts';
import type { DevAnswer, devPages } from './dev-pages.ts';
import { isForeign } from './is-foreign.ts';
import { styleIn } from './style-address.ts';

/** What the request handler of the dev server needs. */
interface Answering {
  bundles: Bundles;
  source: Source;
  pages: ReturnType<typeof devPages>;
  inbox: Inbox;
  host: string;
}

/**
 * Handles every request to the dev server: pages and their data, files, and form submissions. Cross-site requests are
 * refused. An error in a request never ends the server: the response is 500.
 */
export function devAnswers({ bundles, source, pages, inbox, host }: Answering): RequestListener {
  const { client } = bundles;
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    // Prevents clickjacking through a page of another site.
    response.setHeader('X-Frame-Options', 'DENY');
    response.setHeader('Content-Security-Policy', "frame-ancestors 'none'");
    if (isForeign(request.headers)) return send(response, plain(403, 'Only pages of this site can make this request.'));
    if (serveInbox(request, response, inbox)) return;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return send(response, plain(405, 'Only GET and HEAD requests are allowed.'));
    }
    const { path } = parseRequestUrl(request.url);
    const style = styleIn(path, client);
    if (style !== null) {
      const body = styleWith(client, style.parts, '', style.accent) + languageStyle(style);
      return send(response, { status: 200, type: 'text/css', body });
    }
    const slice = pages.slice(path);
    if (slice) return send(response, slice);
    const output = pages.output(path, `http://${request.headers.host}/`);
    if (output) return send(response, output);
    const bundled = await bundledText(path, bundles);
    if (bundled) return send(response, bundled);
    if (namesFile(path)) {
      const file = devFile(path, bundles, source);
      if (file) return sendFile(request, response, file);
    }
    send(response, pages.page(path.replace(/(.)\/+$/, '$1')));
  }
  return onlyOwnHost((request, response) => {
    answer(request, response).catch((error) => {
      if (response.headersSent) response.destroy();
      else send(response, plain(500, messageOf(error)));
    });
  }, host);
}

function send(response: ServerResponse, { status, type, body }: DevAnswer): void {
  response.writeHead(status, { 'Content-Type': type }).end(body);
}

const plain = (status: number, words: string): DevAnswer => ({
  status,
  type: 'text/plain;charset=utf-8',
  body: `${words}\n`,
});
