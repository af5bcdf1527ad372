import type { AnyResolved } from '../../../schema/resolved.ts';
import type { BlockRegistry } from '../block-registry.ts';

/** Returns the index of the block whose heading is the h1 of its page; null if no block has it. */
export function mainHeading(registry: BlockRegistry, blocks: readonly AnyResolved[]): number | null {
  const named = blocks.findIndex((block) => registry.definitionOf(block).namesPage);
  if (named >= 0) return named;
  const [first] = blocks;
  return first && 'heading' in first && first.heading !== undefined ? 0 : null;
}
