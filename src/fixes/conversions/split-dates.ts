import type { BlockRegistry } from '../../core/block-registry.ts';
import { type Fix, type Pointer, valueAt } from '../../core/diagnostics/diagnostic.ts';
import { suggestDate } from '../../core/text/suggest-date.ts';
import { formatExample } from '../../core/validation/example.ts';
import { deleteEntry, writeValue } from '../../core/validation/write.ts';
import { parentContext } from '../parent-context.ts';
import { suggestPeriod } from '../values/suggest-period.ts';
import type { SuggestionContext } from '../values/suggest-value.ts';

/** Splits two dates in one setting into a period, or into a date and its expiry; undefined for any other text. */
export const splitDates = (
  registry: BlockRegistry,
  text: string,
  pointer: Pointer,
  site: unknown,
  context: SuggestionContext,
): Fix | undefined =>
  text.length > 100
    ? undefined
    : (asPeriodSetting(registry, text, pointer, site, context) ?? splitExpiry(registry, text, pointer, site, context));

/* Writes a period in place of its start, or as a setting. */
function asPeriodSetting(
  registry: BlockRegistry,
  text: string,
  pointer: Pointer,
  site: unknown,
  { language }: SuggestionContext,
): Fix | undefined {
  const period = suggestPeriod(text, language);
  const { name, data, schema } = parentContext(registry, site, pointer);
  if (!period) return undefined;
  if (schema?.title === 'Period' && data.end === undefined) return writeValue(pointer.replace(/\/[^/]*$/, ''), period);
  if (name !== 'date' || !schema?.properties?.period || data.period !== undefined) return undefined;
  const written = formatExample(period);
  return {
    text: `write "period": ${written}`,
    certain: false,
    edits: [
      { at: { pointer, part: 'key' }, text: '"period"' },
      { at: valueAt(pointer), text: written },
    ],
  };
}

/* "Issued Mar 2021 · Expires Mar 2024" contains two dates; "No Expiration Date" contains none. */
function splitExpiry(
  registry: BlockRegistry,
  text: string,
  pointer: Pointer,
  site: unknown,
  { language }: SuggestionContext,
): Fix | undefined {
  const { name, data, schema } = parentContext(registry, site, pointer);
  if (schema?.properties?.expires === undefined) return undefined;
  const saysNever = (words: string) => /^(?:no|never|none|does(?:n't| not))\b/i.test(words.trim());
  if (name === 'expires')
    return saysNever(text) ? deleteEntry(pointer, 'remove it: an entry without it never expires') : undefined;
  const [, first = '', last = ''] = /^(.+?)\s*[·•|;,]\s*(.+)$/.exec(text) ?? [];
  const [date, expires] = [suggestDate(first, language), suggestDate(last, language)];
  if (date === undefined || data.expires !== undefined || (expires === undefined && !saysNever(last))) return undefined;
  const expiry = expires === undefined ? '' : `, "expires": "${expires}"`;
  return {
    text: `write "date": "${date}"${expiry}`,
    certain: false,
    edits: [{ at: { pointer, part: 'whole' }, text: `"${date}"${expiry}` }],
  };
}
