import type { Schema } from '../core/validation/schema.ts';
import { typesIn } from '../core/validation/types-in.ts';

/** Whether a setting takes values of this kind; a text may be a number or true in quotation marks. */
export function acceptsType({ type }: Schema = {}, value: unknown): boolean {
  const types = typesIn(type);
  return types.length === 0 || types.some((each) => isOfType(each, value));
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  if (type === 'number' || type === 'integer') return typeof value === 'number' || typeof value === 'string';
  return typeof value === type || (type === 'boolean' && typeof value === 'string');
}
