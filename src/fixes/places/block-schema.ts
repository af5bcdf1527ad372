import { blocks } from '../../blocks/schemas.ts';
import type { Schema } from '../../core/validation/schema.ts';

/** Returns the schema of a block type. */
export const blockSchema = (type: string): Schema =>
  blocks.find(({ properties }) => properties.type.const === type) as Schema;

/** Returns the names that a block requires, apart from `type` and `heading`. */
export const requiredSettings = ({ required = [], else: otherwise }: Schema): string[] =>
  [...required, ...(otherwise?.required ?? [])].filter((name) => name !== 'type' && name !== 'heading');
