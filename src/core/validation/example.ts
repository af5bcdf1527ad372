import { blocks } from '../../blocks/schemas.ts';
import type { Schema } from './schema.ts';

/** What a schema describes as it could be written, on one line: the schema's own example, or the least that is valid. */
export const exampleOf = (schema: Schema | undefined): string => formatExample(valueFor(schema));

function valueFor(schema: Schema | undefined): unknown {
  if (schema?.title === 'Block') return leastBlock;
  // The first page that is needed is the home page, which is not the one that editors offer.
  if (schema?.title === 'Page') return least(schema);
  const given = schema?.examples?.[0] ?? schema?.default ?? schema?.const ?? schema?.enum?.[0];
  if (given !== undefined) return given;
  if (schema?.type === 'array') return [schema.items?.type === undefined ? leastBlock : valueFor(schema.items)];
  if (schema?.type !== 'object') return '…';
  return least(schema);
}

/* An object with what it needs, or with its first setting when it needs nothing. */
function least({ required = [], else: otherwise, properties = {} }: Schema): unknown {
  const needed = new Set([...required, ...(otherwise?.required ?? [])]);
  const known = Object.keys(properties);
  const names = needed.size > 0 ? known.filter((name) => needed.has(name)) : known.slice(0, 1);
  return Object.fromEntries(names.map((name) => [name, valueFor(properties[name])]));
}

const leastBlock = least(blocks[0]);

/** A value as it could be written, on one line. */
export function formatExample(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatExample).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, entry]) => `${JSON.stringify(key)}: ${formatExample(entry)}`)
    .join(', ')} }`;
}
