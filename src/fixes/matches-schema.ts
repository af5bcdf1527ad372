import { type Schema, typesIn } from '../core/validation/schema.ts';
import { isRecord } from '../shared/is-record.ts';

/** Whether a value matches a schema closely enough to suggest it. Once written, ajv validates it. */
export function matchesSchema(schema: Schema, value: unknown): boolean {
  const types = typesIn(schema.type);
  if (types.length > 0 && !types.some((type) => isOfType(type, value))) return false;
  if (schema.enum && !schema.enum.includes(value)) return false;
  if (typeof value === 'string') return matchesText(schema, value);
  if (typeof value === 'number') return value >= (schema.minimum ?? value) && value <= (schema.maximum ?? value);
  if (Array.isArray(value)) return value.length <= (schema.maxItems ?? value.length) && matchesItems(schema, value);
  return !isRecord(value) || matchesProperties(schema, value);
}

/* Whether a value has a JSON Schema type. */
function isOfType(type: string, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isRecord(value) && !Array.isArray(value);
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
}

function matchesText(
  { pattern = '', maxLength = Number.POSITIVE_INFINITY, minLength = 0 }: Schema,
  text: string,
): boolean {
  const { length } = [...text.slice(0, 2 * maxLength + 1)];
  return length <= maxLength && length >= minLength && new RegExp(pattern, 'u').test(text);
}

const matchesItems = ({ items }: Schema, list: unknown[]): boolean =>
  items === undefined || list.every((entry) => matchesSchema(items, entry));

function matchesProperties({ properties, required = [] }: Schema, value: Record<string, unknown>): boolean {
  if (!required.every((name) => Object.hasOwn(value, name))) return false;
  return Object.entries(value).every(([name, inner]) => {
    const own = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
    return own !== undefined && matchesSchema(own, inner);
  });
}

/** Whether a setting accepts this type of value. A string may contain a number or a boolean. */
export function acceptsType({ type }: Schema = {}, value: unknown): boolean {
  const types = typesIn(type);
  return types.length === 0 || types.some((each) => isNearType(each, value));
}

function isNearType(type: string, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  if (type === 'number' || type === 'integer') return typeof value === 'number' || typeof value === 'string';
  return typeof value === type || (type === 'boolean' && typeof value === 'string');
}
