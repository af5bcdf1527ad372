import type { BlockRegistry } from '../block-registry.ts';

import type { Schema } from './schema.ts';

/** Returns a one-line example for a schema: its own example, or the smallest valid value. */
export const exampleOf = (registry: BlockRegistry, schema: Schema | undefined): string =>
  formatExample(valueFor(registry, schema));

function valueFor(registry: BlockRegistry, schema: Schema | undefined): unknown {
  if (schema?.title === 'Block') return leastBlock(registry);
  // The first required page is the home page, unlike the page that editors offer.
  if (schema?.title === 'Page') return least(registry, schema);
  const given = schema?.examples?.[0] ?? schema?.default ?? schema?.const ?? schema?.enum?.[0];
  if (given !== undefined) return given;
  if (schema?.type === 'array')
    return [schema.items?.type === undefined ? leastBlock(registry) : valueFor(registry, schema.items)];
  if (schema?.type !== 'object') return '…';
  return least(registry, schema);
}

/* Returns an object with its required properties, or with its first property if none is required. */
function least(registry: BlockRegistry, { required = [], else: otherwise, properties = {} }: Schema): unknown {
  const needed = new Set([...required, ...(otherwise?.required ?? [])]);
  const known = Object.keys(properties);
  const names = needed.size > 0 ? known.filter((name) => needed.has(name)) : known.slice(0, 1);
  return Object.fromEntries(names.map((name) => [name, valueFor(registry, properties[name])]));
}

const leastBlock = (registry: BlockRegistry): unknown => least(registry, registry.schemas[0]);

/** Formats a value on one line. */
export function formatExample(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatExample).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, entry]) => `${JSON.stringify(key)}: ${formatExample(entry)}`)
    .join(', ')} }`;
}
