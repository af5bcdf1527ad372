import { isTranslatable, isTranslatableList } from '../../../schema/by-language.ts';
import { patterns } from '../../../schema/patterns.ts';
import type { BlockRegistry } from '../../core/block-registry.ts';
import { type Fix, type Pointer, valueAt } from '../../core/diagnostics/diagnostic.ts';
import { pointerOf, stepsOf } from '../../core/diagnostics/pointer.ts';
import type { AjvError } from '../../core/problem-cause.ts';
import { readColor } from '../../core/text/css-color.ts';
import { canonicalTag, isLanguage } from '../../core/text/language-tags.ts';
import { writeEnd, writeInner, writeValue } from '../../core/validation/replacement-fixes.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { typesIn } from '../../core/validation/schema.ts';
import { formatExample } from '../../core/validation/schema-example.ts';
import { valueWithSchemaAt } from '../../core/validation/schema-visitor.ts';
import { isObject, isRecord } from '../../shared/is-record.ts';
import { convertValue } from './convert-value.ts';
import { suggestNumber } from './suggest-number.ts';
import { contextAt } from './suggest-value.ts';

/** Returns advice on a value by language that can't be translated as a whole; undefined for any other value. */
export function adviseOnTranslations({ data, params, parentSchema }: AjvError): string | undefined {
  const { pattern } = parentSchema.items ?? {};
  if (!isByTag(data) || isTranslatable(parentSchema) || isTranslatableList(parentSchema)) return undefined;
  if (pattern === patterns.language) return undefined;
  return typesIn(params.type).includes('array')
    ? `translate each text in the array instead; for an entry in one language only, add "languages": ["${Object.keys(data)[0]}"]`
    : 'use the same value for all languages';
}

/** Whether a value is an object whose keys are all language tags. "src" and "alt" are valid tags of three letters. */
export function isByTag(value: unknown): value is Record<string, unknown> {
  const tags = isObject(value) ? Object.keys(value) : [];
  return tags.length > 0 && tags.every((tag) => /^[a-z]{2}(?:[-_]|$)/i.test(tag) && isTag(tag.replaceAll('_', '-')));
}

const isTag = (tag: string) => isLanguage(canonicalTag(tag) ?? '');

/** Returns the fix that converts a value to the right type; undefined if there is none, or if it is ambiguous. */
export function fixType(registry: BlockRegistry, error: AjvError, site: unknown): Fix | undefined {
  const { instancePath: pointer, params, data, parentSchema } = error;
  if (pointer === '' || (typeof data === 'string' && data.length > maxLength)) return undefined;
  const parent = parentContext(registry, site, pointer);
  // ajv reports the schema in which texts can be objects by language; the conversions need the schema of the setting.
  const own = Array.isArray(parent.data) ? parent.schema?.items : parent.schema?.properties?.[parent.name];
  const schema: Schema = { ...(own ?? parentSchema), type: typesIn(params.type) };
  if (data === null)
    return writeEnd(pointer) ?? removeSetting(registry, pointer, site, 'add a value or remove it', true);
  const fix =
    renameType(pointer, data, parent) ??
    (typeof data === 'string' ? fixNumber(pointer, data, schema, parent) : unwrap(pointer, data, schema)) ??
    convert(pointer, data, schema, parent, site);
  if (fix) return fix;
  if (data === false) return removeSetting(registry, pointer, site, 'remove it to omit it from the site');
  if (Array.isArray(data) && data.length > 1 && typesIn(schema.type).includes('string'))
    return { text: 'keep only one of them', certain: false, edits: [] };
  const isEmpty = data === '' || (isRecord(data) && Object.keys(data).length === 0);
  return isEmpty ? removeSetting(registry, pointer, site, 'remove it: it is empty') : undefined;
}

/* Longer texts aren't typing mistakes, and matching them is slow. */
const maxLength = 5000;

/** Returns the fix that removes a setting, if it is optional. */
export const removeSetting = (
  registry: BlockRegistry,
  pointer: Pointer,
  site: unknown,
  text: string,
  certain = false,
): Fix | undefined =>
  isOptional(parentContext(registry, site, pointer))
    ? { text, certain, edits: [{ kind: 'remove', at: stepsOf(pointer) }] }
    : undefined;

/* Several languages belong in `languages`, a color in `color`, and a hue in `accent`. */
function renameType(pointer: Pointer, data: unknown, { data: settings }: ParentContext): Fix | undefined {
  const isAngle = typeof data === 'number' && data >= 0 && data <= 360;
  const areLanguages =
    Array.isArray(data) && data.length > 1 && data.every((tag) => typeof tag === 'string' && isLanguage(tag));
  const [, name] =
    [
      ['/language', areLanguages ? 'languages' : ''],
      ['/theme/color', isAngle ? 'accent' : ''],
      ['/theme/accent', typeof data === 'string' && readColor(data) ? 'color' : ''],
    ].find(([at]) => at === pointer) ?? [];
  if (!name || settings[name] !== undefined) return undefined;
  return {
    text: `rename it to "${name}"`,
    certain: true,
    edits: [{ at: { pointer, part: 'key' }, text: `"${name}"` }],
  };
}

/* Unwraps an array with one entry, or an object with one setting. */
function unwrap(pointer: Pointer, data: unknown, schema: Schema): Fix | undefined {
  const [only, ...others] = isRecord(data) ? Object.entries(data) : [];
  if (!only || others.length > 0) return undefined;
  const [name, value] = only;
  if (convertValue(schema, value, { key: name }) !== value) return undefined;
  return Array.isArray(data)
    ? writeInner(pointer, `${pointer}/0`, 'remove the square brackets', true)
    : writeInner(pointer, pointer + pointerOf([name]), `write only the value of "${name}"`);
}

/* Reads a number from a text, and writes its suffix as a setting if there is one. */
function fixNumber(
  pointer: Pointer,
  data: string,
  schema: Schema,
  { data: settings, schema: parentSchema }: ParentContext,
): Fix | undefined {
  if (!typesIn(schema.type).some((type) => type === 'number' || type === 'integer')) return undefined;
  const hasSuffix = parentSchema?.properties?.suffix !== undefined && settings.suffix === undefined;
  const { number, isSure, suffix } = suggestNumber(data, schema, hasSuffix) ?? {};
  if (number === undefined) return undefined;
  if (/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(data)) return withoutQuotes(pointer, data);
  if (suffix === undefined) return writeValue(pointer, number, isSure);
  const text = `${number}, "suffix": "${suffix}"`;
  return { text: `write ${text}`, certain: false, edits: [{ at: { pointer, part: 'whole' }, text }] };
}

function convert(
  pointer: Pointer,
  data: unknown,
  schema: Schema,
  parent: ParentContext,
  site: unknown,
): Fix | undefined {
  const key = Array.isArray(parent.data) ? String(pointer.split('/').at(-2)) : parent.name;
  const fit = convertValue(schema, data, { ...contextAt(site, pointer), key });
  if (fit === undefined || fit === data) return undefined;
  if (Array.isArray(fit) && fit.length === 1 && fit[0] === data) {
    const edit = { at: { pointer, part: 'whole' }, text: { around: ['[', ']'] } } as const;
    return { text: 'put it in square brackets', certain: true, edits: [edit] };
  }
  // Fractions and large numbers can be written in several ways.
  if (typeof data === 'number' && fit === String(data)) {
    const edits = [{ at: valueAt(pointer), text: { around: ['"', '"'] } as const }];
    return { text: 'put it in quotation marks: "{written}"', certain: Number.isSafeInteger(data), edits };
  }
  if (String(fit) === data) return withoutQuotes(pointer, data);
  const fix = writeValue(pointer, fit, typeof fit === 'boolean');
  // In front matter, only plain values can be replaced.
  return isRecord(data) ? fix : { ...fix, edits: [{ at: valueAt(pointer), text: formatExample(fit) }] };
}

/** Returns the fix that removes the quotation marks around a value. */
export const withoutQuotes = (pointer: Pointer, text: string): Fix => ({
  text: `remove the quotation marks: ${text}`,
  certain: true,
  edits: [{ at: valueAt(pointer), text }],
});

/* The object or array that contains a value. */
interface ParentContext {
  /** The key or index of the value. */
  name: string;
  data: Record<string, unknown>;
  /** Undefined in values without a schema. */
  schema: Schema | undefined;
}

/* Returns the object or array that contains the value at a pointer. It must exist. */
function parentContext(registry: BlockRegistry, site: unknown, pointer: Pointer): ParentContext {
  const steps = stepsOf(pointer);
  const [name = ''] = steps.slice(-1);
  const { schema, value } = valueWithSchemaAt(registry, site, steps.slice(0, -1));
  return { name, data: value as Record<string, unknown>, schema };
}

/* Whether the parent is valid without the value. */
function isOptional({ name, data, schema }: ParentContext): boolean {
  if (Array.isArray(data)) return data.length > (schema?.minItems ?? 0);
  // Another check reports that a text by language needs the main language.
  const { required = [], if: condition, else: otherwise } = { ...schema };
  if (required.includes(name)) return false;
  const alternatives = otherwise?.required ?? [];
  // A setting that replaces a required one is needed if that one is missing.
  return condition?.required?.includes(name)
    ? alternatives.every((each) => Object.hasOwn(data, each))
    : !alternatives.includes(name) || condition?.required?.every((each) => Object.hasOwn(data, each)) === true;
}
