import type { ItemListLeaf, ListItemLeaf } from 'schema-dts';
import type { BlockOf } from '../../../schema/block.ts';
import type { GraphContext, GraphRule } from '../../core/outputs/structured-data/graph-rules.ts';
import { fullAddress } from '../../core/outputs/structured-data/graph-rules.ts';
import { omitEmpty } from '../../shared/omit-empty.ts';

type Grid = BlockOf<'card-grid'>;

/** The languages that the owner speaks, and the cards if the owner enables it. */
export const structuredData: GraphRule<'card-grid'> = (block, context) => ({
  facts: {
    knowsLanguage: (block.facts ?? []).flatMap(({ languages = [] }) =>
      languages.map(({ name }) => ({ '@type': 'Language', name })),
    ),
  },
  things: block.structuredData && block.cards ? [listOf(block, block.cards, context)] : [],
});

type Card = NonNullable<Grid['cards']>[number];

const listOf = ({ heading, layout }: Grid, cards: Card[], context: GraphContext): ItemListLeaf =>
  omitEmpty({
    '@type': 'ItemList',
    name: heading,
    numberOfItems: cards.length,
    itemListElement: cards.map(
      (card, index): ListItemLeaf =>
        omitEmpty({
          '@type': 'ListItem',
          position: index + 1,
          name: card.title,
          description: card.description,
          item: layout === 'projects' ? workOf(card, context) : undefined,
        }),
    ),
  });

const workOf = ({ title, href, links = [] }: Card, context: GraphContext) =>
  omitEmpty({
    '@type': 'CreativeWork' as const,
    name: title,
    author: context.person,
    url: fullAddress(href ?? links[0]?.href, context),
  });
