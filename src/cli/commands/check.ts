import { load, sourceOf } from '../../node/load/load.ts';
import { tell } from '../report/diagnostics.ts';
import type { Run } from '../words.ts';

/**
 * Says everything that is wrong with a site, and with --fix mends what is certain first.
 * 1 when there is an error, 0 when there are warnings at most.
 */
export const run: Run = async ({ site, url, format, fix, maxSize, maxBlocks }) => {
  const source = sourceOf(site, { url, maxSize, maxBlocks });
  const found = await load(source);
  // Only who wants it waits for what mends.
  const compiled = fix ? await (await import('../fix.ts')).fix(found, source, format) : found;
  tell(compiled, source, format);
  if (format === 'text' && compiled.diagnostics.length === 0) process.stderr.write('nothing to mend\n');
  return compiled.site ? 0 : 1;
};
