import { baseOf } from '../../core/resolve/head.ts';
import { Budget, liveLimits } from '../../doctor/budget.ts';
import { findingOfExamples } from '../../doctor/finding-of-examples.ts';
import { load, sourceOf, stateOf } from '../../node/load/load.ts';
import { baseOfPublished } from '../../node/publish/publish.ts';
import type { Run } from '../arguments.ts';
import { builtFolder } from '../built-folder.ts';
import { examplesIn } from '../example-texts.ts';
import { progressOn } from '../report/progress.ts';
import { shownName } from '../report/report-diagnostics.ts';
import { reportFindings } from '../report/report-findings.ts';

/** Reports problems of the built or the live site. Exits with 1 if there is an error. */
export const run: Run = async ({ site, out, url, live, format, followLinks, isQuiet }, { root, io }) => {
  const source = sourceOf(site, { followLinks });
  const progress = progressOn(io, isQuiet || format !== 'text');
  if (live !== undefined) {
    const { examine } = await import('../../doctor/examine.ts');
    const base = new URL(live.replace(/(?<!\/)\/*$/, '/'));
    const budget = new Budget(liveLimits);
    const found = await examine({ base, paths: [], isLive: true, budget, onProgress: progress.report });
    progress.end();
    return reportFindings(found, base.href, format, io, budget.usage);
  }
  const built = await builtFolder(out, source, io);
  if (built === null) return 1;
  const base = url === undefined ? await baseOfPublished(stateOf(source), built) : baseOf(url);
  const { examineFolder } = await import('../../doctor/local.ts');
  const findings = await examineFolder(built, base, progress.report);
  progress.end();
  const examples = examplesIn(await load(source), source.file, root).length;
  if (examples > 0) findings.push(findingOfExamples(examples, shownName(source.file)));
  return reportFindings(findings, shownName(built), format, io);
};
