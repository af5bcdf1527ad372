import { expect, test } from 'vitest';
import { moreOfFacts, stylesOfFacts } from '../../../../src/compile/blocks/items/facts.ts';

const facts = [{ label: 'Pages', value: '101–118' }];

test('asks for what shows facts only where an entry has some', () => {
  expect([moreOfFacts([{}, { facts }]), stylesOfFacts([{}, { facts }])]).toEqual([{ hasMore: true }, ['fact-list']]);
  expect([moreOfFacts([{}]), stylesOfFacts([])]).toEqual([{}, []]);
});
