import type { BlockType } from '../../schema/block.ts';
import type { BlockDefinition } from './define-block.ts';
import { registry } from './registry.ts';

const definitions: readonly BlockDefinition<BlockType>[] = Object.values<unknown>(
  registry,
) as BlockDefinition<BlockType>[];

/** The icons that views of blocks use. */
export const iconsOfViews: ReadonlySet<string> = new Set(definitions.flatMap(({ icons = [] }) => icons));

/** The settings from which blocks compute values with other names, by those names. */
export const madeFrom: Record<string, string | readonly string[]> = Object.assign(
  {},
  ...definitions.map((each) => each.madeFrom),
);

/** The definition of a block. Its functions must only be called with that block. */
export function definitionOf(block: { type: BlockType }): BlockDefinition<BlockType> {
  // TypeScript doesn't relate the type of a block to the definition found by it.
  return registry[block.type] as BlockDefinition<BlockType>;
}

/** The list settings of a block; empty for an unknown type. */
export const listsOf = ({ type }: Record<string, unknown>): readonly string[] =>
  typeof type === 'string' && Object.hasOwn(registry, type)
    ? (definitionOf({ type: type as BlockType }).lists ?? [])
    : [];
