import { expect, test } from 'vitest';
import { formatOnOneLine, formatValue, layoutOf } from '../../../../src/core/source/changes/layout.ts';

const usual = { unit: '  ', end: '\n', colon: ': ', comma: ', ', padding: ' ', isFolded: false };

test.each([
  ['no text', '', usual],
  ['two spaces', '{\n  "a": 1\n}', usual],
  ['four spaces', '{\n    "a": 1,\n  "b": 2\n}', { ...usual, unit: '    ' }],
  [
    'tabs and CRLF',
    '{\r\n\t"a":\t1\r\n}',
    { ...usual, unit: '\t', end: '\r\n', colon: ':\t', comma: ',', padding: '' },
  ],
  ['CR at the end of its lines', '{\r "a": 1\r}', { ...usual, unit: ' ', end: '\r' }],
  ['an empty line first', '{\n\n  \n   "a": 1\n}', { ...usual, unit: '   ' }],
  ['no spaces', '{"a":1}', { ...usual, colon: ':', comma: ',', padding: '', isFolded: true }],
  ['a space before the colon', '{ "a" : 1 }', { ...usual, colon: ' : ', isFolded: true }],
  ['no padding', '{"a": {"b": 1}}', { ...usual, padding: '', isFolded: true }],
  ['a colon in a name', '{\n  "a\\":": 1\n}', usual],
  ['a list first', '[{"a":1}]', { ...usual, padding: '', isFolded: true }],
  ['a list on one line', '{\n  "a": [1]\n}', { ...usual, isFolded: true }],
  ['a list on one line, with spaces', '{\n  "a": [ "b" ]\n}', { ...usual, isFolded: true }],
  ['an empty list', '{\n  "a": []\n}', usual],
])('detects the layout of a file with %s', (_, text, layout) => {
  expect(layoutOf(text)).toEqual(layout);
});

const open = layoutOf('{\n  "a": 1\n}');
const folded = { ...open, isFolded: true };

test.each([
  ['a text', 'a"', '"a\\""'],
  ['null', null, 'null'],
  ['an empty list', [], '[]'],
  ['an empty object', {}, '{}'],
  ['a list', [1, 'a', null], '[1, "a", null]'],
  ['an object', { a: 1, b: [{}] }, '{ "a": 1, "b": [{}] }'],
])('writes %s on one line', (_, value, text) => {
  expect(formatOnOneLine(value, folded)).toBe(text);
  expect(formatValue(value, folded, '')).toBe(text);
});

test.each([
  ['a text', 'a', '"a"'],
  ['null', null, 'null'],
  ['an empty list', [], '[]'],
  ['an empty object', {}, '{}'],
  ['a list', [1, [2]], '[\n      1,\n      [\n        2\n      ]\n    ]'],
  ['an object', { a: { b: null } }, '{\n      "a": {\n        "b": null\n      }\n    }'],
])('writes %s on several lines in a file with one value per line', (_, value, text) => {
  expect(formatValue(value, open, '    ')).toBe(text);
});

test('splits an array on request, and if it does not fit on a line', () => {
  expect(formatValue([1], folded, '', true)).toBe('[\n  1\n]');
  expect(formatValue([[1]], folded, '', true)).toBe('[\n  [1]\n]');
  const list = ['x'.repeat(104)];
  expect(formatValue(list, folded, '  ')).toBe(`["${list[0]}"]`);
  expect(formatValue(list, folded, '   ')).toBe(`[\n     "${list[0]}"\n   ]`);
});
