import { load, loadAnyVersion, sourceOf } from '../../node/load/load.ts';
import type { Run } from '../arguments.ts';
import { tell } from '../report/report-diagnostics.ts';

/**
 * Says everything that is wrong with a site, and with --fix fixes what is certain first.
 * 1 when there is an error, 0 when there are warnings at most.
 */
export const run: Run = async ({ site, url, format, fix, maxSize, maxBlocks, followLinks }, { root }) => {
  const source = sourceOf(site, { url, maxSize, maxBlocks, followLinks });
  // Only who wants it waits for what fixes; what is fixed is the file as it is.
  const compiled = fix
    ? await (await import('../fix.ts')).fix(await load(source), source, format, root)
    : await loadAnyVersion(source);
  tell(compiled, source, format);
  if (format === 'text' && compiled.diagnostics.length === 0) process.stderr.write('nothing to mend\n');
  return compiled.stage === 'pages' ? 0 : 1;
};
