import type { Compiled } from '../compile/compile.ts';
import { mend } from '../edit/mend.ts';
import { compileText, type Source } from '../node/load/load.ts';
import { change } from './change.ts';
import type { Words } from './words.ts';

/**
 * Mends what is certain in the file of a site and shows what changed: on standard output for people, beside it for
 * programs, which read their report there. Returns the site as it is in the file then.
 */
export async function fix(found: Compiled, source: Source, format: Words['format']): Promise<Compiled> {
  const mended = mend(found, (text) => compileText(text, source));
  if (mended === found) return found;
  const stream = format === 'text' ? process.stdout : process.stderr;
  const isWritten = await change(source, found.locator.text, mended.locator.text, stream);
  return isWritten ? mended : found;
}
