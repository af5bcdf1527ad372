import { expect, test } from 'vitest';
import { complaintsOf } from '../../../support/sites/site.ts';

/* What a mistake is told as, without the sentence that all of its kind share. */
const toldOf = (text: string) => complaintsOf(text).map((told) => told.replace(/^(\w+) [^|]*\| at /, '$1 '));

const list = 'OF007 [ | its ] is missing';
const group = 'OF007 { | its } is missing';

test.each([
  ['[}', list],
  ['{]', group],
  ['{"a": [}', list],
  ['[[1}', list],
  ['[{"a":1\n]', group],
  ['{"a":{"b":1],"c":2}', group],
  ['{"a":\n[1,\n"b": 2}', list],
  ['[1 "b": 2]', list],
  ['{"a": [\n  1\n},\n"b": 2\n}', list],
  ['[{"a": {"b": 1}\n{"a": 2}]', group],
  ['[{"a": 1, {"b": 2}]', group],
])('sees that a bracket was not closed in %s', (text, told) => {
  expect(toldOf(text)).toEqual([told]);
});

const entries = 'a comma stands between two entries';
test.each([
  ['{"a": {"b": 1, {"c": 2}}', 'OF008 { | an entry begins with a name in quotation marks'],
  ['{"a": {"b": 1 {"c": 2}}', `OF002   | ${entries}`],
  ['[{"a": 1 [2]}]', `OF002   | ${entries}`],
  ['[[1 {"a": 2}]]', 'OF002   | add a comma here'],
  ['[\n1 [3]]', 'OF002   | add a comma here'],
  ['{"a"}', 'OF009 } | a colon and a value belong after this name'],
  ['{"a": "x":1}', 'OF008 : | delete it, or put a name before it'],
  ['{"a":]', 'OF008 : | a value is missing after the colon'],
  ['[:1]', 'OF008 : | a value belongs here'],
  ['[1,:2]', 'OF008 : | a value belongs here'],
  ['"x":1', 'OF008 : | the site ends before this: delete the rest'],
  ['1:2', 'OF008 : | the site ends before this: delete the rest'],
])('blames no bracket for %s', (text, told) => {
  expect(toldOf(text)).toEqual([told]);
});

test.each([
  ['{\n  "a": {\n    "b": {\n      "c": 1\n  },\n  "d": 2\n}', 3],
  ['{\n  "a": {\n    "b": [\n      1\n    ]\n,\n  "d": 2\n}', 2],
  ['{\n  "a": [\n    [\n      1\n  ],\n  2\n}', 3],
  ['{\n  "a": {\n    "b": 1 },\n  "c": {\n  "d": 2\n}', 4],
])('finds by the indentation which bracket was not closed: %j', (text, line) => {
  const at = text.split('\n')[line - 1]?.trimEnd().slice(-1);
  expect(complaintsOf(text)).toEqual([expect.stringContaining(`OF007 a bracket is not closed | at ${at} |`)]);
});
