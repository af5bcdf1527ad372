import { type Checked, pagesOf } from '../../core/pipeline.ts';
import { baseOf } from '../../core/resolve/paths/site-url.ts';
import { Budget, type BudgetUse, liveLimits } from '../../doctor/budget.ts';
import { type Expected, expectedIn } from '../../doctor/expected-files.ts';
import { type Finding, Findings } from '../../doctor/findings.ts';
import { hostOf, load, type Source, sourceOf, stateOf } from '../../node/load/load-site.ts';
import { baseOfPublished } from '../../node/publish/publish.ts';
import { namesFile } from '../../shared/path-to-file.ts';
import type { Arguments, Run } from '../arguments.ts';
import { examplesIn } from '../example-texts.ts';
import type { Io } from '../io.ts';
import { builtFolder } from '../output-folder.ts';
import { countsOf, hasColor, makePrintable, type Paint, painter, summary } from '../report/format-diagnostics.ts';
import { inAnnotation, shownName } from '../report/print-diagnostics.ts';
import { progressOn } from '../report/progress.ts';

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
  const { examineFolder } = await import('../../doctor/examine-folder.ts');
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
  if (!checked.written) return undefined;
  const { site, translations } = pagesOf(checked, hostOf(source));
  return expectedIn([site, ...translations.map((each) => each.site)]);
}

/*
 * Prints the findings of `doctor` and its use of the host, `seen`: text to stderr, JSON and annotations to stdout.
 * Returns the exit code.
 */
function reportFindings(
  findings: Finding[],
  place: string,
  format: Arguments['format'],
  io: Io,
  seen?: BudgetUse,
): number {
  const counts = countsOf(findings);
  if (format === 'json') {
    const report = { version: 1, site: place, ...counts, ...(seen && { seen }), findings };
    io.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  } else if (format === 'github') io.stdout.write(findings.map(annotation).join(''));
  else {
    const paint = painter(hasColor(io.stderr, io.env));
    const shown = findings.slice(0, limit).map((finding) => `${printFinding(finding, paint)}\n\n`);
    const rest = findings.slice(shown.length);
    if (rest.length > 0) shown.push(`… ${summary(rest)} not shown\n\n`);
    io.stderr.write(`${shown.join('')}${summary(findings)} in ${place}\n${seen ? `${describeUse(seen)}\n` : ''}`);
  }
  return counts.errors > 0 ? 1 : 0;
}

const limit = 20;

function describeUse({ pages, requests, bytes, seconds }: BudgetUse): string {
  const megabytes = (bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 });
  const counted = (count: number, name: string) => `${count.toLocaleString('en')} ${name}${count === 1 ? '' : 's'}`;
  return `Examined ${counted(pages, 'page')} in ${counted(requests, 'request')} (${megabytes} MB, ${Math.ceil(seconds)} s).`;
}

function printFinding({ severity, rule, message, help, pages }: Finding, paint: Paint): string {
  return [
    `${paint(severity === 'error' ? 'red' : 'yellow', `${severity} ${rule}`)}: ${paint('bold', makePrintable(message))}`,
    `   ${paint('blue', '┌─')} ${makePrintable(placesOf(pages))}`,
    `   ${paint('blue', '=')} ${help}`,
  ].join('\n');
}

function placesOf([first = '/', ...others]: string[]): string {
  if (others.length === 0) return first;
  const thing = others.every(namesFile) ? 'file' : 'page';
  return `${first} and ${others.length} more ${thing}${others.length === 1 ? '' : 's'}`;
}

const annotation = ({ severity, rule, message, help, pages }: Finding) =>
  `::${severity} title=${rule}::${inAnnotation(`${message} ${help} (${placesOf(pages)})`)}\n`;
