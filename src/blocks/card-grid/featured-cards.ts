import type { BlockOf } from '../../../schema/block.ts';

type Grid = BlockOf<'card-grid'>;
type Card = NonNullable<Grid['cards']>[number];
type Width = 'wide' | 'narrow' | 'full';

/** The featured cards of a grid of projects, and how wide each is: those that say so, or the first four. */
export function featuredCards({ layout, cards = [] }: Pick<Grid, 'layout' | 'cards'>): Map<Card, Width> {
  if (layout !== 'projects') return new Map();
  const featured = cards.filter((card) => card.featured);
  const leads = featured.length > 0 ? featured : cards.slice(0, 4);
  return new Map(leads.map((card, index) => [card, widthOf(index, leads.length)]));
}

/* Pairs of a wide and a narrow card, turned round in every second row; a last one alone takes its whole row. */
function widthOf(index: number, count: number): Width {
  if (index === count - 1 && count % 2 === 1) return 'full';
  return index % 4 === 0 || index % 4 === 3 ? 'wide' : 'narrow';
}
