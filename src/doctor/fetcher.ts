import { codeOf, messageOf } from '../node/caught-error.ts';

/** What a host has answered. */
export interface HostAnswer {
  status: number;
  headers: Headers;
  body: Buffer;
  /** Where it sends on to; nothing is followed. */
  location: string | null;
}

/** How long a host may take, in milliseconds, and how much of a file is read, in bytes. */
const patience = 15_000;
const most = 60 * 1024 * 1024;

/**
 * Asks for addresses of one site, each once, and for nothing above or beside it. A failure is an answer too: its reason.
 */
export class Fetcher {
  readonly #base: URL;
  readonly #answers = new Map<string, Promise<HostAnswer | string>>();

  /** `base` is the address below which the site lives, with a slash at its end. */
  constructor(base: URL) {
    this.#base = base;
  }

  isInside({ origin, pathname }: URL): boolean {
    return origin === this.#base.origin && `${pathname}/`.startsWith(this.#base.pathname);
  }

  ask(url: URL): Promise<HostAnswer | string> {
    if (!this.isInside(url)) throw new Error(`${url} is not part of the site`);
    const { href } = withoutHash(url);
    const known = this.#answers.get(href) ?? request(href);
    this.#answers.set(href, known);
    return known;
  }

  /** Everything that has been answered. */
  async *answered(): AsyncGenerator<[URL, HostAnswer]> {
    for (const [href, answer] of this.#answers) {
      const given = await answer;
      if (typeof given !== 'string') yield [new URL(href), given];
    }
  }
}

/** An address without what stands after "#", which no server is asked for. */
export function withoutHash(url: URL): URL {
  const bare = new URL(url);
  bare.hash = '';
  return bare;
}

async function request(href: string): Promise<HostAnswer | string> {
  try {
    const response = await fetch(href, {
      redirect: 'manual',
      headers: { 'Accept-Encoding': 'br, gzip', 'User-Agent': 'onefolio-doctor' },
      signal: AbortSignal.timeout(patience),
    });
    const { status, headers } = response;
    return { status, headers, body: await readBody(response), location: headers.get('location') };
  } catch (error) {
    if (!(error instanceof Error)) return String(error);
    if (error.name === 'TimeoutError') return `no answer within ${patience / 1000} seconds`;
    return codeOf(error.cause) ?? messageOf(error.cause ?? error);
  }
}

async function readBody({ body }: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.length;
    if (length > most) throw new Error(`the file is larger than ${most / 1024 / 1024} MB`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
