import type { Compiled } from './compile.ts';
import type { Diagnostic } from './diagnostic.ts';
import { report } from './report.ts';

/** What is said of a good site only when it is built: what it lacks before it can be published in full. */
export function hintsOf({ site, locator }: Pick<Compiled, 'site' | 'locator'>): Diagnostic[] {
  return site && site.url === undefined
    ? report([{ code: 'OF220', at: { pointer: '', part: 'value' } }], undefined, locator)
    : [];
}
