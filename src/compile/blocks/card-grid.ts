import type { BlockOf } from '../../../schema/blocks/index.ts';
import { labels } from '../../../schema/labels.ts';
import type { Resolved } from '../../../schema/resolved.ts';
import type { Site } from '../../../schema/site.ts';
import { type Location, type Pointer, type Problem, valueAt } from '../diagnostic/diagnostic.ts';
import { didYouMean, nearest } from '../diagnostic/suggest.ts';
import { shown } from '../diagnostic/wording.ts';
import { repeatedNames } from '../meaning/repeated-names.ts';
import type { Thing } from '../site/schema-org-thing.ts';
import { slotOfCard } from './card-picture-slots.ts';
import { featuredCards } from './featured-cards.ts';
import type { BlockContext, BlockRules } from './rules.ts';

type Grid = BlockOf<'card-grid'>;

export const cardGrid: BlockRules<'card-grid'> = {
  listsOfTexts: ({ roles }) => [['roles', roles]],
  checkNames: ({ categories = [] }, at) =>
    repeatedNames(
      'OF215',
      categories.map(({ id }, index) => ({ name: id, at: valueAt(`${at}/categories/${index}/id`) })),
      'give this category another id',
    ),
  check: checkCards,
  projects: ({ layout, cards }) => (layout === 'projects' ? cards.length : 0),
  resolve: resolveCards,
  madeFrom: { lead: 'featured' },
  pictures: ({ cards }) => cards.flatMap(({ picture }) => picture ?? []),
  structuredData: (block) => (block.structuredData ? listOf(block) : undefined),
};

function checkCards({ cards, categories = [], roles }: Grid, at: Pointer, site: Site): Problem[] {
  const known = categories.map(({ id }) => id);
  return cards.flatMap(({ role, category, hidden }, index): Problem[] => {
    if (hidden) return [];
    const problems: Problem[] = [];
    if (role !== undefined && roles !== undefined && !roles.includes(role))
      problems.push({
        code: 'OF208',
        at: valueAt(`${at}/cards/${index}/role`),
        words: { found: role, known: roles.map(shown).join(', ') },
        ...offer(role, roles, valueAt(`${at}/cards/${index}/role`)),
      });
    if (category !== undefined && !known.includes(category))
      problems.push({
        code: 'OF211',
        at: valueAt(`${at}/cards/${index}/category`),
        words: { found: category, label: site.labels?.project ?? project.default, known: known.join(', ') || 'none' },
        ...offer(category, known, valueAt(`${at}/cards/${index}/category`), false),
      });
    return problems;
  });
}

const { project } = labels.properties;

/* Nothing is certain where the list is open: a category that is not listed may well be meant. */
function offer(found: string, known: readonly string[], at: Location, isClosed = true): Pick<Problem, 'fix'> {
  const meant = nearest(found, known);
  if (meant === undefined) return {};
  const fix = didYouMean(at, found, meant);
  return { fix: { ...fix, certain: fix.certain && isClosed } };
}

function resolveCards({ roles, ...block }: Grid, { isFirst, resolvePicture }: BlockContext): Resolved<'card-grid'> {
  const featured = featuredCards(block);
  const first = isFirst ? [...featured.keys(), ...block.cards].find(({ picture }) => picture) : undefined;
  return {
    ...block,
    cards: block.cards.map((written, index) => {
      const lead = featured.get(written);
      const { featured: _, ...card } = { ...written, ...(lead && { lead }) };
      const slot = slotOfCard(block, card, index);
      return card.picture ? { ...card, picture: resolvePicture(card.picture, slot, written === first) } : card;
    }),
  };
}

const listOf = ({ heading, cards }: Resolved<'card-grid'>): Thing => ({
  '@type': 'ItemList',
  name: heading,
  numberOfItems: cards.length,
  itemListElement: cards.map(({ title, description }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    description,
  })),
});
