import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of another site has caused a request: browsers say so. Only to open a page here they may; what is shown
 * then, they cannot read.
 */
export function isForeign({ 'sec-fetch-site': site, 'sec-fetch-mode': mode }: IncomingHttpHeaders): boolean {
  return site !== undefined && site !== 'same-origin' && site !== 'none' && mode !== 'navigate';
}

/** Whether a connection was opened by a page of this very server. Browsers always name the page's origin. */
export function isFromHere({ origin, host }: IncomingHttpHeaders): boolean {
  return origin !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}
