import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether the Sec-Fetch headers of a request show that a page of another site caused it. Top-level navigation is
 * allowed, because the other site can't read the page.
 */
export function isCrossSite(headers: IncomingHttpHeaders): boolean {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': destination = 'document' } = headers;
  const isOpened = mode === 'navigate' && destination === 'document';
  return site !== undefined && site !== 'same-origin' && site !== 'none' && !isOpened;
}

/** Whether a page of this server opened a connection. Browsers always send the origin of the page. */
export function isSameOrigin({ origin, host }: IncomingHttpHeaders): boolean {
  return origin !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}
