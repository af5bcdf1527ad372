import { expect, test } from 'vitest';
import { blocksOf } from '../../support/sites/blocks-of.ts';
import { siteWith } from '../../support/sites/site.ts';

const hero = (more: object = {}) => ({ type: 'hero', headline: 'Hello', ...more });

test('only the cards that are drawn large say how wide', () => {
  const cards = [{ title: 'a' }, { title: 'b', featured: true }];
  const block = blocksOf(siteWith(hero(), { type: 'card-grid', id: 'w', layout: 'projects', cards }))[1];
  expect(block?.type === 'card-grid' && block.cards).toStrictEqual([{ title: 'a' }, { title: 'b', lead: 'full' }]);
});
