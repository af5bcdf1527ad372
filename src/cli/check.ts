import { load, sourceOf } from '../build/load.ts';
import { tell } from './diagnostics.ts';
import type { Run } from './words.ts';

/** Says everything that is wrong with a site. 1 when there is an error, 0 when there are warnings at most. */
export const run: Run = async ({ site, url, format, maxSize, maxBlocks }) => {
  const source = sourceOf(site, { url, maxSize, maxBlocks });
  const compiled = await load(source);
  tell(compiled, source, format);
  if (format === 'text' && compiled.diagnostics.length === 0) process.stderr.write('nothing to mend\n');
  return compiled.site ? 0 : 1;
};
