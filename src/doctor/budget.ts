/** The limits of an examination. */
export interface Limits {
  pages: number;
  /** Pages and files together. */
  requests: number;
  /** Of all responses, decompressed. */
  bytes: number;
  seconds: number;
  /** Concurrent requests. */
  parallel: number;
  /** The number of links from the home page to a page. */
  depth: number;
}

/** The limits for a host, which may have infinitely many links or send infinitely many bytes. */
export const liveLimits: Limits = {
  pages: 2000,
  requests: 20_000,
  bytes: 200_000_000,
  seconds: 60,
  parallel: 6,
  depth: 50,
};

const none = Number.POSITIVE_INFINITY;

/** The limits for a built folder, which is finite. */
export const folderLimits: Limits = {
  pages: none,
  requests: none,
  bytes: none,
  seconds: none,
  parallel: 6,
  depth: none,
};

/** How much of a site was examined. */
export interface BudgetUse {
  pages: number;
  requests: number;
  bytes: number;
  seconds: number;
  /** The limits that were reached, as texts: "2,000 pages". Empty if the whole site was examined. */
  limits: string[];
}

/** The budget of an examination: counts what is read, and ends it at a limit. `now` is a clock in milliseconds. */
export class Budget {
  readonly limits: Limits;
  pages = 0;
  requests = 0;
  bytes = 0;
  readonly #now: () => number;
  readonly #started: number;
  readonly #reached = new Set<keyof Limits>();

  constructor(limits: Limits, now: () => number = () => performance.now()) {
    this.limits = limits;
    this.#now = now;
    this.#started = now();
  }

  get seconds(): number {
    return (this.#now() - this.#started) / 1000;
  }

  /** Whether the budget is used up. With a `share` of 0.5, half of the budget counts as all of it. */
  isSpent(share = 1): boolean {
    const spent = (['requests', 'bytes', 'seconds'] as const).filter((name) => this[name] >= this.limits[name] * share);
    for (const name of spent) this.reach(name);
    return spent.length > 0;
  }

  /** Records that something was skipped because of a limit. */
  reach(limit: keyof Limits): void {
    this.#reached.add(limit);
  }

  /** Whether something was skipped. */
  get isPartial(): boolean {
    return this.#reached.size > 0;
  }

  get usage(): BudgetUse {
    const { pages, requests, bytes, seconds } = this;
    return { pages, requests, bytes, seconds, limits: [...this.#reached].map((name) => this.#named(name)) };
  }

  #named(name: keyof Limits): string {
    const limit = this.limits[name];
    if (name === 'bytes') return `${limit / 1_000_000} MB`;
    return `${limit.toLocaleString('en')} ${name === 'depth' ? 'links from the home page' : name}`;
  }
}
