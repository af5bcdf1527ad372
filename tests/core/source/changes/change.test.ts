import { describe, expect, test } from 'vitest';
import { Copied } from '../../../../src/core/diagnostics/change.ts';
import { applyChange } from '../../../../src/core/source/changes/edits-of.ts';

const added = { type: 'hero', links: [{ label: 'a', href: '/' }] };

describe('appends to an array', () => {
  test.each([
    [
      'whose entries have lines of their own',
      '{\n  "list": [\n    { "a": 1 }\n  ]\n}\n',
      '{\n  "list": [\n    { "a": 1 },\n    {\n      "type": "hero",\n      "links": [{ "label": "a", "href": "/" }]\n    }\n  ]\n}\n',
    ],
    [
      'in a file with one value per line, tabs and CRLF',
      '{\r\n\t"list": [\r\n\t\t{\r\n\t\t\t"a": 1\r\n\t\t}\r\n\t]\r\n}',
      '{\r\n\t"list": [\r\n\t\t{\r\n\t\t\t"a": 1\r\n\t\t},\r\n\t\t{\r\n\t\t\t"type": "hero",\r\n\t\t\t"links": [\r\n\t\t\t\t{\r\n\t\t\t\t\t"label": "a",\r\n\t\t\t\t\t"href": "/"\r\n\t\t\t\t}\r\n\t\t\t]\r\n\t\t}\r\n\t]\r\n}',
    ],
    [
      'on one line',
      '{\n  "list": [{ "a": 1 }]\n}',
      '{\n  "list": [{ "a": 1 }, { "type": "hero", "links": [{ "label": "a", "href": "/" }] }]\n}',
    ],
    [
      'in a file without spaces',
      '{"list":[{"a":1}]}',
      '{"list":[{"a":1},{"type":"hero","links":[{"label":"a","href":"/"}]}]}',
    ],
    [
      'whose brackets share a line',
      '{\n  "list": [{\n    "a": 1\n  }]\n}',
      '{\n  "list": [{\n    "a": 1\n  }, {\n    "type": "hero",\n    "links": [\n      {\n        "label": "a",\n        "href": "/"\n      }\n    ]\n  }]\n}',
    ],
    [
      'that is empty',
      '{\n  "list": []\n}',
      '{\n  "list": [\n    {\n      "type": "hero",\n      "links": [\n        {\n          "label": "a",\n          "href": "/"\n        }\n      ]\n    }\n  ]\n}',
    ],
    [
      'that is empty, in a file of one line',
      '{ "list": [] }',
      '{ "list": [{ "type": "hero", "links": [{ "label": "a", "href": "/" }] }] }',
    ],
  ])('%s', (_, before, after) => {
    expect(applyChange(before, { kind: 'append', at: ['list'], value: added })).toBe(after);
  });
});

describe('inserts before an entry of an array', () => {
  test.each([
    [
      'whose entries have lines of their own',
      '{\n  "list": [\n    { "a": 1 },\n    { "b": 2 }\n  ]\n}\n',
      '{\n  "list": [\n    { "a": 1 },\n    { "type": "hero", "links": [{ "label": "a", "href": "/" }] },\n    { "b": 2 }\n  ]\n}\n',
    ],
    [
      'whose entries have several lines each',
      '{\n  "list": [\n    { "a": 1 },\n    {\n      "b": 2\n    }\n  ]\n}\n',
      '{\n  "list": [\n    { "a": 1 },\n    {\n      "type": "hero",\n      "links": [{ "label": "a", "href": "/" }]\n    },\n    {\n      "b": 2\n    }\n  ]\n}\n',
    ],
    ['on one line', '{"list":[1,2]}', '{"list":[1,{"type":"hero","links":[{"label":"a","href":"/"}]},2]}'],
  ])('%s', (_, before, after) => {
    expect(applyChange(before, { kind: 'insert', at: ['list', 1], value: added })).toBe(after);
  });
});

const text = '{\n    "a" : 1,\n    "b" : { "c": [1, 2], "d": true },\n    "e" : "\\u00e9"\n}\n';

test.each([
  ['sets a value', { kind: 'set', at: ['a'], value: 2 }, text.replace('1,', '2,')],
  ['sets a nested value', { kind: 'set', at: ['b', 'c', 1], value: { x: 1 } }, text.replace(', 2]', ', { "x" : 1 }]')],
  [
    'adds a setting on the same line',
    { kind: 'set', at: ['b', 'f'], value: null },
    text.replace('true', 'true, "f" : null'),
  ],
  ['adds a setting on a new line', { kind: 'set', at: ['f'], value: [3] }, text.replace('e9"', 'e9",\n    "f" : [3]')],
  ['renames a setting', { kind: 'rename', at: ['b', 'c'], name: 'see' }, text.replace('"c"', '"see"')],
  ['removes the first setting', { kind: 'remove', at: ['a'] }, text.replace('"a" : 1,\n    ', '')],
  ['removes the last setting', { kind: 'remove', at: ['e'] }, text.replace(',\n    "e" : "\\u00e9"', '')],
  ['removes an entry of a list', { kind: 'remove', at: ['b', 'c', 0] }, text.replace('1, 2', '2')],
  ['removes a setting on a shared line', { kind: 'remove', at: ['b', 'd'] }, text.replace(', "d": true', '')],
] as const)('%s, and changes nothing else', (_, change, after) => {
  expect(applyChange(text, change)).toBe(after);
});

test.each([
  [
    'sets an empty object',
    '{\n  "a": [\n    1\n  ]\n}',
    { kind: 'set', at: ['a', 0], value: {} },
    '{\n  "a": [\n    {}\n  ]\n}',
  ],
  [
    'sets an empty list',
    '{\n  "a": {\n    "b": 1\n  }\n}',
    { kind: 'set', at: ['a', 'b'], value: [] },
    '{\n  "a": {\n    "b": []\n  }\n}',
  ],
  ['removes the only setting', '{ "a": 1 }', { kind: 'remove', at: ['a'] }, '{  }'],
  ['removes the only entry', '[[1]]', { kind: 'remove', at: [0, 0] }, '[[]]'],
  ['adds a setting to an empty object', '{}', { kind: 'set', at: ['a'], value: {} }, '{"a": {}}'],
  ['replaces the whole file', '[1]', { kind: 'set', at: [], value: { a: 1 } }, '{ "a": 1 }'],
  [
    'keeps the spaces inside existing braces',
    '{ "a": {"b": 1}, "c": { "d": 2 } }',
    { kind: 'set', at: ['c', 'd'], value: { e: 3 } },
    '{ "a": {"b": 1}, "c": { "d": {"e": 3} } }',
  ],
] as const)('%s', (_, before, change, after) => {
  expect(applyChange(before, change)).toBe(after);
});

test.each([
  ['an entry of a list', ['b', 'c', 0], 'there is no name at /b/c/0'],
  ['the whole file', [], 'there is no name at /'],
  ['a setting that does not exist', ['b', 'x'], 'there is nothing at /b/x'],
] as const)('refuses to rename %s', (_, at, message) => {
  expect(() => applyChange(text, { kind: 'rename', at, name: 'x' })).toThrow(message);
});

test('throws if the whole file would be removed', () => {
  expect(() => applyChange(text, { kind: 'remove', at: [] })).toThrow('there would be nothing left of the file');
});

test('throws if a removed property does not exist', () => {
  expect(() => applyChange(text, { kind: 'remove', at: ['b', 'x'] })).toThrow('there is nothing at /b/x');
});

test('writes copied values as in their source', () => {
  const text = '{\n  "a": {\n    "x": [\n1\n    ]\n  },\n  "b": {}\n}';
  expect(applyChange(text, { kind: 'set', at: ['b', 'c'], value: new Copied('/a') })).toBe(
    '{\n  "a": {\n    "x": [\n1\n    ]\n  },\n  "b": {\n    "c": {\n      "x": [\n1\n      ]\n    }\n  }\n}',
  );
  expect(applyChange('{\n"a": [\n1],"b":{"c":[2]}}', { kind: 'set', at: ['b'], value: [new Copied('/a')] })).toBe(
    '{\n"a": [\n1],"b":[[ 1]]}',
  );
  expect(applyChange('{"b":1}', { kind: 'insert', at: ['b'], name: 'a', value: 2 })).toBe('{"a":2,"b":1}');
  expect(applyChange('{\n  "b": 1\n}', { kind: 'insert', at: ['b'], name: 'a', value: [] })).toBe(
    '{\n  "a": [],\n  "b": 1\n}',
  );
});
