import type { BlockOf } from '../../schema/block.ts';
import { schemaOf } from '../blocks/schema-of.ts';
import type { UnknownRecord } from './keep-unmapped.ts';

type Category = NonNullable<BlockOf<'card-grid'>['categories']>[number];

/** Cards that name their categories by keys, and the categories that there are then. */
export interface CardsByCategory {
  categories?: Category[];
  cards: UnknownRecord[];
}

const { maxItems: most } = schemaOf('card-grid').properties.categories;

/**
 * Gives the categories of cards, which are words, their keys: those that are known, and new ones for the others. A
 * category for which there is no room is left out.
 */
export function groupByCategory(cards: UnknownRecord[], known: readonly Category[] = []): CardsByCategory {
  const categories = [...known];
  const keyed = cards.map(({ category: label, ...card }) => {
    if (typeof label !== 'string') return card;
    const id = categories.find((each) => each.label === label)?.id ?? add(categories, label);
    return { ...card, ...(id !== undefined && { category: id }) };
  });
  return { ...(categories.length > 0 && { categories }), cards: keyed };
}

function add(categories: Category[], label: string): string | undefined {
  if (categories.length >= most) return undefined;
  const key = keyOf(label);
  const isTaken = (name: string) => categories.some((each) => each.id === name);
  let id = key;
  for (let number = 2; isTaken(id); number++) id = `${key}-${number}`;
  categories.push({ id, label });
  return id;
}

/* Letters of the Latin alphabet without their accents; words in another script get a number. */
const keyOf = (label: string): string =>
  label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50)
    .replace(/-+$/, '') || 'kind';
