import type { CompilerHost } from '../../src/core/compiler-host.ts';
import { type Compiled, check, withPages } from '../../src/core/pipeline.ts';

/** Checks a site, and computes its pages if there is no error. */
export const compile = (bytes: Uint8Array, host: CompilerHost): Compiled => withPages(check(bytes, host), host);
