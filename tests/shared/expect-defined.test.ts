import { expect, test } from 'vitest';
import { expectDefined } from '../../src/shared/expect-defined.ts';

test('expectDefined returns its value, and throws with the name of one that is missing', () => {
  expect(expectDefined('', 'The heading')).toBe('');
  expect(() => expectDefined(undefined, 'The heading')).toThrow('The heading is missing');
});
