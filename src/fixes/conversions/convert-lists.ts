import { type Fix, valueAt } from '../../core/diagnostics/diagnostic.ts';
import { pointerOf } from '../../core/diagnostics/pointer.ts';
import { formatExample } from '../../core/validation/example.ts';
import { type Schema, textKinds, typesIn } from '../../core/validation/schema.ts';
import { writeInner, writeValue } from '../../core/validation/write.ts';
import { isRecord } from '../../shared/is-record.ts';
import { matchesSchema } from '../matches-schema.ts';
import { coercePairs } from '../values/coerce-value.ts';
import { suggestGroup } from '../values/suggest-group.ts';
import { suggestList } from '../values/suggest-list.ts';
import { contextAt } from '../values/suggest-value.ts';
import type { TypeMismatch } from './type-mismatch.ts';

/** Wraps a single entry in an array. */
export function wrapInBrackets({ pointer, data, schema }: TypeMismatch): Fix | undefined {
  if (!schema.type.includes('array') || !isEntry(data, schema.items ?? {})) return undefined;
  if (typeof data === 'string' && suggestList(data, schema)) return undefined;
  const edits = [
    { at: { pointer, part: 'before' } as const, text: '[' },
    { at: { pointer, part: 'after' } as const, text: ']' },
  ];
  return { text: 'put it in square brackets', certain: true, edits };
}

function isEntry(data: unknown, { type = 'object', properties = { type: {} }, ...rules }: Schema): boolean {
  if (typesIn(type).includes('object') && isRecord(data) && !Array.isArray(data))
    return Object.keys(properties).some((name) => Object.hasOwn(data, name));
  return !isRecord(data) && matchesSchema({ ...rules, type }, data);
}

/** Splits a text into a list: "React, PHP". */
export function splitText({ pointer, data, schema }: TypeMismatch): Fix | undefined {
  const list = typeof data === 'string' && schema.type.includes('array') ? suggestList(data, schema) : undefined;
  if (!list) return undefined;
  if (!isAmbiguousSeparator(String(data), pointer)) {
    const text = formatExample(list);
    return { text: `write ${text}`, certain: false, edits: [{ at: valueAt(pointer), text }] };
  }
  return { text: 'write a list, with each entry in quotation marks: ["…", "…"]', certain: false, edits: [] };
}

/* "Yıldız, Derya" and "Tunis, Tunisia" contain commas, and "and" can be part of a name: only the owner can decide. */
const isAmbiguousSeparator = (text: string, pointer: string): boolean =>
  !/[\n\r]/.test(text) &&
  (/\/(?:authors|editors|names)$/.test(pointer)
    ? /,/.test(text)
    : /\s(?:and|&|et|und|y|e|en|och|og|i|ve|و)\s|\p{N},\p{N}|[("“«][^)"”»]*,/iu.test(text));

/** Unwraps an array with one entry, or an object with one setting. */
export function unwrapSingle({ pointer, data, schema }: TypeMismatch): Fix | undefined {
  const [only, ...others] = isRecord(data) ? Object.entries(data) : [];
  if (!only || others.length > 0) return undefined;
  const [name, value] = only;
  if (!matchesSchema(schema, value)) return undefined;
  return Array.isArray(data)
    ? writeInner(pointer, `${pointer}/0`, 'remove the square brackets', true)
    : writeInner(pointer, pointer + pointerOf([name]), `write only the value of "${name}"`);
}

/** Converts an object to a list of links or facts: { "GitHub": "https://github.com/amina" }. */
export function asPairs({ pointer, data, schema }: TypeMismatch): Fix | undefined {
  const pairs = schema.type.includes('array') && schema.items ? coercePairs(schema.items, data) : undefined;
  return pairs && matchesSchema(schema, pairs) ? writeValue(pointer, pairs) : undefined;
}

/** Converts a text to a list of objects. */
export function asGroups({ pointer, data, schema, site }: TypeMismatch): Fix | undefined {
  const { items } = schema;
  if (typeof data !== 'string' || !schema.type.includes('array') || items?.type !== 'object') return undefined;
  const parts = suggestList(data, { items: { type: 'string', maxLength: 120 } }) ?? [data];
  const groups = parts.map((part) => suggestGroup(part, items, contextAt(site, pointer)));
  return groups.every((group) => group !== undefined) ? writeValue(pointer, groups) : undefined;
}

/** Joins several texts. */
export function joinTexts({ pointer, data, schema }: TypeMismatch): Fix | undefined {
  if (!schema.type.includes('string') || !Array.isArray(data) || data.length < 2) return undefined;
  const kind = textKinds.get(schema.pattern);
  const isJoined =
    data.every((each) => typeof each === 'string') && (kind === 'line' || kind === 'label' || kind === 'prose');
  const text = data.join(kind === 'prose' ? '\n' : ', ');
  return isJoined && matchesSchema(schema, text) ? writeValue(pointer, text) : undefined;
}

/** Keeps the first of several values. */
export function keepFirst({ pointer, data, schema }: TypeMismatch): Fix | undefined {
  const isOneOfMany = schema.type.includes('string') && Array.isArray(data) && data.length > 1;
  return isOneOfMany && data.every((each) => matchesSchema(schema, each))
    ? writeInner(pointer, `${pointer}/0`, `keep only one, for example ${JSON.stringify(data[0])}`)
    : undefined;
}
