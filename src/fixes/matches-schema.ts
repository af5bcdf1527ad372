import type { Schema } from '../core/validation/schema.ts';
import { typesIn } from '../core/validation/types-in.ts';
import { isRecord } from '../shared/is-record.ts';

/** Whether a value has the shape of a schema, as far as a suggestion asks: ajv has the last word, once it is written. */
export function matchesSchema(schema: Schema, value: unknown): boolean {
  const types = typesIn(schema.type);
  if (types.length > 0 && !types.some((type) => isOfType(type, value))) return false;
  if (schema.enum && !schema.enum.includes(value)) return false;
  if (typeof value === 'string') return textFits(schema, value);
  if (typeof value === 'number') return value >= (schema.minimum ?? value) && value <= (schema.maximum ?? value);
  if (Array.isArray(value)) return value.length <= (schema.maxItems ?? value.length) && eachFits(schema, value);
  return !isRecord(value) || settingsFit(schema, value);
}

/** Whether a value is of a type of JSON Schema. */
export function isOfType(type: string, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isRecord(value) && !Array.isArray(value);
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
}

function textFits(
  { pattern = '', maxLength = Number.POSITIVE_INFINITY, minLength = 0 }: Schema,
  text: string,
): boolean {
  const { length } = [...text.slice(0, 2 * maxLength + 1)];
  return length <= maxLength && length >= minLength && new RegExp(pattern, 'u').test(text);
}

const eachFits = ({ items }: Schema, list: unknown[]): boolean =>
  items === undefined || list.every((entry) => matchesSchema(items, entry));

function settingsFit({ properties, required = [] }: Schema, value: Record<string, unknown>): boolean {
  if (!required.every((name) => Object.hasOwn(value, name))) return false;
  return Object.entries(value).every(([name, inner]) => {
    const own = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
    return own !== undefined && matchesSchema(own, inner);
  });
}

/** Whether a setting takes values of this kind; a text may be a number or true in quotation marks. */
export function acceptsType({ type }: Schema = {}, value: unknown): boolean {
  const types = typesIn(type);
  return types.length === 0 || types.some((each) => mayBeOfType(each, value));
}

function mayBeOfType(type: string, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  if (type === 'number' || type === 'integer') return typeof value === 'number' || typeof value === 'string';
  return typeof value === type || (type === 'boolean' && typeof value === 'string');
}
