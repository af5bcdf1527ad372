import type { BlockOf } from '../../schema/block.ts';
import type { BlockRegistry } from '../core/block-registry.ts';
import type { BlockSchema, Schema } from '../core/validation/schema.ts';
import type { UnknownRecord } from './keep-unmapped.ts';

type Category = NonNullable<BlockOf<'card-grid'>['categories']>[number];

/** Cards with category keys, and the categories that they use. */
interface CardsByCategory {
  categories?: Category[];
  cards: UnknownRecord[];
}

/**
 * Replaces the category labels of cards by keys: existing keys, or new ones for new labels. Omits categories above the
 * limit.
 */
export function groupByCategory(
  registry: BlockRegistry,
  cards: UnknownRecord[],
  known: readonly Category[] = [],
): CardsByCategory {
  const categories = [...known];
  const cardsWithKeys = cards.map(({ category: label, ...card }) => {
    if (typeof label !== 'string') return card;
    const id = categories.find((each) => each.label === label)?.id ?? add(registry, categories, label);
    return { ...card, ...(id !== undefined && { category: id }) };
  });
  return { ...(categories.length > 0 && { categories }), cards: cardsWithKeys };
}

function add(registry: BlockRegistry, categories: Category[], label: string): string | undefined {
  if (categories.length >= maxItemsOf(registry, 'categories')) return undefined;
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

/** Returns the maximum length of a list in a card grid. */
export function maxItemsOf(registry: BlockRegistry, list: 'categories' | 'facts'): number {
  // A built-in block with both lists.
  const { properties } = registry.schemaOf('card-grid') as BlockSchema;
  return Number((properties[list] as Schema).maxItems);
}
