import { expect, test } from 'vitest';
import { blocksOf, siteWith } from '../../support/sites/site.ts';

const hero = (more: object = {}) => ({ type: 'hero', headline: 'Hello', ...more });

test('only featured cards have a width', () => {
  const cards = [{ title: 'a' }, { title: 'b', featured: true }];
  const block = blocksOf(siteWith(hero(), { type: 'card-grid', id: 'w', layout: 'projects', cards }))[1];
  expect(block?.type === 'card-grid' && block.cards).toStrictEqual([{ title: 'a' }, { title: 'b', lead: 'full' }]);
});

test('writes the number of cards of a filter in the digits of the language', () => {
  const grid = { type: 'card-grid', id: 'w', layout: 'projects', filter: true, cards: [{ title: 'a' }] };
  const site = { ...siteWith(hero(), grid), language: 'ar', digits: 'native' };
  expect(blocksOf(site)[1]).toMatchObject({ zero: '٠' });
});
