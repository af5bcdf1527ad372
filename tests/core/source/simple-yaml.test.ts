import { expect, test } from 'vitest';
import { simpleYaml } from '../../../src/core/source/simple-yaml.ts';
import { diagnosticsOf } from '../../support/sites/site.ts';

const read = (text: string) =>
  simpleYaml(text.split('\n').map((line) => ({ indent: line.search(/\S|$/), text: line.trim() })));

test('reads properties, lists and values on one line', () => {
  expect(read(`'a': 1\n"b c":\n  - d: TRUE\n    e: ~\n  -\n    - f\ng:\n- h`)).toEqual({
    a: 1,
    'b c': [{ d: true, e: null }, ['f']],
    g: ['h'],
  });
});

test.each([
  ['nothing at all', ''],
  ['plain text', 'a'],
  ['a setting without a value', 'a:'],
  ['a value with nested content', 'a: b\n  c: d'],
  ['an entry with nested content', '- b\n  c: d'],
  ['a setting farther out than the first', '  a: b\nc: d'],
  ['an entry next to a property', '- a\nb: c'],
  ['a text of several lines', 'a: |\n  b'],
  ['an unclosed text', "a: 'b\nc: d"],
  ['two settings on one line', 'a: b: c'],
  ['a comment after a text', 'a: b # c'],
  ['a reference', 'a: *b'],
  ['a line of JSON', '"a": "b",'],
  ['a list of objects on one line', 'a: [b, {c: d}]'],
])('does not support %s', (_, text) => {
  expect(read(text)).toBeUndefined();
});

test('accepts only properties as YAML', () => {
  const long = `{\n"a":\n${'  b: c\n'.repeat(2000)}}`;
  expect(diagnosticsOf(long)).toMatchObject([{ code: 'OF006' }]);
  expect(diagnosticsOf('{"a": 1 "b":\n  c: d\n}')).toMatchObject([{ code: 'OF002' }, { code: 'OF006' }]);
});
