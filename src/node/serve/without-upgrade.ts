import type { ServerResponse } from 'node:http';

const directive = 'upgrade-insecure-requests;';

/**
 * Removes upgrade-insecure-requests from a policy: the local server has no https, and not every browser makes an
 * exception for it. Replaces it by spaces, so that the length stays the same.
 */
export const withoutUpgrade = (policy: string): string => policy.replace(directive, ' '.repeat(directive.length));

/** Does the same in the policy of each page that a response sends. */
export function sendWithoutUpgrade(response: ServerResponse): void {
  for (const name of ['write', 'end'] as const) {
    const send = response[name];
    // Files are read in chunks that are longer than the part before the end of the policy.
    response[name] = (part: unknown, ...rest: unknown[]) =>
      Reflect.apply(send, response, [Buffer.isBuffer(part) ? withoutUpgradeInPage(part) : part, ...rest]);
  }
}

function withoutUpgradeInPage(part: Buffer): Buffer {
  const start = part.subarray(0, 4096).toString('latin1');
  const meta = /^<!doctype html>[^\n]*?<meta http-equiv="Content-Security-Policy" content="[^"]*/.exec(start)?.[0];
  if (meta === undefined) return part;
  return Buffer.concat([Buffer.from(withoutUpgrade(meta), 'latin1'), part.subarray(meta.length)]);
}
