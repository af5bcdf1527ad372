import type { Thing } from 'schema-dts';
import type { Block } from '../../../../schema/block.ts';
import type { BlockRegistry } from '../../block-registry.ts';
import { compact } from '../cv/section-rules.ts';
import type { Fact, Facts, GraphContext } from './graph-rules.ts';

/* More skills than these say nothing of what somebody knows best. */
const mostSkills = 12;

/** The blocks that search engines are told of, without cards that the owner does not tell of. Most of a page is neither. */
export const blocksWithData = (registry: BlockRegistry, blocks: readonly Block[]): Block[] =>
  blocks
    .filter((block) => registry.definitionOf(block).structuredData)
    .map((block) => (block.type === 'card-grid' && !block.structuredData ? { ...block, cards: [] } : block));

/** What such blocks of a page say of the owner together, each thing once, and what else stands in them. */
export function collectBlockData(
  registry: BlockRegistry,
  blocks: readonly Block[],
  context: GraphContext,
): { facts: Facts; things: Thing[] } {
  const data = blocks.flatMap((block) => registry.definitionOf(block).structuredData?.(block, context) ?? []);
  const all = <Kind extends keyof Fact>(kind: Kind): Fact[Kind][] =>
    once(data.flatMap(({ facts }) => facts?.[kind] ?? []));
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
    things: data.flatMap(({ things = [] }) => things),
  };
}

/* Two roles at one organization name it twice. */
const once = <Value>(values: Value[]): Value[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];
