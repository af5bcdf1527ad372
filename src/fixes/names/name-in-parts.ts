import type { Schema } from '../../core/validation/schema.ts';

/** A name that an object says in two settings, the second of which is unknown, and which these are; undefined where it says none. */
export function nameInParts(
  unknown: readonly string[],
  data: Record<string, unknown>,
  { properties = {} }: Schema,
): { keys: string[]; value: string } | undefined {
  const keyOf = (words: RegExp) =>
    unknown.find((key) => words.test(key.replace(/[-_ ]/g, '')) && typeof data[key] === 'string' && data[key] !== '');
  const last = keyOf(/^(?:last|family|sur)names?$|^nom$/i);
  const first = Object.hasOwn(data, 'name') ? 'name' : keyOf(/^(?:first|given|fore)names?$|^pr[ée]nom$/i);
  if (properties.name === undefined || last === undefined || first === undefined) return undefined;
  const [given, family] = [data[first], String(data[last])];
  if (typeof given !== 'string') return undefined;
  const isWhole = given.toLowerCase().endsWith(family.toLowerCase());
  return { keys: first === 'name' ? [last] : [first, last], value: isWhole ? given : `${given} ${family}` };
}
