import { type Fix, valueAt } from '../../core/diagnostics/diagnostic.ts';
import { readColor } from '../../core/text/css-color.ts';
import { textKinds } from '../../core/validation/schema.ts';
import { write, writeValue } from '../../core/validation/write.ts';
import { matchesSchema } from '../matches-schema.ts';
import { parentContext } from '../parent-context.ts';
import { suggestBoolean } from '../values/suggest-enum-value.ts';
import { suggestHue } from '../values/suggest-hue.ts';
import { suggestNumber } from '../values/suggest-number.ts';
import { contextAt, suggestValue } from '../values/suggest-value.ts';
import type { TypeMismatch } from './type-mismatch.ts';

/** Removes the quotation marks around a number or boolean, if the result is valid. */
export function unquote({ pointer, data, schema }: TypeMismatch): Fix | undefined {
  if (typeof data !== 'string') return undefined;
  const isNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(data);
  if (!isNumber && data !== 'true' && data !== 'false') return undefined;
  return matchesSchema({ ...schema, type: schema.type.filter((type) => type !== 'string') }, JSON.parse(data))
    ? withoutQuotes(pointer, data)
    : undefined;
}

/** Removes the quotation marks around an allowed value: "version": "1". */
export function unquoteAllowed(allowed: readonly unknown[], data: unknown, pointer: string): Fix | undefined {
  const text = typeof data === 'string' ? data.replace(/\.0$/, '') : undefined;
  const isAmong = allowed.some((value) => typeof value !== 'string' && String(value) === text);
  return text !== undefined && isAmong ? withoutQuotes(pointer, text) : undefined;
}

const withoutQuotes = (pointer: string, text: string): Fix => ({
  text: `remove the quotation marks: ${text}`,
  certain: true,
  edits: [{ at: valueAt(pointer), text }],
});

/** Converts a word for yes or no. */
export function asBoolean({ pointer, data, schema }: TypeMismatch): Fix | undefined {
  const suggestion = schema.type.includes('boolean') ? suggestBoolean(data) : undefined;
  return suggestion === undefined || !matchesSchema(schema, suggestion)
    ? undefined
    : writeValue(pointer, suggestion, true);
}

/** Converts a text to a number, and adds its suffix as a setting if there is one. */
export function asNumber({ pointer, data, schema, site, registry }: TypeMismatch): Fix | undefined {
  if (typeof data !== 'string' || !schema.type.some((type) => type === 'number' || type === 'integer'))
    return undefined;
  const { data: settings, schema: parentSchema } = parentContext(registry, site, pointer);
  const hasSuffix = parentSchema?.properties?.suffix !== undefined && settings.suffix === undefined;
  const suggestion = suggestNumber(data, schema, hasSuffix);
  if (!suggestion?.suffix) return suggestion && writeValue(pointer, suggestion.number, suggestion.isSure);
  const text = `${suggestion.number}, "suffix": "${suggestion.suffix}"`;
  return { text: `write ${text}`, certain: false, edits: [{ at: { pointer, part: 'whole' }, text }] };
}

/** Moves a color from "accent" to "color" and a hue from "color" to "accent", or converts the name of a shade to its hue. */
export function asColor({ pointer, data, schema, site, registry }: TypeMismatch): Fix | undefined {
  if (pointer === '/theme/color' && typeof data === 'number' && data >= 0 && data <= 360) {
    const { data: theme } = parentContext(registry, site, pointer);
    if (theme.accent !== undefined) return undefined;
    return {
      text: 'rename it to "accent"',
      certain: true,
      edits: [{ at: { pointer, part: 'key' }, text: '"accent"' }],
    };
  }
  if (schema.title !== 'Accent' || typeof data !== 'string') return undefined;
  if (readColor(data))
    return {
      text: 'rename it to "color"',
      certain: true,
      edits: [{ at: { pointer, part: 'key' }, text: '"color"' }],
    };
  const hue = suggestHue(data);
  return hue === undefined ? undefined : writeValue(pointer, hue);
}

/** Puts a number in quotation marks, or converts it to a valid text. */
export function asText({ pointer, data, schema, site }: TypeMismatch): Fix | undefined {
  if (!schema.type.includes('string') || typeof data !== 'number' || schema.enum) return undefined;
  const text = String(data);
  // Fractions and large numbers can be written in several ways.
  if (matchesSchema(schema, text))
    return {
      text: 'put it in quotation marks: "{written}"',
      edits: [{ at: valueAt(pointer), text: { quoted: true } }],
      certain: Number.isSafeInteger(data),
    };
  const kind = textKinds.get(schema.pattern);
  const suggestion = kind && suggestValue(kind, text, contextAt(site, pointer));
  return suggestion === undefined ? undefined : write(valueAt(pointer), suggestion);
}

/** An end of true means that it is ongoing. */
export function asPresentDate({ pointer, data, schema }: TypeMismatch): Fix | undefined {
  const isEnd = data === true && textKinds.get(schema.pattern) === 'dateOrPresent';
  return isEnd ? write(valueAt(pointer), 'present') : undefined;
}
