import { expect, test } from 'vitest';
import { pointerOf, stepsOf } from '../../../src/core/diagnostics/pointer.ts';
import { Locator } from '../../../src/core/source/locate.ts';
import { wholeValues } from '../../support/whole-value.ts';

const text = '{\r\n  "a/b": { "~": ["é\\u00e9\\n", 1] },\r\n\r\n  "0": []\r\n}';

test.each([
  ['a value', { pointer: '/a~1b/~0/1', part: 'value' }, '1'],
  ['a text', { pointer: '/a~1b/~0/0', part: 'value' }, '"é\\u00e9\\n"'],
  ['a name', { pointer: '/a~1b', part: 'key' }, '"a/b"'],
  ['an object by its bracket', { pointer: '/a~1b', part: 'value' }, '{'],
  ['a list by its bracket', { pointer: '/0', part: 'value' }, '['],
  ['an entry of a list, which has no name', { pointer: '/a~1b/~0/1', part: 'key' }, '1'],
  ['a missing value by its parent', { pointer: '/a~1b/~0/7/x/y', part: 'value' }, '['],
  ['a missing name by its parent', { pointer: '/a~1b/x', part: 'key' }, '{'],
  ['a child of a number by that number', { pointer: '/a~1b/~0/1/x', part: 'value' }, '1'],
  ['the site', { pointer: '', part: 'value' }, '{'],
  ['characters within a text', { pointer: '/a~1b/~0/0', part: 'value', within: { start: 1, length: 2 } }, '\\u00e9\\n'],
  ['characters within a name', { pointer: '/a~1b', part: 'key', within: { start: 1, length: 1 } }, '/'],
  ['a span of the text', { offset: 5, length: 5 }, '"a/b"'],
  ['a span that ends after the text', { offset: text.length - 1, length: 9 }, '}'],
  ['a span after the text', { offset: text.length + 5, length: 1 }, ''],
] as const)('finds %s', (_, location, found) => {
  const locator = new Locator(text);
  const { offset, length } = locator.place(location);
  expect(text.slice(offset, offset + length)).toBe(found);
  expect(locator.spanOf(locator.range(location))).toEqual({ offset, length });
});

test.each([
  ['/a', '1'],
  ['/b/1', '2'],
  ['/b/2', '"x"'],
  ['/c', '3'],
  ['/d/e', '4'],
  ['/f', '5'],
  ['/g/1/h', '7'],
])('finds %s in a text with comments, missing commas and other errors', (pointer, found) => {
  const text =
    '{ "a": 1 "b": [1 /* one */ 2, "x"], // two\n "c" : 3, stray / "d": { "e": 4, }, "f": 5 "a": 6, "g": [1, {"h": 7, "i }';
  const { offset, length } = new Locator(text).place({ pointer, part: 'value' });
  expect(text.slice(offset, offset + length)).toBe(found);
});

test('extends an unclosed value to the end of the text', () => {
  const text = '{ "a": [1, { "b": 2';
  const { offset, length } = wholeValues(text)('/a') ?? { offset: 0, length: 0 };
  expect(text.slice(offset, offset + length)).toBe('[1, { "b": 2');
});

test('has a position for everything in an empty text', () => {
  expect(new Locator('').place({ pointer: '/a', part: 'value' })).toEqual({ offset: 0, length: 0 });
  expect(wholeValues('')('/a')).toBeUndefined();
});

test('returns the whole range of a value', () => {
  const { offset, length } = wholeValues(text)('/a~1b/~0') ?? { offset: 0, length: 0 };
  expect(text.slice(offset, offset + length)).toBe('["é\\u00e9\\n", 1]');
  expect(wholeValues(text)('/nope')).toBeUndefined();
});

test.each([
  [1, '{'],
  [2, '  "a/b": { "~": ["é\\u00e9\\n", 1] },'],
  [3, ''],
  [4, '  "0": []'],
  [5, '}'],
])('shows line %i without its line break', (line, shown) => {
  expect(new Locator(text).line(line)).toBe(shown);
});

test('counts lines and columns from 1, with any line break', () => {
  const locator = new Locator('a\rb\nc\r\nd');
  const ranges = [0, 2, 4, 7].map((offset) => locator.range({ offset, length: 1 }));
  expect(ranges).toEqual([1, 2, 3, 4].map((line) => ({ line, column: 1, endLine: line, endColumn: 2 })));
});

test('unescapes the steps of a pointer', () => {
  const steps = ['a/b', '~', '~1', '', '0'];
  expect(pointerOf(steps)).toBe('/a~1b/~0/~01//0');
  expect(stepsOf(pointerOf(steps))).toEqual(steps);
});

test.each([
  ['{"a": , "b": 1}', '/b', 13],
  ['{"x": {"a": }, "b": 1}', '/b', 20],
  ['{"x": {"a": }, "b": 1}', '/x/a', 6],
  ['[1, 2]', '/-1', 0],
  ['[1, 2]', '/0.5', 0],
  ['[1, 2]', '/1', 4],
])('finds in %s the value at %s, also next to a missing value', (text, pointer, offset) => {
  expect(new Locator(text).place({ pointer, part: 'value' }).offset).toBe(offset);
});
