import { expect, test } from 'vitest';
import { indentAt, startsLine } from '../../../src/core/source/indent.ts';

const text = 'a\n  b\r\t c d\r\n\t\te';

test.each([
  ['a', 0, true],
  ['b', 2, true],
  ['c', 2, true],
  ['d', 2, false],
  ['e', 2, true],
])('detects whether %s starts its line, and the indentation of that line', (letter, indent, isFirst) => {
  const offset = text.indexOf(letter);
  expect([startsLine(text, offset), indentAt(text, offset)]).toEqual([isFirst, letter === 'a' ? 0 : indent]);
});

test('handles blank lines, and spaces at the start of a file', () => {
  expect([startsLine('  a', 2), indentAt('  a', 2), startsLine(' \n', 1), indentAt('\n\n', 1)]).toEqual([
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
])('after %i characters, a bracket is on a line with an indentation of %i', (before, indent) => {
  const line = `\n ${'x'.repeat(Math.max(0, before - 1))}`;
  expect(indentAt(`${line}{`, line.length)).toBe(indent);
});
