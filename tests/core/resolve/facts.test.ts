import { expect, test } from 'vitest';
import { hasFacts } from '../../../src/core/resolve/facts.ts';

const facts = [{ label: 'Pages', value: '101–118' }];

test('asks for what shows facts only where an entry has some', () => {
  expect(hasFacts([{}, { facts }])).toEqual({ hasMore: true });
  expect(hasFacts([{}])).toEqual({});
});
