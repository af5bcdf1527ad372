import { useState } from 'react';
import type { Labels } from '../../../schema/resolved.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import type { Category } from './categories.ts';

interface Chip {
  /** The id of a category; "" for all cards. */
  key: string;
  label: RichText;
  count: number;
}

/** The filter by category. Cards without a listed category share a chip, if there are any. */
export function useFilter(cards: readonly { category?: string }[], categories: readonly Category[], labels: Labels) {
  const [chosen, choose] = useState('');
  const listed = new Set(categories.map(({ id }) => id));
  const keyOf = (card: { category?: string }) =>
    card.category !== undefined && listed.has(card.category) ? card.category : unlisted;
  const count = (key: string) => cards.filter((card) => keyOf(card) === key).length;
  const chips: Chip[] = [
    { key: '', label: labels.all, count: cards.length },
    ...categories.map(({ id, label }) => ({ key: id, label, count: count(id) })),
    ...(count(unlisted) > 0 && categories.length > 0
      ? [{ key: unlisted, label: labels.project, count: count(unlisted) }]
      : []),
  ];
  const matches = (card: { category?: string }) => chosen === '' || keyOf(card) === chosen;
  return { chosen, choose, chips, matches };
}

/* Never equals a category: keys contain no spaces. */
const unlisted = ' unlisted';
