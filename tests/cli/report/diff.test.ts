import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printDiff } from '../../../src/cli/report/diff.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}\n`);
const diff = (before: string, after: string) => printDiff(before, after, 'site.json', false);

test('shows changes with their surrounding lines', () => {
  const lines = numbered(30);
  const after = [...lines];
  after[2] = 'third\n';
  after[4] = '';
  after.splice(20, 0, 'new\n', 'newer\n');
  expect(diff(lines.join(''), after.join(''))).toMatchInlineSnapshot(`
    "--- site.json
    +++ site.json
    @@ -1,8 +1,7 @@
     line 1
     line 2
    -line 3
    +third
     line 4
    -line 5
     line 6
     line 7
     line 8
    @@ -18,6 +17,8 @@
     line 18
     line 19
     line 20
    +new
    +newer
     line 21
     line 22
     line 23
    "
  `);
});

test('prints nothing when nothing changed', () => {
  expect(diff('a\nb\n', 'a\nb\n')).toBe('');
});

test('shortens a line that is too long to its changed part', () => {
  const before = JSON.stringify({ a: numbered(100), b: { headlin: 'x' }, c: numbered(100) });
  expect(diff(before, before.replace('headlin', 'headline'))).toMatchInlineSnapshot(`
    "--- site.json
    +++ site.json
    @@ -1 +1 @@
     "line 99\\n",
     "line 100\\n"],
     "b":{
    -"headlin":"x"},
    +"headline":"x"},
     "c":[
     "line 1\\n",
     "line 2\\n",
    "
  `);
});

test('colors removed and added lines', () => {
  expect(printDiff('a\n', 'b\n', 'site.json', true)).toContain('\u001B[31m-a\u001B[39m\n\u001B[32m+b\u001B[39m');
});

test("doesn't color unchanged lines, and keeps their tabs", () => {
  expect(printDiff('a\tb\nx\n', 'a\tb\ny\n', 'site.json', true).split('\n').slice(3)).toEqual([
    ' a\tb',
    '\u001B[31m-x\u001B[39m',
    '\u001B[32m+y\u001B[39m',
    '',
  ]);
});

test.each([
  ['', 'a\n', '@@ -0,0 +1 @@'],
  ['a\n', '', '@@ -1 +0,0 @@'],
  ['a\nb\n', 'a\nb\nc\nd\n', '@@ -1,2 +1,4 @@'],
  ['a\nb\nc\n', 'c\n', '@@ -1,3 +1 @@'],
])('counts the lines of both sides in the header: %j and %j', (before, after, head) => {
  expect(diff(before, after).split('\n')[2]).toBe(head);
});

test('replaces control characters', () => {
  expect(diff('"\u001B[2J"\n', '"\u202E"\n')).toMatch(/^-"·\[2J"\n\+"·"$/m);
});

test('prints a diff that patches any text into any other', () => {
  const line = fc.constantFrom('{', '}', '  a', '  b', '  c');
  const lines = fc.array(line, { maxLength: 30 });
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const rows = diff(before.join('\n'), after.join('\n')).split('\n').slice(2);
      expect(applied(before, rows)).toEqual(after);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['lines far apart', (lines: string[]) => lines.with(1, 'x').with(2500, 'y').with(4999, 'z')],
  ['a thousand new lines', (lines: string[]) => lines.toSpliced(1990, 0, ...Array(1000).fill('new'))],
  ['three thousand removed lines', (lines: string[]) => lines.toSpliced(1000, 3000)],
  ['every line', (lines: string[]) => lines.map((line) => `${line}!`)],
])('prints a diff that patches one long text into the other: %s', (_, changed) => {
  const before = Array.from({ length: 5000 }, (_, index) => `line ${index}`);
  const after = changed(before);
  expect(applied(before, diff(before.join('\n'), after.join('\n')).split('\n').slice(2))).toEqual(after);
});

test('shows only the changed lines of a long text', () => {
  const before = Array.from({ length: 20_000 }, (_, index) => `line ${index}`);
  const after = before.map((line, index) => (index % 20 === 0 ? `${line}!` : line));
  const rows = diff(before.join('\n'), after.join('\n')).split('\n').slice(2);
  expect(rows.filter((row) => row.startsWith('+'))).toHaveLength(1000);
});

/* Applies a diff as patch does: finds each hunk by its line, keeps unchanged and added lines, skips removed ones. */
function applied(before: string[], rows: string[]): string[] {
  const after: string[] = [];
  let at = 0;
  for (const row of rows) {
    const [, start] = /^@@ -(\d+)/.exec(row) ?? [];
    if (start) {
      const to = Math.max(Number(start) - 1, at);
      after.push(...before.slice(at, to));
      at = to;
    } else if (row.startsWith('-')) expect(before[at++]).toBe(row.slice(1));
    else if (row.startsWith('+')) after.push(row.slice(1));
    else if (row !== '') {
      expect(before[at++]).toBe(row.slice(1));
      after.push(row.slice(1));
    }
  }
  return [...after, ...before.slice(at)];
}
