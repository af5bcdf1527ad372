import fc from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    mutantActivation?: 'runtime' | 'static';
  }
}

/* Every mutant is tested with the same generated sites, so that scores can be reproduced. */
fc.configureGlobal({ seed: 20161001 });

/* In a warm thread the previous mutant is still active, and must not change how the test files load. */
const { __stryker__: stryker } = globalThis as { __stryker__?: { activeMutant?: string | undefined } };
if (stryker && inject('mutantActivation') === 'runtime') stryker.activeMutant = undefined;
