import type { Parameters } from 'fast-check';

const { FAST_CHECK_RUNS: factor = 1, PROPERTY_SHARE: share = 1 } = process.env;

/** The number of runs of a property: `count`, multiplied by FAST_CHECK_RUNS if set, and half of it in `npm test`. */
export const runs = (count: number): Parameters<unknown> => ({
  numRuns: Math.ceil(count * Number(factor) * Number(share)),
});
