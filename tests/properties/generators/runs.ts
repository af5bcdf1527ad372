import type { Parameters } from 'fast-check';

/** How often a property is tried: `count` times, FAST_CHECK_RUNS times as often when that is set. */
export const runs = (count: number): Parameters<unknown> => ({
  numRuns: Math.ceil(count * Number(process.env.FAST_CHECK_RUNS ?? 1)),
});
