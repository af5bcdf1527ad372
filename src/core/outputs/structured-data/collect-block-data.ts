import type { Thing } from 'schema-dts';
import type { Block, BlockType } from '../../../blocks/schemas.ts';
import { compact } from '../cv/section-rules.ts';
import { cardGrid } from '../../../blocks/card-grid/structured-data.ts';
import { credentialList } from '../../../blocks/credential-list/structured-data.ts';
import type { Fact, Facts, GraphContext, GraphRule } from './graph-rules.ts';
import { publicationList } from '../../../blocks/publication-list/structured-data.ts';
import { skillGroup } from '../../../blocks/skill-group/structured-data.ts';
import { timeline } from '../../../blocks/timeline/structured-data.ts';

/*
 * What search engines are told of the blocks of a type; null where schema.org has no word that says what is meant. A type
 * without a line does not compile.
 */
const rules = {
  hero: null,
  'skill-group': skillGroup,
  timeline,
  'card-grid': cardGrid,
  'credential-list': credentialList,
  'publication-list': publicationList,
  'course-list': null,
  'quote-list': null,
  'interest-list': null,
  'page-list': null,
  text: null,
  gallery: null,
  'question-list': null,
  form: null,
  'legal-text': null,
} satisfies { [T in BlockType]: GraphRule<T> | null };

/* More skills than these say nothing of what somebody knows best. */
const mostSkills = 12;

/** The blocks that search engines are told of, without cards that the owner does not tell of. Most of a page is neither. */
export const blocksWithData = (blocks: readonly Block[]): Block[] =>
  blocks
    .filter(({ type }) => rules[type] !== null)
    .map((block) => (block.type === 'card-grid' && !block.structuredData ? { ...block, cards: [] } : block));

/** What such blocks of a page say of the owner together, each thing once, and what else stands in them. */
export function collectBlockData(blocks: readonly Block[], context: GraphContext): { facts: Facts; things: Thing[] } {
  // TypeScript cannot see that a block and the rule found by its type belong together, nor that there is one.
  const told = blocks.map((block) => (rules[block.type] as GraphRule<BlockType>)(block, context));
  const all = <Kind extends keyof Fact>(kind: Kind): Fact[Kind][] =>
    once(told.flatMap(({ facts }) => facts?.[kind] ?? []));
  return {
    facts: compact({
      hasOccupation: all('hasOccupation'),
      worksFor: all('worksFor'),
      affiliation: all('affiliation'),
      alumniOf: all('alumniOf'),
      hasCredential: all('hasCredential'),
      award: all('award'),
      knowsLanguage: all('knowsLanguage'),
      knowsAbout: all('knowsAbout').slice(0, mostSkills),
    }),
    things: told.flatMap(({ things = [] }) => things),
  };
}

/* Two roles at one organization name it twice. */
const once = <Value>(values: Value[]): Value[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];
