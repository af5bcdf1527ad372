import type { BlockType } from '../../schema/block.ts';
import { blocks } from './schemas.ts';

type SchemaOf<T extends BlockType> = Extract<(typeof blocks)[number], { properties: { type: { const: T } } }>;

/** The schema of a block type. */
export const schemaOf = <T extends BlockType>(type: T): SchemaOf<T> =>
  // TypeScript doesn't relate the type to the schema found by it.
  blocks.find(({ properties }) => properties.type.const === type) as unknown as SchemaOf<T>;
