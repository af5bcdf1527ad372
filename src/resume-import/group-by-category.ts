import type { BlockOf } from '../../schema/block.ts';
import { schemaOf } from '../blocks/schema-of.ts';
import type { UnknownRecord } from './keep-unmapped.ts';

type Category = NonNullable<BlockOf<'card-grid'>['categories']>[number];

/** Cards with category keys, and the categories that they use. */
export interface CardsByCategory {
  categories?: Category[];
  cards: UnknownRecord[];
}

const { maxItems: limit } = schemaOf('card-grid').properties.categories;

/**
 * Replaces the category labels of cards by keys: existing keys, or new ones for new labels. Omits categories above the
 * limit.
 */
export function groupByCategory(cards: UnknownRecord[], known: readonly Category[] = []): CardsByCategory {
  const categories = [...known];
  const cardsWithKeys = cards.map(({ category: label, ...card }) => {
    if (typeof label !== 'string') return card;
    const id = categories.find((each) => each.label === label)?.id ?? add(categories, label);
    return { ...card, ...(id !== undefined && { category: id }) };
  });
  return { ...(categories.length > 0 && { categories }), cards: cardsWithKeys };
}

function add(categories: Category[], label: string): string | undefined {
  if (categories.length >= limit) return undefined;
  const key = slugOf(label);
  const isTaken = (name: string) => categories.some((each) => each.id === name);
  let id = key;
  for (let number = 2; isTaken(id); number++) id = `${key}-${number}`;
  categories.push({ id, label });
  return id;
}

/* Creates a key from the Latin letters of a label; labels in other scripts get a number. */
const slugOf = (label: string): string =>
  label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50)
    .replace(/-+$/, '') || 'kind';
