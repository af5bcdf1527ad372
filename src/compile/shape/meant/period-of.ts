import { patterns } from '../../../../schema/patterns.ts';
import { suggestedValue } from '../suggest-value.ts';
import { withoutLength } from './period-meant.ts';

interface Period {
  start: string;
  end?: string;
}

/** The period that a text says: "2019 – 2021", "2019-03 to present". */
export function periodOf(text: string): Period | undefined {
  const [start, end, ...more] = withoutLength(text).split(/\s+(?:-|–|—|to|until)\s+|\s*[–—]\s*/);
  const began = dateOf(start);
  if (began === undefined || more.length > 0) return undefined;
  if (end === undefined) return { start: began };
  const ended = dateOf(end, 'dateOrPresent');
  return ended === undefined ? undefined : { start: began, end: ended };
}

/** A date as it is written, where what is written says one. */
export function dateOf(value: unknown, kind: 'date' | 'dateOrPresent' = 'date'): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim();
  return new RegExp(patterns[kind], 'u').test(text) ? text : suggestedValue(kind, text);
}
