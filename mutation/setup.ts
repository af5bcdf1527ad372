import fc from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    mutantActivation?: 'runtime' | 'static';
  }
}

/* Every mutant is tried with the same sites, so that a score can be had again. */
fc.configureGlobal({ seed: 20161001 });

/* The mutant before this one is still on in a warm thread, and must not touch what the tests are made of. */
const { __stryker__: stryker } = globalThis as { __stryker__?: { activeMutant?: string | undefined } };
if (stryker && inject('mutantActivation') === 'runtime') stryker.activeMutant = undefined;
