import type { WrittenSite } from '../../../schema/site.ts';
import { isRecord } from '../../shared/is-record.ts';
import type { BlockRegistry } from '../block-registry.ts';
import { type ByLanguage, isByLanguage, type Schema } from '../validation/schema.ts';
import { visitSite } from '../validation/schema-visitor.ts';
import { isLimited } from '../validation/shape-of.ts';

/** What a site says by language. The lists of steps are reused: copy one to keep it. */
export interface Visitor {
  /** A text or list that is written once for each language. */
  text?(value: ByLanguage, steps: readonly (string | number)[], schema: Schema): void;
  /** An entry that exists in some languages only. */
  limited?(languages: unknown[], steps: readonly (string | number)[]): void;
}

/** Visits all that a site says by language, hidden parts too, in the order of the file. */
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

/** Whether a site says nothing by language. */
export function hasNoLocalizedText(registry: BlockRegistry, written: WrittenSite): boolean {
  let isFound = false;
  const find = () => {
    isFound = true;
  };
  eachByLanguage(registry, written, { text: find, limited: find });
  return !isFound;
}
