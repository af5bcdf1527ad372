import type { BlockType } from '../../schema/block.ts';
import type { BlockDefinition } from './define-block.ts';
import { registry } from './registry.ts';

const definitions: readonly BlockDefinition<BlockType>[] = Object.values<unknown>(
  registry,
) as BlockDefinition<BlockType>[];

/** The icons that views of blocks use by themselves. */
export const iconsOfViews: ReadonlySet<string> = new Set(definitions.flatMap(({ icons = [] }) => icons));

/** The settings from which blocks of any type have values of other names, by those names. */
export const madeFrom: Record<string, string | readonly string[]> = Object.assign(
  {},
  ...definitions.map((each) => each.madeFrom),
);

/** The definition of a block, by its type. Its functions must be given that block, and no other. */
export function definitionOf(block: { type: BlockType }): BlockDefinition<BlockType> {
  // TypeScript cannot see that a block and the definition found by its type belong together.
  return registry[block.type] as BlockDefinition<BlockType>;
}

/** The lists of entries of a block; none for what is no block of a known type. */
export const listsOf = ({ type }: Record<string, unknown>): readonly string[] =>
  typeof type === 'string' && Object.hasOwn(registry, type)
    ? (definitionOf({ type: type as BlockType }).lists ?? [])
    : [];
