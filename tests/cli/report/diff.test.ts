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
    @@ -101,7 +101,7 @@
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
  ['a\nb', 'a\r\nc\r\n', ['@@ -1,2 +1,2 @@', ' a', '-b', '+c', '']],
  ['', 'a\n', ['@@ -1,0 +1,1 @@', '+a', '']],
])('counts lines, whatever ends them: %j and %j', (before, after, rows) => {
  expect(diff(before, after).split('\n').slice(2)).toEqual(rows);
});

test('replaces control characters', () => {
  expect(diff('"\u001B[2J"\n', '"\u202E"\n')).toMatch(/^-"·\[2J"\n\+"·"$/m);
});

test('shows the changes of a large file, and no list of every line', () => {
  const before = Array.from({ length: 8000 }, (_, index) => `line ${index}`);
  const changed = before.map((line, index) => (index % 40 === 0 ? `${line}!` : line));
  const rows = diff(before.join('\n'), changed.join('\n')).split('\n');
  expect(rows.filter((row) => row.startsWith('+line'))).toHaveLength(200);
  expect(diff(before.join('\n'), before.join('!\n'))).toBe('site.json: more than 2000 lines change.\n');
});
