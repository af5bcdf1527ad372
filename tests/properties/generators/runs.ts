import type { Parameters } from 'fast-check';

/*
 * The share of the runs that `npm test` makes, so that it takes minutes. `npm run test:soak` makes 200 times as many.
 */
const usualShare = 0.5;

/** The number of runs of a property: `count`, multiplied by FAST_CHECK_RUNS if set. */
export const runs = (count: number): Parameters<unknown> => ({
  numRuns: Math.ceil(count * Number(process.env.FAST_CHECK_RUNS ?? usualShare)),
});
