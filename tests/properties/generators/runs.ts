import type { Parameters } from 'fast-check';

/** The number of runs of a property: `count`, multiplied by FAST_CHECK_RUNS if set. */
export const runs = (count: number): Parameters<unknown> => ({
  numRuns: Math.ceil(count * Number(process.env.FAST_CHECK_RUNS ?? 1)),
});
