import { patterns } from '../../../schema/patterns.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { isRecord } from '../../shared/is-record.ts';
import { suggestPeriod } from '../values/suggest-period.ts';
import { suggestedValue } from '../values/suggest-value.ts';

/** A period that an object says in settings of its own, and which these are; undefined where it says none. */
export function periodIn(
  unknown: readonly string[],
  data: Record<string, unknown>,
  { properties = {} }: Schema,
): { keys: string[]; value: object } | undefined {
  if (properties.period === undefined || Object.hasOwn(data, 'period') || Object.hasOwn(data, 'date')) return undefined;
  const keyOf = (words: RegExp) => unknown.find((key) => words.test(key.replace(/[-_ ]/g, '')));
  const whole = keyOf(/^(?:dates?|daterange|when|duration|time|years?|timeframe|timespan)$/i);
  const text = whole === undefined ? '' : String(data[whole]);
  const fromText = text.length > 100 ? undefined : suggestPeriod(text);
  // One date is when it happened.
  if (whole !== undefined && fromText && fromText.end !== fromText.start) return { keys: [whole], value: fromText };
  const start = keyOf(/^(?:from|since|begin|began|start(?:date|ed|year|edon)?)$/i);
  if (start === undefined) return undefined;
  const end = keyOf(/^(?:to|until|till|end(?:date|ed|year|edon)?|finish(?:date|ed|edon)?)$/i);
  const current = keyOf(/^(?:(?:is)?(?:current|present|ongoing)|currently.*)$/i);
  const isOpen = [true, 'true', 'yes'].includes(data[String(current)] as never);
  const isOver = [false, 'false', 'no'].includes(data[String(current)] as never);
  const ended = end === undefined || data[end] === null || data[end] === '' ? undefined : data[end];
  return {
    keys: [start, end, current].filter((key) => key !== undefined),
    value: {
      start: dateOf(data[start]) ?? data[start],
      ...((ended !== undefined || isOpen || (end !== undefined && !isOver)) && {
        end: ended === undefined ? 'present' : (dateOf(ended, 'dateOrPresent') ?? ended),
      }),
    },
  };
}

/** The one date that an object says as a period, where it has no period; undefined where it says two, or more than dates. */
export function dateInPeriod(
  unknown: readonly string[],
  data: Record<string, unknown>,
  { properties = {} }: Schema,
): { keys: string[]; value: string } | undefined {
  if (properties.period !== undefined || properties.date === undefined || Object.hasOwn(data, 'date')) return undefined;
  const key = unknown.find((key) => /^(?:period|dates?|date[-_ ]?range|when|time[-_ ]?(?:frame|span))$/i.test(key));
  const period = key === undefined ? undefined : data[key];
  if (key === undefined || !isRecord(period)) return undefined;
  const [date, ...others] = new Set(
    Object.entries(period).map(([name, value]) => (/^(?:start|end)$/.test(name) ? dateOf(value) : undefined)),
  );
  return date === undefined || others.length > 0 ? undefined : { keys: [key], value: date };
}

/* A date as it is written, where what is written says one. */
function dateOf(value: unknown, kind: 'date' | 'dateOrPresent' = 'date'): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim();
  return new RegExp(patterns[kind], 'u').test(text) ? text : suggestedValue(kind, text);
}
