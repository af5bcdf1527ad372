import { addressOf } from './address.ts';
import type { Budget } from './budget.ts';
import { failureOf } from './failure.ts';
import { Limiter } from './limiter.ts';
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

/** Requests URLs of one site, each once, and none outside it. Doesn't keep bodies. */
export class Fetcher {
  readonly base: URL;
  readonly budget: Budget;
  readonly #turns: Limiter;
  readonly #asked = new Map<string, Promise<FetchResult>>();

  /** `base` is the URL of the site, with a trailing slash. */
  constructor(base: URL, budget: Budget) {
    this.base = base;
    this.budget = budget;
    this.#turns = new Limiter(budget.limits.parallel);
  }

  /** Requests a URL, and follows redirects within the site. */
  async follow(start: string, from: URL = this.base, keepsText = false): Promise<Followed> {
    let [text, at] = [start, from];
    for (let turns = 0; turns < 5; turns++) {
      const address = addressOf(text, at, this.base);
      if (address.kind === 'invalid')
        return { reason: `it redirects to "${text}", which isn't a URL`, leadsNowhere: true };
      if (address.kind !== 'inside') return { elsewhere: address.url.href };
      const { url } = address;
      const result = await this.#ask(url.href, keepsText);
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

  #ask(href: string, keepsText: boolean): Promise<FetchResult> {
    // A URL that is read as text is rarely requested as something else.
    const known = keepsText ? undefined : this.#asked.get(href);
    if (known) return known;
    const pending = this.#turns.run(() => this.#request(href, keepsText));
    this.#asked.set(href, pending);
    return pending;
  }

  async #request(href: string, keepsText: boolean): Promise<FetchResult> {
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
      const answer = response.then((given) => readAnswer(given, budget, keepsText));
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
