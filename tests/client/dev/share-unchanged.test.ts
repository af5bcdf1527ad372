import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareUnchanged } from '../../../src/client/dev/share-unchanged.ts';

test('returns a value equal to the new one', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (old, value) => {
      expect(shareUnchanged(old, value)).toEqual(value);
    }),
  );
});

test('returns the old value itself when nothing has changed', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(shareUnchanged(value, structuredClone(value))).toBe(value);
    }),
  );
});

test('reuses every part of the old value that has not changed', () => {
  const old = { a: { b: [1, 2] }, c: [{ d: 1 }, { d: 2 }] };
  const value = shareUnchanged(old, { a: { b: [1, 2] }, c: [{ d: 1 }, { d: 3 }] });
  expect(value).toEqual({ a: { b: [1, 2] }, c: [{ d: 1 }, { d: 3 }] });
  expect(value.a).toBe(old.a);
  expect(value.c[0]).toBe(old.c[0]);
});
