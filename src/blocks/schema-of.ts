import type { BlockType } from '../../schema/block.ts';
import { blocks } from './schemas.ts';

type SchemaOf<T extends BlockType> = Extract<(typeof blocks)[number], { properties: { type: { const: T } } }>;

/** The schema of a type of block. */
export const schemaOf = <T extends BlockType>(type: T): SchemaOf<T> =>
  // TypeScript cannot see that the schema found by its type is the one of that type.
  blocks.find(({ properties }) => properties.type.const === type) as unknown as SchemaOf<T>;
