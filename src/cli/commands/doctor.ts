import { type Checked, pagesOf } from '../../core/pipeline.ts';
import { baseOf } from '../../core/resolve/head.ts';
import { Budget, liveLimits } from '../../doctor/budget.ts';
import { type Expected, expectedIn } from '../../doctor/expected-files.ts';
import { Findings } from '../../doctor/findings.ts';
import { hostOf, load, type Source, sourceOf, stateOf } from '../../node/load/load.ts';
import { baseOfPublished } from '../../node/publish/publish.ts';
import type { Run } from '../arguments.ts';
import { examplesIn } from '../example-texts.ts';
import { builtFolder } from '../output-folder.ts';
import { progressOn } from '../report/progress.ts';
import { shownName } from '../report/report-diagnostics.ts';
import { reportFindings } from '../report/report-findings.ts';

/** Reports problems of the built or the live site. Exits with 1 if there is an error. */
export const run: Run = async ({ site, out, url, live, format, followLinks, quiet }, { root, io }) => {
  const source = sourceOf(site, { url, followLinks });
  const progress = progressOn(io, quiet || format !== 'text');
  if (live !== undefined) {
    const { examine } = await import('../../doctor/examine.ts');
    const base = new URL(live.replace(/(?<!\/)\/*$/, '/'));
    const budget = new Budget(liveLimits);
    const expected = expectedOf(await load(source), source);
    const found = await examine({ base, paths: [], isLive: true, expected, budget, onProgress: progress.report });
    progress.end();
    return reportFindings(found, base.href, format, io, budget.usage);
  }
  const built = await builtFolder(out, source, io);
  if (built === null) return 1;
  const base = url === undefined ? await baseOfPublished(stateOf(source), built) : baseOf(url);
  const { examineFolder } = await import('../../doctor/local.ts');
  const checked = await load(source);
  const findings = await examineFolder(built, base, progress.report, expectedOf(checked, source));
  progress.end();
  const examples = examplesIn(checked, source.file, root).length;
  if (examples > 0) {
    const finding = new Findings();
    const text = examples === 1 ? '1 placeholder still needs' : `${examples} placeholders still need`;
    finding.add('example-text', shownName(source.file), { examples: text });
    findings.push(...finding.list());
  }
  return reportFindings(findings, shownName(built), format, io);
};

/* What a site has by its settings; undefined if its file can't be read. */
function expectedOf(checked: Checked, source: Source): Expected | undefined {
  if (!checked.whole) return undefined;
  const { site, translations } = pagesOf(checked, hostOf(source));
  return expectedIn([site, ...translations.map((each) => each.site)]);
}
