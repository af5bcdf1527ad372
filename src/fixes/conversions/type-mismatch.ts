import type { BlockRegistry } from '../../core/block-registry.ts';
import type { Schema } from '../../core/validation/schema.ts';

export interface TypeMismatch {
  pointer: string;
  data: unknown;
  /** The expected schema, and its types as an array. */
  schema: Schema & { type: string[] };
  site: unknown;
  registry: BlockRegistry;
}
