import { patterns } from '../../../schema/patterns.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { isRecord } from '../../shared/is-record.ts';
import { suggestPeriod } from '../values/suggest-period.ts';
import { suggestValue } from '../values/suggest-value.ts';

/** Combines unknown settings into a period. Returns the settings that it replaces; undefined if there is no period. */
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
  // A single date isn't a period.
  if (whole !== undefined && fromText && fromText.end !== fromText.start) return { keys: [whole], value: fromText };
  const start = keyOf(/^(?:from|since|begin|began|start(?:date|ed|year|edon)?)$/i);
  if (start === undefined) return undefined;
  const end = keyOf(/^(?:to|until|till|end(?:date|ed|year|edon)?|finish(?:date|ed|edon)?)$/i);
  const current = keyOf(/^(?:(?:is)?(?:current|present|ongoing)|currently.*)$/i);
  const isCurrent = current === undefined ? undefined : data[current];
  const isOpen = yes.has(isCurrent);
  const isOver = no.has(isCurrent);
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

/**
 * Returns the date from a period setting of an object that supports only dates; undefined if it has two dates, or other
 * settings.
 */
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

/* Returns the valid date in a value, if any. */
function dateOf(value: unknown, kind: 'date' | 'dateOrPresent' = 'date'): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim();
  return new RegExp(patterns[kind], 'u').test(text) ? text : suggestValue(kind, text);
}

const yes: ReadonlySet<unknown> = new Set([true, 'true', 'yes']);
const no: ReadonlySet<unknown> = new Set([false, 'false', 'no']);
