import { site as siteSchema, type WrittenSite } from '../../../schema/site.ts';
import { isRecord } from '../../shared/is-record.ts';
import { type Schema, shapeOf } from '../resolve/walk.ts';
import { type ByLanguage, isByLanguage, isLimited } from './by-language.ts';

/** What a site says by language. The lists of steps are reused: copy one to keep it. */
export interface Visitor {
  /** A text or list that is written once for each language. */
  text?(value: ByLanguage, steps: readonly (string | number)[], schema: Schema): void;
  /** An entry that exists in some languages only. */
  limited?(languages: unknown[], steps: readonly (string | number)[]): void;
}

/** Visits all that a site says by language, hidden parts too, in the order of the file. */
export function eachByLanguage(written: unknown, visitor: Visitor): void {
  if (isRecord(written) && inOneLanguage.has(written)) return;
  let isVisited = false;
  see(siteSchema, written, [], {
    text(...text) {
      isVisited = true;
      visitor.text?.(...text);
    },
    limited(...entry) {
      isVisited = true;
      visitor.limited?.(...entry);
    },
  });
  if (isRecord(written) && !isVisited) inOneLanguage.add(written);
}

/** Whether a site says nothing by language. */
export function hasNoLocalizedText(written: WrittenSite): boolean {
  eachByLanguage(written, {});
  return inOneLanguage.has(written);
}

/*
 * Most sites say nothing by language: of those it is asked several times, and found out once. A site that was read is
 * never changed.
 */
const inOneLanguage = new WeakSet<object>();

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
