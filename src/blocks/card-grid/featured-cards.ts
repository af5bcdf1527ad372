export type Width = 'wide' | 'narrow' | 'full';

interface Grid<Card> {
  layout?: string;
  cards: readonly Card[];
}

/** The featured cards of a project grid with their widths: those with `featured`, or else the first four. */
export function featuredCards<Card extends { featured?: boolean }>({ layout, cards }: Grid<Card>): Map<Card, Width> {
  if (layout !== 'projects') return new Map();
  const featured = cards.filter((card) => card.featured);
  const leads = featured.length > 0 ? featured : cards.slice(0, 4);
  return new Map(leads.map((card, index) => [card, widthOf(index, leads.length)]));
}

/** The cards in the order of the page: the featured ones first. */
export const featuredFirst = <Card extends { lead?: Width }>(cards: readonly Card[]): Card[] => [
  ...cards.filter(({ lead }) => lead),
  ...cards.filter(({ lead }) => !lead),
];

/* Alternates wide and narrow cards, in reverse order in every second row; a single last card is full width. */
function widthOf(index: number, count: number): Width {
  if (index === count - 1 && count % 2 === 1) return 'full';
  return index % 4 === 0 || index % 4 === 3 ? 'wide' : 'narrow';
}
