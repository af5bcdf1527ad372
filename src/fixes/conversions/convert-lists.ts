import { type Fix, valueAt } from '../../core/diagnostics/diagnostic.ts';
import { pointerOf } from '../../core/source/pointer.ts';
import { formatExample } from '../../core/validation/example.ts';
import { type Schema, textKinds } from '../../core/validation/schema.ts';
import { typesIn } from '../../core/validation/types-in.ts';
import { writeInner, writeValue } from '../../core/validation/write.ts';
import { isRecord } from '../../shared/is-record.ts';
import { matchesSchema } from '../matches-schema.ts';
import { coercePairs } from '../values/coerce-value.ts';
import { suggestGroup } from '../values/suggest-group.ts';
import { suggestList } from '../values/suggest-list.ts';
import { knownOf } from '../values/suggest-value.ts';
import type { TypeMismatch } from './type-mismatch.ts';

/** One entry where a list of such entries belongs goes into brackets. */
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

/** Several in one text are several texts: "React, PHP". */
export function splitText({ pointer, data, schema }: TypeMismatch): Fix | undefined {
  const list = typeof data === 'string' && schema.type.includes('array') ? suggestList(data, schema) : undefined;
  if (!list) return undefined;
  if (!isAmbiguousSeparator(String(data), pointer)) {
    const text = formatExample(list);
    return { text: `write ${text}`, certain: false, edits: [{ at: valueAt(pointer), text }] };
  }
  return { text: 'write a list, with each entry in quotation marks: ["…", "…"]', certain: false, edits: [] };
}

/* A comma stands in "Yıldız, Derya" and "Tunis, Tunisia", and "and" between the last two: only the owner knows. */
const isAmbiguousSeparator = (text: string, pointer: string): boolean =>
  !/[\n\r]/.test(text) &&
  (/\/(?:authors|editors|names)$/.test(pointer)
    ? /,/.test(text)
    : /\s(?:and|&|et|und|y|e|en|och|og|i|ve|و)\s|\p{N},\p{N}|[("“«][^)"”»]*,/iu.test(text));

/** A list of one thing where that thing belongs, or a group that has one thing and no more. */
export function unwrapSingle({ pointer, data, schema }: TypeMismatch): Fix | undefined {
  const [only, ...others] = isRecord(data) ? Object.entries(data) : [];
  if (!only || others.length > 0) return undefined;
  const [name, value] = only;
  if (!matchesSchema(schema, value)) return undefined;
  return Array.isArray(data)
    ? writeInner(pointer, `${pointer}/0`, 'remove the square brackets', true)
    : writeInner(pointer, pointer + pointerOf([name]), `write only the value of "${name}"`);
}

/** Names with values where a list of links or facts belongs: { "GitHub": "https://github.com/amina" }. */
export function asPairs({ pointer, data, schema }: TypeMismatch): Fix | undefined {
  const pairs = schema.type.includes('array') && schema.items ? coercePairs(schema.items, data) : undefined;
  return pairs && matchesSchema(schema, pairs) ? writeValue(pointer, pairs) : undefined;
}

/** Several things in one text, or one, where a list of groups belongs. */
export function asGroups({ pointer, data, schema, site }: TypeMismatch): Fix | undefined {
  const { items } = schema;
  if (typeof data !== 'string' || !schema.type.includes('array') || items?.type !== 'object') return undefined;
  const parts = suggestList(data, { items: { type: 'string', maxLength: 120 } }) ?? [data];
  const groups = parts.map((part) => suggestGroup(part, items, knownOf(site, pointer)));
  return groups.every((group) => group !== undefined) ? writeValue(pointer, groups) : undefined;
}

/** Several texts where one belongs. */
export function joinTexts({ pointer, data, schema }: TypeMismatch): Fix | undefined {
  if (!schema.type.includes('string') || !Array.isArray(data) || data.length < 2) return undefined;
  const kind = textKinds.get(String(schema.pattern));
  const isJoined =
    data.every((each) => typeof each === 'string') && (kind === 'line' || kind === 'label' || kind === 'prose');
  const text = data.join(kind === 'prose' ? '\n' : ', ');
  return isJoined && matchesSchema(schema, text) ? writeValue(pointer, text) : undefined;
}

/** Of several addresses one can be written. */
export function keepFirst({ pointer, data, schema }: TypeMismatch): Fix | undefined {
  const isOneOfMany = schema.type.includes('string') && Array.isArray(data) && data.length > 1;
  return isOneOfMany && data.every((each) => matchesSchema(schema, each))
    ? writeInner(pointer, `${pointer}/0`, `keep only one, for example ${JSON.stringify(data[0])}`)
    : undefined;
}
