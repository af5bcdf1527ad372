import type { Parameters } from 'fast-check';

const { FAST_CHECK_RUNS, FAST_CHECK_SEED } = process.env;

/**
 * How often a property is tried: `count` times, FAST_CHECK_RUNS times as often when that is set.
 * A failure prints its seed; FAST_CHECK_SEED plays it again.
 */
export const runs = (count: number): Parameters<unknown> => ({
  numRuns: Math.ceil(count * Number(FAST_CHECK_RUNS ?? 1)),
  ...(FAST_CHECK_SEED && { seed: Number(FAST_CHECK_SEED) }),
});
