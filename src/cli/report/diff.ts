import { type ArrayChange, diffArrays } from 'diff';
import { painter } from './paint.ts';
import { makePrintable } from './print.ts';

/** A line of a text, or a part of a very long one, and its change. */
interface Row {
  sign: ' ' | '-' | '+';
  text: string;
  /** The line number in the new text, from 1; in the old text for removed lines. */
  line: number;
  lineBefore: number;
}

const context = 3;
/** Lines longer than this are cut into pieces. */
const long = 500;
/** Maximum rows to compare at once, and maximum changes among them: the time is quadratic. */
const [reach, most] = [2000, 1000];

/** Returns the difference between two texts as a unified diff; "" if there is none. */
export function printDiff(before: string, after: string, file: string, isColored: boolean): string {
  const paint = painter(isColored);
  const hunks = hunksOf(compare(rowsOf(before, '-'), rowsOf(after, '+'))).map((rows) => {
    const lines = rows.map(({ sign, text }) => {
      const written = sign + text.split('\t').map(makePrintable).join('\t');
      return sign === ' ' ? written : paint(sign === '-' ? 'red' : 'green', written);
    });
    return [paint('cyan', `@@ -${span(rows, '-')} +${span(rows, '+')} @@`), ...lines].join('\n');
  });
  return hunks.length === 0
    ? ''
    : [paint('bold', `--- ${file}`), paint('bold', `+++ ${file}`), ...hunks, ''].join('\n');
}

/* Splits very long lines at the start of entries, so that changes are visible. */
function rowsOf(text: string, sign: Row['sign']): Row[] {
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.at(-1) === '') lines.pop();
  return lines.flatMap((written, index) =>
    (written.length > long ? written.split(/(?<=[,{[])/) : [written]).map((text) => ({
      sign,
      text,
      line: index + 1,
      lineBefore: index + 1,
    })),
  );
}

/* Returns the range of lines on one side of a hunk. */
function span(rows: Row[], sign: '-' | '+'): string {
  const lines = rows
    .filter((row) => row.sign === ' ' || row.sign === sign)
    .map(({ line, lineBefore }) => (sign === '-' ? lineBefore : line));
  const [first = 0, last = -1] = [lines[0], lines.at(-1)];
  return first === last ? String(first) : `${first},${last - first + 1}`;
}

/* Compares section by section. Changes after the last common row may continue in the next section. */
function compare(a: Row[], b: Row[]): Row[] {
  const rows: Row[] = [];
  let [x, y] = [0, 0];
  while (x < a.length || y < b.length) {
    const isLast = x + reach >= a.length && y + reach >= b.length;
    const changes = changesBetween(a.slice(x, x + reach), b.slice(y, y + reach));
    const last = changes.findLastIndex(({ added, removed }) => !added && !removed);
    for (const { added, removed, count } of isLast || last < 0 ? changes : changes.slice(0, last + 1)) {
      for (let done = 0; done < count; done++) {
        const [was, is] = [added ? undefined : a[x++], removed ? undefined : b[y++]];
        if (was && is) rows.push({ ...is, sign: ' ', lineBefore: was.lineBefore });
        else rows.push(...[was, is].filter((row) => row !== undefined));
      }
    }
  }
  return rows;
}

function changesBetween(a: Row[], b: Row[]): Pick<ArrayChange<Row>, 'added' | 'removed' | 'count'>[] {
  const comparator = (was: Row, is: Row) => was.text === is.text;
  return (
    diffArrays(a, b, { comparator, maxEditLength: most }) ?? [
      { added: false, removed: true, count: a.length },
      { added: true, removed: false, count: b.length },
    ]
  );
}

/* Groups nearby changes with their context. */
function hunksOf(rows: Row[]): Row[][] {
  const hunks: { from: number; to: number }[] = [];
  for (const [index, { sign }] of rows.entries()) {
    if (sign === ' ') continue;
    const last = hunks.at(-1);
    const [from, to] = [Math.max(0, index - context), index + context + 1];
    if (last && from <= last.to) last.to = to;
    else hunks.push({ from, to });
  }
  return hunks.map(({ from, to }) => rows.slice(from, to));
}
