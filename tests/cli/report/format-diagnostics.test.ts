import { expect, test } from 'vitest';
import { formatDiagnostics } from '../../../src/cli/report/format-diagnostics.ts';
import type { Diagnostic } from '../../../src/core/diagnostics/diagnostic.ts';
import { Locator } from '../../../src/core/source/locate.ts';

const style = { isColored: false, width: 40, limit: 20 };

/* The printed lines of one diagnostic, given by its location in a text. */
function shown(text: string, location: Partial<Diagnostic>, more: Partial<typeof style> = {}): string[] {
  const line = location.line ?? 1;
  const diagnostic: Diagnostic = {
    code: 'OF001',
    severity: 'error',
    message: 'wrong',
    line,
    column: 1,
    endLine: line,
    endColumn: 2,
    pointer: '',
    path: '',
    label: null,
    help: null,
    fix: null,
    related: [],
    ...location,
  };
  return formatDiagnostics([diagnostic], 'site.json', new Locator(text), { ...style, ...more }).split('\n');
}
const at = (column: number, endColumn: number) => ({ column, endColumn });

test('prints an empty line between two diagnostics', () => {
  const [warning, error] = ['warning', 'error'].map((severity) => ({ severity, code: 'OF001', message: 'm', line: 1 }));
  const both = [warning, error].map((each) => ({ ...each, path: '', label: null, help: null, related: [] }));
  const text = formatDiagnostics(both as unknown as Diagnostic[], 'site.json', new Locator(''), style);
  expect(text.split('\n').filter((line) => !line.startsWith(' '))).toEqual([
    'warning OF001: m',
    '',
    'error OF001: m',
    '',
  ]);
});

test('prints a diagnostic of an empty file without a source line', () => {
  expect(shown('', { help: 'write one' })).toEqual(['error OF001: wrong', '   ┌─ site.json:1:1', '   = write one', '']);
});

test('shows an empty line of a file that has other lines', () => {
  expect(shown('a\n\nb', { line: 2 })[2]).toBe(' 2 │ ');
  expect(shown('\nb', { line: 1 })[2]).toBe(' 1 │ ');
});

test('prints warnings in yellow and errors in red', () => {
  const [warning, error] = (['warning', 'error'] as const).map(
    (severity) => shown('a', { severity }, { isColored: true })[0],
  );
  expect(warning).toMatch(/^\u001B\[33mwarning OF001\u001B\[39m/);
  expect(error).toMatch(/^\u001B\[31merror OF001\u001B\[39m/);
});

test('aligns the left rail with the longest line number, also of a related location', () => {
  const text = '\n'.repeat(999);
  const related = [{ line: 1000, column: 1, endLine: 1000, endColumn: 1, message: 'here' }];
  expect(shown(text, { line: 100 }).slice(1)).toEqual(['    ┌─ site.json:100:1', '100 │ ', '    │ ^', '']);
  expect(shown(text, { line: 2, related }).slice(1)).toEqual([
    '     ┌─ site.json:2:1',
    '   2 │ ',
    '     │ ^',
    '1000 │    ← here',
    '',
  ]);
});

test('shows related locations in the order of the file', () => {
  const location = (line: number) => ({ line, column: 1, endLine: line, endColumn: 2, message: `line ${line}` });
  const text = shown('a\nb\nc\nd', { line: 2, related: [location(4), location(3), location(1)] });
  expect(text.slice(2)).toEqual([
    ' 1 │ a   ← line 1',
    ' 2 │ b',
    '   │ ^',
    ' 3 │ c   ← line 3',
    ' 4 │ d   ← line 4',
    '',
  ]);
});

test('prints nothing beside the carets if there is no label', () => {
  expect(shown('abc', at(2, 4)).slice(2)).toEqual([' 1 │ abc', '   │  ^^', '']);
});

test('prints a label beside the carets if it fits, otherwise below them', () => {
  // 40 columns, 5 of them for the rail and its spaces, 4 for the carets and the space after them.
  const fits = 'x'.repeat(31);
  expect(shown('a = 1', { ...at(1, 4), label: fits }).slice(3)).toEqual([`   │ ^^^ ${fits}`, '']);
  expect(shown('a = 1', { ...at(1, 4), label: `${fits}x` }).slice(3)).toEqual(['   │ ^^^', `   │  ${fits}x`, '']);
});

test('wraps a label and a help text at exactly the full width', () => {
  const label = `${'x'.repeat(17)} ${'y'.repeat(16)} z`;
  expect(shown('a', { label }).slice(3)).toEqual(['   │ ^', `   │  ${label.slice(0, 34)}`, '   │  z', '']);
  const help = `${'x'.repeat(17)} ${'y'.repeat(17)} z`;
  expect(shown('a', { help }).slice(4)).toEqual([`   = ${help.slice(0, 35)}`, '     z', '']);
});

test('prints a tab as one space', () => {
  expect(shown('\ta', at(2, 3)).slice(2)).toEqual([' 1 │  a', '   │  ^', '']);
});

test('underlines to the end of the line when a location ends on a later line', () => {
  expect(shown('abc\nd', { ...at(2, 2), endLine: 2 }).slice(2)).toEqual([' 1 │ abc', '   │  ^^', '']);
});

const wide = 'abcdefghijklmnopqrstuvwxyz0123456789';
test.each([
  ['a line that fits', wide.slice(0, 35), at(35, 36), wide.slice(0, 35), 34],
  ['the beginning of a long line', wide, at(1, 2), `${wide.slice(0, 34)}…`, 0],
  ['the end of a long line', wide, at(36, 37), `…${wide.slice(2)}`, 34],
  ['the middle of a long line', wide.repeat(3), at(54, 55), `…${wide.repeat(3).slice(43, 76)}…`, 11],
])('shows %s with its location underlined', (_, line, location, excerpt, indent) => {
  expect(shown(line, location).slice(2)).toEqual([` 1 │ ${excerpt}`, `   │ ${' '.repeat(indent)}^`, '']);
});

test.each([
  ['an accent that is written apart', 'e\u0301', 1],
  ['Chinese', '中文', 4],
  ['an emoji of several characters', '👩‍👩‍👧', 2],
  ['a control character that is shown as a point', '\u0001', 1],
])('puts the caret under its character after %s', (_, before, width) => {
  const place = at(before.length + 1, before.length + 2);
  expect(shown(`${before}x`, place)[3]).toBe(`   │ ${' '.repeat(width)}^`);
});
