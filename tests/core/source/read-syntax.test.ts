import fc from 'fast-check';
import { expect, test } from 'vitest';
import { syntaxError } from '../../../src/core/source/read-syntax.ts';

test.each([
  ['a comma is missing', '{"a": [1 2]}', '2', '/a/0'],
  ['a bracket is missing', '{"a": 1', '', '/a'],
  ['a comment starts', '{"a": 1} // x', '// x', ''],
  ['an empty text ends', '', '', ''],
])('points at the position where %s', (_, text, found, pointer) => {
  const { code, at, cause } = syntaxError(text);
  const { offset, length } = at as { offset: number; length: number };
  expect([code, text.slice(offset, offset + length), at.pointer, cause?.kind]).toEqual([
    'OF008',
    found,
    pointer,
    'syntax',
  ]);
});

test("points into any text that isn't JSON, or at its end", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { offset } = syntaxError(text).at as { offset: number };
      expect(offset).toBeLessThanOrEqual(text.length);
    }),
  );
});
