import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Change } from '../../../../src/core/diagnostics/change.ts';
import { applyEdits } from '../../../../src/core/source/changes/edits.ts';
import { editsOf } from '../../../../src/core/source/changes/edits-of.ts';

const changed = (text: string, ...changes: Change[]) => applyEdits(text, editsOf(text, changes));
const remove = (...at: (string | number)[]): Change => ({ kind: 'remove', at });
const set = (value: unknown, ...at: (string | number)[]): Change => ({ kind: 'set', at, value });

test.each([
  ['the last two', '{"a":1,"b":2,"c":3}', [remove('b'), remove('c')], '{"a":1}'],
  ['the last two, in reverse order', '{"a":1,"b":2,"c":3}', [remove('c'), remove('b')], '{"a":1}'],
  ['all', '{ "a": 1, "b": 2 }', [remove('a'), remove('b')], '{  }'],
  ['the first and the last', '[1, 2, 3]', [remove(0), remove(2)], '[2]'],
  ['the last one in favor of another', '{"a":1,"b":2}', [remove('b'), set(3, 'c')], '{"a":1, "c":3}'],
  ['all in favor of another', '{"a":1,"b":2}', [remove('a'), remove('b'), set(3, 'c')], '{"c":3}'],
] as [string, string, Change[], string][])('removes %s and leaves JSON', (_, text, changes, expected) => {
  expect(changed(text, ...changes).replace(/, /g, ',')).toBe(expected.replace(/, /g, ','));
  JSON.parse(changed(text, ...changes));
});

test('adds several entries to an empty object or array, on separate lines if the text has lines', () => {
  expect(changed('{"owner":{}}', set(1, 'owner', 'a'), set(2, 'owner', 'b'))).toMatch(
    /^\{"owner":\{"a": ?1, ?"b": ?2\}\}$/,
  );
  expect(changed('{\n  "owner": {}\n}\n', set(1, 'owner', 'a'), set('x', 'owner', 'b'))).toBe(
    '{\n  "owner": {\n    "a": 1,\n    "b": "x"\n  }\n}\n',
  );
  const append = (value: number): Change => ({ kind: 'append', at: ['list'], value });
  expect(JSON.parse(changed('{"list":[]}', append(1), append(2)))).toEqual({ list: [1, 2] });
});

test('removals and additions keep all other entries, and the result is valid JSON', () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const some = fc.subarray(names);
  fc.assert(
    fc.property(some, some, fc.subarray(['x', 'y']), fc.constantFrom(0, 2), (present, removed, added, space) => {
      const value = Object.fromEntries(present.map((name) => [name, name]));
      const gone = removed.filter((name) => present.includes(name));
      const text = JSON.stringify({ value }, null, space);
      const changes = [...gone.map((name) => remove('value', name)), ...added.map((name) => set(1, 'value', name))];
      const expected = [
        ...present.filter((name) => !gone.includes(name)).map((name) => [name, name]),
        ...added.map((name) => [name, 1]),
      ];
      expect(JSON.parse(changed(text, ...changes))).toEqual({ value: Object.fromEntries(expected) });
      expect(JSON.parse(changed(text, ...changes.toReversed()))).toEqual({ value: Object.fromEntries(expected) });
    }),
  );
});
