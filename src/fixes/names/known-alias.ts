import type { Schema } from '../../core/validation/schema.ts';
import { isRecord } from '../../shared/is-record.ts';
import { acceptsType } from '../matches-schema.ts';
import { coerceEntry, coercePairs, coerceValue } from '../values/coerce-value.ts';
import { isCertainWord, suggestNames } from './candidates.ts';

/** What a setting is meant to be. */
export interface Alias {
  name: string;
  /** What is written there then: what was written, or another value that says the same. */
  value: unknown;
  /** Whether it is a list of what becomes more entries of one that is there. */
  isNewEntries?: true;
  isSure: boolean;
}

/** Which setting of an object is meant by one that it does not know, and what is written there; undefined where none is. */
export function findAlias(key: string, data: Record<string, unknown>, schema: Schema): Alias | undefined {
  const { properties = {} } = schema;
  const value = data[key];
  if (value === null) return undefined;
  const candidates = suggestNames(key, schema);
  const free = candidates.filter((name) => !Object.hasOwn(data, name));
  // The picture in a hero is a portrait as a rule.
  const context = { key, name: schema.title === 'Hero' ? '{name}' : nameOf(data) };
  // A sign behind a number has a setting of its own there, and is told once the number has its name.
  const hasSuffix = properties.suffix !== undefined && /[%+]\s*$/.test(String(value));
  const fits = (hasSuffix ? [] : free).flatMap((name) => {
    const fit = coerceValue(properties[name] as Schema, value, context);
    return fit === undefined ? [] : [{ name, value: fit, isSure: fit === value && isCertainWord(key) }];
  });
  const [first] = fits;
  // A date that is read from a text leaves some of its words out: a text that fits as it is does not.
  const whole = typeof first?.value === 'string' ? fits.find((each) => each.value === value) : undefined;
  if (first) return whole ?? first;
  for (const name of candidates) {
    const { items } = properties[name] as Schema;
    if (!items || !Array.isArray(data[name]) || Array.isArray(value)) continue;
    const entries = isRecord(value) ? coercePairs(items, value) : [coerceEntry(items, value, context)];
    if (entries?.every(isRecord)) return { name, value: entries, isNewEntries: true, isSure: false };
  }
  // What is wrong with the value is said once it has its name.
  const acceptable = free.find(
    (name) => acceptsType(properties[name], value) || (!isRecord(value) && acceptsScalars(properties[name])),
  );
  return acceptable === undefined ? undefined : { name: acceptable, value, isSure: false };
}

const acceptsScalars = (schema: Schema | undefined) => acceptsType(schema, '') || acceptsType(schema, true);

/* What an object is called, as far as it says so. */
const nameOf = ({ title, name, headline, heading }: Record<string, unknown>): string =>
  [name, title, headline, heading].find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? '';
