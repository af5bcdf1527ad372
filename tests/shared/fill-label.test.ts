import { expect, test } from 'vitest';
import { decoded } from '../../src/shared/decoded.ts';
import { fillLabel } from '../../src/shared/fill-label.ts';

test('fills the parameters of a label, and leaves a name without a value as it is', () => {
  expect(fillLabel('Show {count} of {all}, {toString}', { count: 12 })).toBe('Show 12 of {all}, {toString}');
});

test('decodes the escapes of an address, and keeps invalid ones', () => {
  expect([decoded('/caf%C3%A9'), decoded('/100%')]).toEqual(['/café', '/100%']);
});
