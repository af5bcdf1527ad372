import { coverageOf } from '../../core/i18n/coverage.ts';
import { buildInstant } from '../../node/load/build-instant.ts';
import { load, sourceOf } from '../../node/load/load.ts';
import type { Run } from '../arguments.ts';
import { withExamples } from '../example-texts.ts';
import { coverageTable } from '../report/coverage-table.ts';
import { personalDataOf } from '../report/personal-data.ts';
import { progressOn } from '../report/progress.ts';
import { printDiagnostics, shownName } from '../report/report-diagnostics.ts';
import { withMissing } from '../report/with-missing.ts';

/**
 * Says everything that is wrong with a site, and with --fix fixes first what is certain, and what the owner agrees to. Of a
 * good site it says which personal data it publishes, and in several languages how much is translated; with --complete what is not is an error.
 * 1 when there is an error, 0 when there are warnings at most.
 */
export const run: Run = async (
  { site, url, format, fix, yes, complete, maxSize, maxBlocks, followLinks, isQuiet, isVerbose },
  { root, io },
) => {
  const progress = progressOn(io, isQuiet || format !== 'text');
  const source = sourceOf(site, { url, maxSize, maxBlocks, followLinks, onProgress: progress.report });
  // Fixing may ask questions, and the line of progress must be gone then.
  const loaded = () => load(source).finally(progress.end);
  // Only who wants it waits for what fixes; what is fixed is the file as it is.
  const found = fix
    ? await (await import('../fix.ts')).fix(await loaded(), source, { format, yes }, root, io)
    : await load(source);
  const coverage = found.whole ? coverageOf(found.whole) : [];
  const compiled = withExamples(complete ? withMissing(found, coverage) : found, source.file, root);
  progress.end();
  printDiagnostics({ ...compiled, coverage }, source, io, format, isVerbose);
  if (format === 'text' && !isQuiet && compiled.diagnostics.length === 0) io.stderr.write('No problems found.\n');
  const personal = format === 'text' && !isQuiet ? personalDataOf(found, source, buildInstant(io.env)) : '';
  if (personal !== '') io.stderr.write(`${personal}\n`);
  if (format === 'text' && !isQuiet && coverage.length > 0)
    io.stderr.write(`\n${coverageTable(coverage, compiled.whole, shownName(source.file), compiled.locator)}`);
  return compiled.diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0;
};
