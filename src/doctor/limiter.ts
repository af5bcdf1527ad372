/** Limits the number of concurrent tasks; others wait in order. */
export class Limiter {
  #free: number;
  readonly #waiting = new Set<() => void>();

  constructor(most: number) {
    this.#free = most;
  }

  /** Runs a task when a slot is free, and returns its result. */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((start) => this.#waiting.add(start));
    try {
      return await task();
    } finally {
      const [next] = this.#waiting;
      if (next) this.#waiting.delete(next);
      else this.#free++;
      next?.();
    }
  }
}
