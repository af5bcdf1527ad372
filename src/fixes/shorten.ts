import { formatExample } from '../core/validation/example.ts';
import { isRecord } from '../shared/is-record.ts';

/** Formats a value on one line. Truncates the strings and arrays in a long one. */
export function shorten(value: unknown): string {
  const whole = formatExample(value);
  return whole.length <= maxLength ? whole : formatExample(shortenParts(value)).replaceAll('"…"', '…');
}

/* About five lines in a terminal. */
const maxLength = 500;

function shortenParts(value: unknown): unknown {
  if (typeof value === 'string') return truncate(60, value);
  if (Array.isArray(value)) return [...value.slice(0, 3).map(shortenParts), ...(value.length > 3 ? ['…'] : [])];
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortenParts(inner)]));
}

const truncate = (length: number, text: string): string => {
  const characters = [...text.slice(0, 2 * length)];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : text;
};
