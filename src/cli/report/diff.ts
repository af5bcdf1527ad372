import { structuredPatch } from 'diff';
import { makePrintable, painter } from './format-diagnostics.ts';

/** The maximum number of changed lines to compare: the time is quadratic. */
const most = 2000;

/** Returns the difference between two texts as a unified diff; "" if there is none. */
export function printDiff(before: string, after: string, file: string, isColored: boolean): string {
  const paint = painter(isColored);
  const options = { context: 3, maxEditLength: most, stripTrailingCr: true };
  const patch = structuredPatch(file, file, withLines(before), withLines(after), undefined, undefined, options);
  if (!patch) return `${file}: more than ${most} lines change.\n`;
  const hunks = patch.hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [
    paint('cyan', `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`),
    ...lines.map((line) => {
      const written = line.split('\t').map(makePrintable).join('\t');
      return line.startsWith(' ') ? written : paint(line.startsWith('-') ? 'red' : 'green', written);
    }),
  ]);
  return hunks.length === 0
    ? ''
    : [paint('bold', `--- ${file}`), paint('bold', `+++ ${file}`), ...hunks, ''].join('\n');
}

/* Ends the last line, and starts a line for every entry of very long ones, so that changes are visible. */
const withLines = (text: string): string =>
  text.replace(/[^\n]$/, '$&\n').replace(/.{500,}/g, (line) => line.replace(/(?<=[,{[])/g, '\n'));
