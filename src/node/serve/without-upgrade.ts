import type { IncomingMessage, ServerResponse } from 'node:http';

const directive = 'upgrade-insecure-requests;';

/** Whether a request came over the network of this computer alone. */
export const isOfThisComputer = ({ socket }: IncomingMessage): boolean =>
  /^(?:127\.|::1$|::ffff:127\.)/.test(socket.localAddress ?? '');

/**
 * Takes out of a policy that everything is asked for under https. Nothing is listening there on one's own computer, and
 * not every browser makes an exception for it. Blanks take its place, so that lengths stay as they are.
 */
export const withoutUpgrade = (policy: string): string => policy.replace(directive, ' '.repeat(directive.length));

/** Does the same with the policy in each page that is sent from here on. */
export function sendWithoutUpgrade(response: ServerResponse): void {
  for (const name of ['write', 'end'] as const) {
    const send = response[name];
    // Files are read in pieces that are longer than what stands before the end of the policy.
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
