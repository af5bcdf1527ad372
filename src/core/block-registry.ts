import type { ValidateFunction } from 'ajv';
import type { BlockType } from '../../schema/block.ts';
import type { WrittenSite } from '../../schema/site.ts';
import type { BlockDefinition } from '../blocks/define-block.ts';
import type { Section, SectionName } from './outputs/resume/resume-sections.ts';
import type { BlockSchema } from './validation/schema.ts';

/** The block types that a site may have, and everything that the pipeline needs to know about them. */
export interface BlockRegistry {
  /** The definitions, in the order in which editors offer the types. */
  definitions: BlockDefinitions;
  /** The schema of each type, in the same order. */
  schemas: BlockSchemas;
  /** Whether a value has the shape of a site with these blocks; `accepts.errors` explains why not. */
  accepts: ValidateFunction<WrittenSite>;
  /** The schema of a type; undefined for an unknown type. */
  schemaOf(type: unknown): BlockSchema | undefined;
  /** The definition of a block. Its functions must only be called with that block. */
  definitionOf(block: { type: BlockType }): BlockDefinition<BlockType>;
  /** The list settings of a block; empty for an unknown type. */
  listsOf(block: Record<string, unknown>): readonly string[];
  /** The settings from which blocks compute values with other names, by those names. */
  madeFrom: Record<string, string | readonly string[]>;
  /** The mapping of each section of a JSON Resume. */
  resume: Record<SectionName, Section>;
  /** The icons that views of blocks use. */
  iconsOfViews: ReadonlySet<string>;
}

/** At least one: the first is the example of a block. */
type BlockSchemas = readonly [BlockSchema, ...BlockSchema[]];

/** At least one, each of its own type. */
export type BlockDefinitions = readonly [AnyDefinition, ...AnyDefinition[]];

type AnyDefinition = { [T in BlockType]: BlockDefinition<T> }[BlockType];

/** Collects definitions in the order in which editors offer them. `accepts` must be compiled from their schemas. */
export function registryOf(all: BlockDefinitions, accepts: ValidateFunction<WrittenSite>): BlockRegistry {
  // TypeScript doesn't relate the type of a block to the definition found by it.
  const definitions = all as unknown as readonly BlockDefinition<BlockType>[];
  const byType = new Map<unknown, BlockDefinition<BlockType>>(
    definitions.map((each) => [each.schema.properties.type.const, each]),
  );
  return {
    definitions: all,
    // There are as many as definitions.
    schemas: definitions.map(({ schema }) => schema) as unknown as BlockSchemas,
    accepts,
    schemaOf: (type) => byType.get(type)?.schema,
    // Every block of a valid site has a definition.
    definitionOf: ({ type }) => byType.get(type) as BlockDefinition<BlockType>,
    listsOf: ({ type }) => byType.get(type)?.lists ?? [],
    madeFrom: Object.assign({}, ...definitions.map((each) => each.madeFrom)),
    // The built-in blocks map each section, and every registry contains them.
    resume: Object.fromEntries(
      definitions.flatMap(({ resume = {} }) => Object.entries(resume).filter(([, { settings }]) => settings)),
    ) as unknown as BlockRegistry['resume'],
    iconsOfViews: new Set(definitions.flatMap(({ icons = [] }) => icons)),
  };
}
