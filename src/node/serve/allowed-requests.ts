import type { IncomingHttpHeaders, RequestListener } from 'node:http';

/**
 * Whether a Host header names this computer. Accepts only IP addresses, localhost and the value of --host, because an
 * attacker can make any other name resolve to this computer, and read the responses (DNS rebinding).
 */
export function isAllowedHost(host = '', option?: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return (
    /^(?:(?:[\w-]+\.)*localhost|\d+\.\d+\.\d+\.\d+|\[[0-9a-f:.]+\])$/.test(name) ||
    (name !== '' && name === option?.toLowerCase())
  );
}

/** Refuses requests with any other Host header, and passes on the rest. `wanted` is the value of --host. */
export const onlyAllowedHosts =
  (answer: RequestListener, option?: string): RequestListener =>
  (request, response) => {
    if (isAllowedHost(request.headers.host, option)) return answer(request, response);
    response
      .writeHead(403, { 'Content-Type': 'text/plain;charset=utf-8', 'Cache-Control': 'no-store' })
      .end("This host name isn't allowed. To allow it, add --host NAME to the command.\n");
  };

/**
 * Whether the Sec-Fetch headers of a request show that a page of another site caused it. Top-level navigation is
 * allowed, because the other site can't read the page.
 */
export function isCrossSite(headers: IncomingHttpHeaders): boolean {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': destination = 'document' } = headers;
  const isOpened = mode === 'navigate' && destination === 'document';
  return site !== undefined && site !== 'same-origin' && site !== 'none' && !isOpened;
}

/** Whether the address of a socket is a loopback address: "127.0.0.1", "::ffff:127.0.0.1", "::1". */
export const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && /^(?:(?:::ffff:)?127\.\d+\.\d+\.\d+|::1)$/.test(address);

/** Whether a page of this server opened a connection. Browsers always send the origin of the page. */
export function isSameOrigin({ origin, host }: IncomingHttpHeaders): boolean {
  return origin !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}
