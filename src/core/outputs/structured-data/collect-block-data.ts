import type { Thing } from 'schema-dts';
import type { Block } from '../../../../schema/block.ts';
import { compact } from '../../../shared/compact.ts';
import type { BlockRegistry } from '../../block-registry.ts';
import type { Fact, Facts, GraphContext } from './graph-rules.ts';

/* The maximum number of skills. A longer list doesn't show what the owner knows best. */
const maxSkills = 12;

/** Returns the blocks that contribute structured data, without cards whose grid opts out. */
export const blocksWithData = (registry: BlockRegistry, blocks: readonly Block[]): Block[] =>
  blocks
    .filter((block) => registry.definitionOf(block).structuredData)
    .map((block) => (block.type === 'card-grid' && !block.structuredData ? { ...block, cards: [] } : block));

/** Collects the facts about the owner from blocks, without duplicates, and the other things in them. */
export function collectBlockData(
  registry: BlockRegistry,
  blocks: readonly Block[],
  context: GraphContext,
): { facts: Facts; things: Thing[] } {
  const data = blocks.flatMap((block) => registry.definitionOf(block).structuredData?.(block, context) ?? []);
  const all = <Kind extends keyof Fact>(kind: Kind): Fact[Kind][] =>
    withoutDuplicates(data.flatMap(({ facts }) => facts?.[kind] ?? []));
  return {
    facts: compact({
      hasOccupation: all('hasOccupation'),
      worksFor: all('worksFor'),
      affiliation: all('affiliation'),
      alumniOf: all('alumniOf'),
      hasCredential: all('hasCredential'),
      award: all('award'),
      knowsLanguage: all('knowsLanguage'),
      knowsAbout: all('knowsAbout').slice(0, maxSkills),
    }),
    things: data.flatMap(({ things = [] }) => things),
  };
}

/* Two roles at one organization name it twice. */
const withoutDuplicates = <Value>(values: Value[]): Value[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];
