import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { blocks } from '../src/blocks/schemas.ts';
import type { WithRichText, WithWords } from './rich-text.ts';

type BlockSchema = (typeof blocks)[number];
type TypeOf<S extends BlockSchema> = S['properties']['type']['const'];

export type BlockType = TypeOf<BlockSchema>;

/**
 * A block as it is written in site.json, by type. Derived per block, because the composed union is too deep for
 * TypeScript.
 */
export type BlockOf<T extends BlockType> = {
  [S in BlockSchema as TypeOf<S>]: S extends JSONSchema ? FromSchema<S, WithWords> : never;
}[T];

export type Block = { [T in BlockType]: BlockOf<T> }[BlockType];

/** A block whose texts may be rich. */
export type RichBlockOf<T extends BlockType> = WithRichText<BlockOf<T>>;

export type RichBlock = { [T in BlockType]: RichBlockOf<T> }[BlockType];
