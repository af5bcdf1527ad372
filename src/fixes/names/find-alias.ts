import type { Schema } from '../../core/validation/schema.ts';
import { isRecord } from '../../shared/is-record.ts';
import { acceptsType } from '../matches-schema.ts';
import { coerceEntry, coercePairs, coerceValue } from '../values/coerce-value.ts';
import { isCertainWord, suggestNames } from './candidates.ts';

/** The supported setting for an alias. */
export interface Alias {
  name: string;
  /** The value to write: the original, or an equivalent one. */
  value: unknown;
  /** Whether `value` contains new entries for an existing list. */
  isNewEntries?: true;
  isSure: boolean;
}

/** Finds the supported setting for an unknown one, and the value to write; undefined if there is none. */
export function findAlias(key: string, data: Record<string, unknown>, schema: Schema): Alias | undefined {
  const { properties = {} } = schema;
  const value = data[key];
  if (value === null || value === undefined) return undefined;
  const candidates = suggestNames(key, schema);
  const free = candidates.filter((name) => !Object.hasOwn(data, name));
  // The picture in a hero is usually a portrait.
  const context = { key, name: schema.title === 'Hero' ? '{name}' : nameOf(data) };
  // The suffix of a number is a separate setting, and is reported after the renaming.
  const hasSuffix = properties.suffix !== undefined && /[%+]\s*$/.test(String(value));
  // Candidates are names of the schema.
  const fits = (hasSuffix ? [] : free).flatMap((name) => {
    const fit = coerceValue(properties[name] as Schema, value, context);
    return fit === undefined ? [] : [{ name, value: fit, isSure: fit === value && isCertainWord(key) }];
  });
  const [first] = fits;
  // A date read from a text omits some of its words, so a text that is valid as it is comes first.
  const unchanged = typeof first?.value === 'string' ? fits.find((each) => each.value === value) : undefined;
  if (first) return unchanged ?? first;
  for (const name of candidates) {
    const { items } = properties[name] as Schema;
    if (!items || !Array.isArray(data[name]) || Array.isArray(value)) continue;
    const entries = isRecord(value) ? coercePairs(items, value) : [coerceEntry(items, value, context)];
    if (entries?.every(isRecord)) return { name, value: entries, isNewEntries: true, isSure: false };
  }
  // Other problems of the value are reported after the renaming.
  const acceptable = free.find(
    (name) => acceptsType(properties[name], value) || (!isRecord(value) && acceptsScalars(properties[name])),
  );
  return acceptable === undefined ? undefined : { name: acceptable, value, isSure: false };
}

const acceptsScalars = (schema: Schema | undefined) => acceptsType(schema, '') || acceptsType(schema, true);

/* Returns the name of an object; "" if it has none. */
const nameOf = ({ title, name, headline, heading }: Record<string, unknown>): string =>
  [name, title, headline, heading].find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? '';
