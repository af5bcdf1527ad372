import type { BlockRegistry } from '../../core/block-registry.ts';
import type { Schema } from '../../core/validation/schema.ts';

/** Returns the schema of a block type. */
export const blockSchema = (registry: BlockRegistry, type: string): Schema => registry.schemaOf(type) as Schema;

/** Returns the names that a block requires, apart from `type` and `heading`. */
export const requiredSettings = ({ required = [], else: otherwise }: Schema): string[] =>
  [...required, ...(otherwise?.required ?? [])].filter((name) => name !== 'type' && name !== 'heading');
