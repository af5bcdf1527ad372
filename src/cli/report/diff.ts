import { type ArrayChange, diffArrays } from 'diff';
import { painter } from './paint.ts';
import { visible } from './print.ts';

/** A line of a text, or a piece of a very long one, and what became of it. */
interface Row {
  sign: ' ' | '-' | '+';
  text: string;
  /** Its line, counted from 1; the line after the change when it stands in both texts. */
  line: number;
  lineBefore: number;
}

const context = 3;
/** Lines longer than this are cut into pieces. */
const long = 500;
/** How many rows are compared at once, and how many changes may be among them: the time grows with their square. */
const [reach, most] = [2000, 1000];

/** The difference between two texts of a file, as a unified diff that people can read; "" when there is none. */
export function printDiff(before: string, after: string, file: string, isColoured: boolean): string {
  const paint = painter(isColoured);
  const hunks = hunksOf(compare(rowsOf(before, '-'), rowsOf(after, '+'))).map((rows) => {
    const lines = rows.map(({ sign, text }) => {
      const written = sign + text.split('\t').map(visible).join('\t');
      return sign === ' ' ? written : paint(sign === '-' ? 'red' : 'green', written);
    });
    return [paint('cyan', `@@ -${span(rows, '-')} +${span(rows, '+')} @@`), ...lines].join('\n');
  });
  return hunks.length === 0
    ? ''
    : [paint('bold', `--- ${file}`), paint('bold', `+++ ${file}`), ...hunks, ''].join('\n');
}

/* A text without lines would be one row, of which nobody could see what changed: it is cut where its entries begin. */
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

/* The lines of one side of a hunk: where they begin, and how many they are. */
function span(rows: Row[], sign: '-' | '+'): string {
  const lines = rows
    .filter((row) => row.sign === ' ' || row.sign === sign)
    .map(({ line, lineBefore }) => (sign === '-' ? lineBefore : line));
  const [first = 0, last = -1] = [lines[0], lines.at(-1)];
  return first === last ? String(first) : `${first},${last - first + 1}`;
}

/* Goes through both a stretch at a time. What follows the last rows that both have may go on in the next stretch. */
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

/* Neighbouring changes, with the rows around them. */
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
