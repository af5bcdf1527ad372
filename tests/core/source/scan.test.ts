import { expect, test } from 'vitest';
import { scan } from '../../../src/core/source/scan.ts';

test.each([
  ['nothing', '', 0, null],
  ['a number', '1', 0, null],
  ['a list', '[1]', 1, null],
  ['an object', '{"a": 1}', 1, null],
  ['as much as may be', '{"a": [{}], "b": {}}', 3, null],
  ['one list too many', '{"a": [[[]]]}', 4, 8],
  ['one object too many, twice', '[[{"a": {"b": {}}}]]', 5, 8],
  ['a text above the limits', '[[[{"a":[1,2],"a":2}],3],{"a":1}]', 5, 3],
  ['brackets in a text', '["[[[[\\"[[", "{"]', 1, null],
  ['a text with an unclosed string', '["[[[[', 1, null],
  ['a backslash at the end', '["\\', 1, null],
])('measures the depth of %s', (_, text, depth, tooDeep) => {
  expect(scan(text, { depth: 3, names: 99, reported: 9, values: 99 })).toMatchObject({ depth, tooDeep });
});

const twice = (text: string, limit = 9) =>
  scan(text, { depth: 64, names: 99, reported: limit, values: 99 }).duplicates.map(
    ({ key, pointer, first, second }) => [
      key,
      pointer,
      ...[first, second].map(({ offset, length }) => `${offset} ${text.slice(offset, offset + length)}`),
    ],
  );

test.each([
  ['in an object', '{"a":1,"a":2}', ['a', '/a', '1 "a"', '7 "a"']],
  ['with spaces before the colon', '{"a" :1,"a" \t\r\n:2}', ['a', '/a', '1 "a"', '8 "a"']],
  ['in the second entry of a list', '[1, {"a":1,"a":2}]', ['a', '/1/a', '5 "a"', '11 "a"']],
  ['after a list', '{"l":[1,2,"a"],"a":1,"a":2}', ['a', '/a', '15 "a"', '21 "a"']],
  ['in an object of a setting', '{"b":{"a":1,"a":2},"a":0}', ['a', '/b/a', '6 "a"', '12 "a"']],
  ['with an escaped copy', '{"\\u0061":1,"a":2}', ['a', '/a', '1 "\\u0061"', '12 "a"']],
])('finds a duplicate property name %s', (_, text, found) => {
  expect(twice(text)).toEqual([found]);
});

test.each([
  ['["a","a"]'],
  ['{"a":"a","b":"a"}'],
  ['{"a":{"a":1}}'],
  ['[{"a":1},{"a":1}]'],
  ['{"a":1}{"a":1}'],
  ['"a":1,"a":2'],
  ['{"a","a":1}'],
])('finds no duplicate property name in %s', (text) => {
  expect(twice(text)).toEqual([]);
});

test('counts the properties of a too large object, and stores only as many as the limit', () => {
  const text = '[{"a":1,"b":2,"c":3,"a":4,"d":5},{"e":1,"f":2,"g":3},{"h":1,"i":2}]';
  const { excesses: crowds, duplicates } = scan(text, { depth: 9, names: 2, reported: 9, values: 99 });
  expect(crowds).toEqual([
    { pointer: '/0', offset: 1, count: 4 },
    { pointer: '/1', offset: 33, count: 3 },
  ]);
  expect(duplicates.map(({ pointer }) => pointer)).toEqual(['/0/a']);
  expect(scan(text, { depth: 9, names: 2, reported: 1, values: 99 }).excesses).toEqual([
    { pointer: '/0', offset: 1, count: 4 },
  ]);
  expect(scan('{"a":{"b":1,"c":2,"d":3}}', { depth: 9, names: 2, reported: 1, values: 99 }).excesses[0]?.pointer).toBe(
    '/a',
  );
});

test.each([
  ['around comments', '// [[[[\n[/* [[[[ */1]', 1],
  ['after a comment', '// "\n[[1]]', 2],
  ['after a string that ends with its line', '["a\n,[1]]', 2],
])('counts brackets %s', (_, text, depth) => {
  expect(scan(text, { depth: 9, names: 9, reported: 9, values: 99 }).depth).toBe(depth);
});

test('finds no duplicate property names below the maximum depth', () => {
  expect(scan('[[{"a":1,"a":2}]]', { depth: 2, names: 9, reported: 9, values: 99 }).duplicates).toEqual([]);
});

test('reports as many duplicates as the limit allows', () => {
  const text = '{"a":1,"a":2,"a":3,"a":4}';
  expect([1, 2, 3, 9].map((limit) => twice(text, limit).length)).toEqual([1, 2, 3, 3]);
});
