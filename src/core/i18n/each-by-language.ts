import { isRecord } from '../../shared/is-record.ts';
import type { BlockRegistry } from '../block-registry.ts';
import { type ByLanguage, isByLanguage, type Schema } from '../validation/schema.ts';
import { isLimited, visitSite } from '../validation/schema-visitor.ts';

/** Callbacks for values by language. The paths are reused: copy them to keep them. */
export interface Visitor {
  /** Receives a text or list that has a value for each language. */
  text?(value: ByLanguage, steps: readonly (string | number)[], schema: Schema): void;
  /** Receives an entry that only exists in some languages. */
  limited?(languages: unknown[], steps: readonly (string | number)[]): void;
}

/** Visits all values by language in source order, including hidden entries. */
export function eachByLanguage(registry: BlockRegistry, written: unknown, visitor: Visitor): void {
  visitSite(registry, written, ({ schema, value, steps, parent }, inside) => {
    if (!isRecord(value)) return value;
    if (isByLanguage(schema, value)) {
      visitor.text?.(value, steps, schema);
      return value;
    }
    if (Array.isArray(parent?.value) && isLimited(registry, schema, value)) visitor.limited?.(value.languages, steps);
    return inside();
  });
}
