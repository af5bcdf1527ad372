import type { Schema } from '../../site/walk.ts';

/** A name that an object says in two settings of its own, and which these are; undefined where it says none. */
export function nameInParts(
  unknown: readonly string[],
  data: Record<string, unknown>,
  { properties = {} }: Schema,
): { keys: string[]; value: string } | undefined {
  if (properties.name === undefined || Object.hasOwn(data, 'name')) return undefined;
  const keys = [/^(?:first|given|fore)names?$/i, /^(?:last|family|sur)names?$/i].flatMap(
    (words) => unknown.find((key) => words.test(key.replace(/[-_ ]/g, ''))) ?? [],
  );
  const value = keys.map((key) => data[key]).join(' ');
  return keys.length === 2 && keys.every((key) => typeof data[key] === 'string') ? { keys, value } : undefined;
}
