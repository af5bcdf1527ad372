import type { BudgetUse } from '../../doctor/budget.ts';
import type { Finding } from '../../doctor/findings.ts';
import { namesFile } from '../../shared/path-to-file.ts';
import type { Arguments } from '../arguments.ts';
import type { Io } from '../io.ts';
import { countsOf, hasColor, makePrintable, type Paint, painter, summary } from './print.ts';
import { inAnnotation } from './report-diagnostics.ts';

/**
 * Prints the findings of `doctor` and its use of the host, `seen`: text to stderr, JSON and annotations to stdout.
 * Returns the exit code.
 */
export function reportFindings(
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
    const rest = findings.length - shown.length;
    if (rest > 0) shown.push(`… and ${rest} more not shown\n\n`);
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
