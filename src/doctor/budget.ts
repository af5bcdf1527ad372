/** The limits of an examination. */
export interface Limits {
  pages: number;
  /** Of all responses, decompressed. */
  bytes: number;
  seconds: number;
}

/** The limits for a host, which may have infinitely many links or send infinitely many bytes. */
export const liveLimits: Limits = { pages: 2000, bytes: 200_000_000, seconds: 60 };

/** The limits for a built folder, which is finite. */
export const noLimits: Limits = { pages: Infinity, bytes: Infinity, seconds: Infinity };

/** How much of a site was examined. */
export interface BudgetUse {
  pages: number;
  requests: number;
  bytes: number;
  seconds: number;
  /** The limits that were reached, as texts: "2,000 pages". Empty if the whole site was examined. */
  limits: string[];
}

/** The budget of an examination: counts what is read, and ends it at a limit. */
export class Budget {
  readonly limits: Limits;
  pages = 0;
  requests = 0;
  bytes = 0;
  readonly #started = performance.now();
  readonly #reached = new Set<keyof Limits>();

  constructor(limits: Limits) {
    this.limits = limits;
  }

  get seconds(): number {
    return (performance.now() - this.#started) / 1000;
  }

  /** Whether the budget is used up. With a `share` of 0.5, half of the budget counts as all of it. */
  isSpent(share = 1): boolean {
    const spent = (['bytes', 'seconds'] as const).filter((name) => this[name] >= this.limits[name] * share);
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
    const { pages, requests, bytes, seconds, limits } = this;
    const reached = [...this.#reached].map((name) =>
      name === 'bytes' ? `${limits.bytes / 1_000_000} MB` : `${limits[name].toLocaleString('en')} ${name}`,
    );
    return { pages, requests, bytes, seconds, limits: reached };
  }
}
