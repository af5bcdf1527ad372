import { expect, test } from 'vitest';
import { Reader } from '../../../src/core/source/reader.ts';

const tokensOf = (text: string, wants?: { comments: boolean }) => {
  const reader = new Reader(text, wants);
  const found: string[] = [];
  while (reader.next()) found.push(text.slice(reader.offset, reader.end));
  return found;
};

test.each([
  [
    'JSON',
    '{ "a\\"": [-1.5e3,\ttrue, null]\r\n}',
    ['{', '"a\\""', ':', '[', '-1.5e3', ',', 'true', ',', 'null', ']', '}'],
  ],
  ['no comments', '/**/1// "\n/* , */2/*', ['1', '2']],
  ['an unclosed string up to the end of its line', '["a, ]\n"b\\"\n1', ['[', '"a, ]', '"b\\"', '1']],
  ['spaces that JSON does not allow', '\u00A0"a"', ['\u00A0', '"a"']],
  ['nothing', ' \n', []],
])('reads %s', (_, text, tokens) => {
  expect(tokensOf(text)).toEqual(tokens);
});

test('reads comments on request', () => {
  const text = '/* a */ 1 // b\n/*';
  expect(tokensOf(text, { comments: true })).toEqual(['/* a */', '1', '// b', '/*']);
});

test.each([
  ['"a"', 'a', true],
  ['"\\u0061\\n"', 'a\n', true],
  ['"\\x"', '"\\x"', true],
  ['"\t"', '"\t"', true],
  ['"a\\"', '"a\\"', false],
  ['"a\n"', '"a', false],
  ['"', '"', false],
])('returns the value of %j, and whether it is closed', (text, value, isClosed) => {
  const reader = new Reader(text);
  reader.next();
  expect([reader.stringValue, reader.isClosed]).toEqual([value, isClosed]);
});

test('skips a value with its contents, and looks ahead', () => {
  const text = '[ {"a": [1, "]"]} , 2 :';
  const reader = new Reader(text);
  reader.moveTo(1);
  reader.skipValue();
  expect([text.slice(0, reader.end), String.fromCharCode(reader.following)]).toEqual(['[ {"a": [1, "]"]}', ',']);
  reader.moveTo(reader.end + 2);
  expect([reader.offset, String.fromCharCode(reader.following)]).toEqual([20, ':']);
});

test('takes no more memory for ten megabytes of whitespace or commas', () => {
  for (const mark of [' ', '\n', ',']) {
    const reader = new Reader(mark.repeat(10_000_000));
    const before = process.memoryUsage().heapUsed;
    while (reader.next());
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(100_000_000);
  }
});
