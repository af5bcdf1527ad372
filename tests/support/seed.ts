import fc from 'fast-check';

/*
 * Each run tries the same inputs: what chance finds has nothing to do with the change that is tested. With FAST_CHECK_RUNS,
 * which tries more of them, it tries others. A failure prints its seed, and FAST_CHECK_SEED plays it again.
 */
const { FAST_CHECK_RUNS, FAST_CHECK_SEED } = process.env;
const usualSeed = FAST_CHECK_RUNS ? undefined : '2026';
const seed = FAST_CHECK_SEED ?? usualSeed;
if (seed !== undefined) fc.configureGlobal({ seed: Number(seed) });
