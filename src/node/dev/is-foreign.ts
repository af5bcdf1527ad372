import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of another site has caused a request: browsers say so. Only to open a page here they may, in a tab and not
 * in a frame; what is shown then, they cannot read.
 */
export function isForeign(headers: IncomingHttpHeaders): boolean {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': destination = 'document' } = headers;
  const isOpened = mode === 'navigate' && destination === 'document';
  return site !== undefined && site !== 'same-origin' && site !== 'none' && !isOpened;
}

/** Whether a connection was opened by a page of this very server. Browsers always name the page's origin. */
export function isFromHere({ origin, host }: IncomingHttpHeaders): boolean {
  return origin !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}
