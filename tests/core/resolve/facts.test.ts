import { expect, test } from 'vitest';
import { hasFacts, stylesOfFacts } from '../../../src/core/resolve/facts.ts';

const facts = [{ label: 'Pages', value: '101–118' }];

test('asks for what shows facts only where an entry has some', () => {
  expect([hasFacts([{}, { facts }]), stylesOfFacts([{}, { facts }])]).toEqual([{ hasMore: true }, ['fact-list']]);
  expect([hasFacts([{}]), stylesOfFacts([])]).toEqual([{}, []]);
});
