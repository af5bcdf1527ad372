import { codeOf, messageOf } from '../node/caught-error.ts';
import type { Budget } from './budget.ts';
import failures from './failures.json';
import { addressOf } from './parse-address.ts';
import { type HostAnswer, readAnswer } from './read-answer.ts';

/** The result of a request: a response, an error, or that the budget doesn't allow it. */
type FetchResult = { answer: HostAnswer } | { reason: string } | { isUnread: true };

/**
 * The target of an address after redirects within the site; or where it redirects outside, or the error. `leadsNowhere`
 * if its redirects are the reason.
 */
export type Followed =
  | { url: URL; answer: HostAnswer }
  | { elsewhere: string }
  | { reason: string; leadsNowhere?: true }
  | { isUnread: true };

/** The timeout of a response, in milliseconds. */
const timeout = 15_000;

/** The maximum number of concurrent requests. */
export const parallel = 6;

/** Requests URLs of one site, each once, and none outside it. Doesn't keep bodies. */
export class Fetcher {
  readonly base: URL;
  readonly budget: Budget;
  readonly #asked = new Map<string, Promise<FetchResult>>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  /** `base` is the URL of the site, with a trailing slash. */
  constructor(base: URL, budget: Budget) {
    this.base = base;
    this.budget = budget;
  }

  /** Requests a URL, and follows redirects within the site. */
  async follow(start: string): Promise<Followed> {
    let [text, at] = [start, this.base];
    for (let turns = 0; turns < 5; turns++) {
      const address = addressOf(text, at, this.base);
      if (address.kind === 'invalid')
        return { reason: `it redirects to "${text}", which isn't a URL`, leadsNowhere: true };
      if (address.kind !== 'inside') return { elsewhere: address.url.href };
      const { url } = address;
      const result = await this.#ask(url.href);
      if (!('answer' in result)) return result;
      const { status, location } = result.answer;
      if (status < 300 || status >= 400 || location === null) return { url, answer: result.answer };
      [text, at] = [location, url];
    }
    return { reason: 'it redirects in a loop', leadsNowhere: true };
  }

  /** Whether a URL was requested before. */
  knows(url: URL): boolean {
    return this.#asked.has(url.href);
  }

  /** All responses. */
  async *answered(): AsyncGenerator<[URL, HostAnswer]> {
    for (const [href, pending] of this.#asked) {
      const given = await pending;
      if ('answer' in given) yield [new URL(href), given.answer];
    }
  }

  #ask(href: string): Promise<FetchResult> {
    const pending = this.#asked.get(href) ?? this.#inTurn(href);
    this.#asked.set(href, pending);
    return pending;
  }

  async #inTurn(href: string): Promise<FetchResult> {
    if (this.#running < parallel) this.#running++;
    else await new Promise<void>((start) => this.#waiting.push(start));
    try {
      return await this.#request(href);
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }

  async #request(href: string): Promise<FetchResult> {
    const { budget } = this;
    if (budget.isSpent()) return { isUnread: true };
    budget.requests++;
    const left = (budget.limits.seconds - budget.seconds) * 1000;
    const control = new AbortController();
    const timer = setTimeout(() => control.abort(), Math.min(timeout, left));
    // A damaged gzip stream neither ends nor fails, and ignores the abort signal.
    const late = new Promise<never>((_, reject) => control.signal.addEventListener('abort', reject));
    try {
      const response = fetch(href, {
        redirect: 'manual',
        headers: { 'Accept-Encoding': 'br, gzip', 'User-Agent': 'onefolio-doctor' },
        signal: control.signal,
      });
      const answer = response.then((given) => readAnswer(given, budget));
      return { answer: await Promise.race([answer, late]) };
    } catch (error) {
      if (budget.isSpent()) return { isUnread: true };
      return {
        reason: control.signal.aborted ? `no complete response within ${timeout / 1000} seconds` : failureOf(error),
      };
    } finally {
      clearTimeout(timer);
      // Bodies that aren't needed are cancelled.
      control.abort();
    }
  }
}

/** Returns the reason why an address can't be checked: its host is down or busy. Undefined for other responses. */
export function whyUnanswered(found: Followed): string | undefined {
  if ('reason' in found) return found.reason;
  const status = 'answer' in found ? found.answer.status : 0;
  return status === 429 || status >= 500 ? `the host returned status ${status}` : undefined;
}

/** Explains why a host can't be read, as a clause, by the error of a request or its cause. */
export function failureOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = codeOf(cause) ?? messageOf(cause);
  // By patterns of the error codes of Node.js, OpenSSL, and undici, which implements fetch.
  const known = Object.entries(failures).find(([pattern]) => new RegExp(pattern).test(code));
  return known?.[1] ?? 'the request failed';
}
