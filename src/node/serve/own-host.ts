import type { RequestListener } from 'node:http';

/**
 * Whether a Host header names this computer. Any host name may be made to resolve to it, and then a page of another site
 * could read what is served here: so only IP addresses, localhost and the value of --host are accepted.
 */
export function isOwnHost(host = '', wanted?: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return (
    /^(?:(?:[\w-]+\.)*localhost|\d+\.\d+\.\d+\.\d+|\[[0-9a-f:.]+\])$/.test(name) ||
    (name !== '' && name === wanted?.toLowerCase())
  );
}

/** Refuses requests under any other name, and hands the rest on. `wanted` is the value of --host. */
export const onlyOwnHost =
  (answer: RequestListener, wanted?: string): RequestListener =>
  (request, response) => {
    if (isOwnHost(request.headers.host, wanted)) return answer(request, response);
    response
      .writeHead(403, { 'Content-Type': 'text/plain;charset=utf-8', 'Cache-Control': 'no-store' })
      .end("This host name isn't allowed. To allow it, add --host NAME to the command.\n");
  };
