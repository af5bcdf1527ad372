import type { Compiled } from '../compile/compile.ts';
import { applyFixes } from '../edit/fix.ts';
import { compileText, type Source } from '../node/load/load.ts';
import type { Arguments } from './arguments.ts';
import { bringSchema } from './bring-schema.ts';
import { change } from './change.ts';

/**
 * Mends what is certain in the file of a site and shows what changed: on standard output for people, beside it for
 * programs, which read their report there. Brings the schema beside it up to date too.
 * Returns the site as it is in the file then.
 */
export async function fix(
  found: Compiled,
  source: Source,
  format: Arguments['format'],
  root: string,
): Promise<Compiled> {
  await source.textCache.load();
  const fixed = applyFixes(found, (text) => compileText(text, source));
  const others = new Set(fixed.diagnostics.flatMap(({ file, fix }) => (file !== undefined && fix ? [file] : [])));
  if (others.size > 0) console.error(`texts are left as they are, to be fixed by hand: ${[...others].join(', ')}`);
  const stream = format === 'text' ? process.stdout : process.stderr;
  const isWritten = fixed !== found && (await change(source, found.locator.text, fixed.locator.text, stream));
  // A tag that was fixed is in the schema too.
  await bringSchema(source, root);
  return isWritten ? fixed : found;
}
