import fc from 'fast-check';

/*
 * Each run uses the same inputs, so that a random failure is never mistaken for an effect of the tested change. With
 * FAST_CHECK_RUNS it uses other and more inputs. A failure prints its seed, and FAST_CHECK_SEED repeats it.
 */
const { FAST_CHECK_RUNS, FAST_CHECK_SEED } = process.env;
const usualSeed = FAST_CHECK_RUNS ? Date.now() : 2026;
fc.configureGlobal({ seed: Number(FAST_CHECK_SEED ?? usualSeed) });
