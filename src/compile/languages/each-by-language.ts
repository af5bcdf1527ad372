import { site as siteSchema } from '../../../schema/site.ts';
import { isRecord } from '../../shared/is-record.ts';
import { type Schema, shapeOf } from '../site/walk.ts';
import { type ByLanguage, isByLanguage, isLimited } from './localise.ts';

/** What a site says by language. The lists of steps are reused: copy one to keep it. */
export interface Visitor {
  /** A text or list that is written once for each language. */
  text?(value: ByLanguage, steps: readonly (string | number)[], schema: Schema): void;
  /** An entry that exists in some languages only. */
  limited?(languages: unknown[], steps: readonly (string | number)[]): void;
}

/** Visits all that a site says by language, hidden parts too, in the order of the file. */
export function eachByLanguage(written: unknown, visitor: Visitor): void {
  see(siteSchema, written, [], visitor);
}

function see(schema: Schema, value: unknown, steps: (string | number)[], visitor: Visitor): void {
  if (!isRecord(value)) return;
  if (isByLanguage(schema, value)) {
    visitor.text?.(value as ByLanguage, steps, schema);
    return;
  }
  const go = (inner: Schema | undefined, entry: unknown, step: string | number) => {
    if (!inner || !isRecord(entry)) return;
    steps.push(step);
    if (typeof step === 'number' && isLimited(inner, entry)) visitor.limited?.(entry.languages, steps);
    see(inner, entry, steps, visitor);
    steps.pop();
  };
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) go(schema.items, value[index], index);
    return;
  }
  const { properties = {} } = shapeOf(schema, value);
  for (const key of Object.keys(value)) go(properties[key], value[key], key);
}
