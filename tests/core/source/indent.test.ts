import { expect, test } from 'vitest';
import { beginsLine, indentAt } from '../../../src/core/source/indent.ts';

const text = 'a\n  b\r\t c d\r\n\t\te';

test.each([
  ['a', 0, true],
  ['b', 2, true],
  ['c', 2, true],
  ['d', 2, false],
  ['e', 2, true],
])('knows whether %s is the first of its line, and how far that is indented', (letter, indent, isFirst) => {
  const offset = text.indexOf(letter);
  expect([beginsLine(text, offset), indentAt(text, offset)]).toEqual([isFirst, letter === 'a' ? 0 : indent]);
});

test('takes a blank line and blanks at the start of a file for what they are', () => {
  expect([beginsLine('  a', 2), indentAt('  a', 2), beginsLine(' \n', 1), indentAt('\n\n', 1)]).toEqual([
    true,
    2,
    true,
    0,
  ]);
});

test.each([
  [0, 1],
  [1999, 1],
  [2000, 0],
  [3000, 0],
])('behind %i characters of its line a bracket is on a line that is indented by %i', (before, indent) => {
  const line = `\n ${'x'.repeat(Math.max(0, before - 1))}`;
  expect(indentAt(`${line}{`, line.length)).toBe(indent);
});
