import { blocks } from '../../blocks/schemas.ts';
import type { Schema } from '../../core/validation/schema.ts';

/** What a block of a type has. */
export const blockOf = (type: string): Schema =>
  blocks.find(({ properties }) => properties.type.const === type) as Schema;

/** What a block needs beside a type and a heading. */
export const needsOf = ({ required = [], else: otherwise }: Schema): string[] =>
  [...required, ...(otherwise?.required ?? [])].filter((name) => name !== 'type' && name !== 'heading');
