import { formatExample } from '../core/validation/example.ts';
import { isRecord } from '../shared/is-record.ts';

/** A value as it is to be written, on one line. One that would fill a screen is told by the beginnings of its parts. */
export function shortened(value: unknown): string {
  const whole = formatExample(value);
  return whole.length <= most ? whole : formatExample(beginningOf(value)).replaceAll('"…"', '…');
}

/* So many characters are some five lines of a terminal. */
const most = 500;

function beginningOf(value: unknown): unknown {
  if (typeof value === 'string') return cutTo(60, value);
  if (Array.isArray(value)) return [...value.slice(0, 3).map(beginningOf), ...(value.length > 3 ? ['…'] : [])];
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, beginningOf(inner)]));
}

const cutTo = (length: number, text: string): string => {
  const signs = [...text.slice(0, 2 * length)];
  return signs.length > length ? `${signs.slice(0, length - 1).join('')}…` : text;
};
