import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { blocks } from '../src/blocks/schemas.ts';

type BlockSchema = (typeof blocks)[number];
type TypeOf<S extends BlockSchema> = S['properties']['type']['const'];

export type BlockType = TypeOf<BlockSchema>;

/** One block as it is written in site.json, by its type. Typed block by block: the composed union is too deep to infer. */
export type BlockOf<T extends BlockType> = {
  [S in BlockSchema as TypeOf<S>]: S extends JSONSchema
    ? FromSchema<S, { keepDefaultedPropertiesOptional: true }>
    : never;
}[T];

export type Block = { [T in BlockType]: BlockOf<T> }[BlockType];
