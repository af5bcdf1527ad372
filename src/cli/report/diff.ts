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
/** How many rows apart two texts may come together again. */
const reach = 1000;

/** The difference between two texts of a file, as a unified diff that people can read; "" when there is none. */
export function printDiff(before: string, after: string, file: string, isColoured: boolean): string {
  const paint = (colour: number, text: string) => (isColoured ? `\u001B[${colour}m${text}\u001B[0m` : text);
  const colours = { ' ': 0, '-': 31, '+': 32 };
  const hunks = hunksOf(compare(rowsOf(before, '-'), rowsOf(after, '+'))).map((rows) => {
    const lines = rows.map(({ sign, text }) => {
      const written = sign + text.split('\t').map(visible).join('\t');
      return sign === ' ' ? written : paint(colours[sign], written);
    });
    return [paint(36, `@@ -${span(rows, '-')} +${span(rows, '+')} @@`), ...lines].join('\n');
  });
  return hunks.length === 0 ? '' : [paint(1, `--- ${file}`), paint(1, `+++ ${file}`), ...hunks, ''].join('\n');
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

/* Walks through both at once. Where they differ, what lies before the next two rows that they share has changed. */
function compare(a: Row[], b: Row[]): Row[] {
  const rows: Row[] = [];
  let [x, y] = [0, 0];
  while (x < a.length || y < b.length) {
    const [gone, come] = isShared(a[x], b[y]) ? [0, 0] : meeting(a, b, x, y);
    rows.push(...a.slice(x, x + gone), ...b.slice(y, y + come));
    x += gone;
    y += come;
    for (let [was, is] = [a[x], b[y]]; was && is && isShared(was, is); [was, is] = [a[++x], b[++y]])
      rows.push({ ...is, sign: ' ', lineBefore: was.lineBefore });
  }
  return rows;
}

/* How many rows of each are passed over until both go on alike, as few as possible. One row, such as a bracket, may do so by chance. */
function meeting(a: Row[], b: Row[], x: number, y: number): [number, number] {
  for (let distance = 1; distance <= reach; distance++)
    for (let gone = 0; gone <= distance; gone++) {
      const come = distance - gone;
      const [i, j] = [x + gone, y + come];
      if (i > a.length || j > b.length || !isShared(a[i], b[j])) continue;
      if (gone === come || isShared(a[i + 1], b[j + 1])) return [gone, come];
    }
  return [a.length - x, b.length - y];
}

/* Both may be at their ends. */
const isShared = (a: Row | undefined, b: Row | undefined) => a?.text === b?.text;

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
