import type { Compiled } from './compile.ts';
import type { Diagnostic } from './diagnostic.ts';
import { report } from './report.ts';

/** What is said of a good site only when it is built: what it lacks before it can be published in full. */
export function hintsOf({ site, locator }: Pick<Compiled, 'site' | 'locator'>): Diagnostic[] {
  if (!site || site.url !== undefined) return [];
  // Of a good site the first bracket is that of the whole; asking for it by name would read a large file twice over.
  const at = { offset: locator.text.search(/\S/), length: 1, pointer: '' };
  return report([{ code: 'OF220', at }], site, locator);
}
