import { isTranslatable, isTranslatableList } from '../../../schema/by-language.ts';
import { patterns } from '../../../schema/patterns.ts';
import { isLike } from '../../core/diagnostics/did-you-mean.ts';
import { isLanguage } from '../../core/text/language-tags.ts';
import { suggestForHtml } from '../../core/text/suggest-for-html.ts';
import { type Schema, textKinds, typesIn } from '../../core/validation/schema.ts';
import { isObject, isRecord } from '../../shared/is-record.ts';
import { mapValues } from '../../shared/map-values.ts';
import { humanize, isOwnName } from '../unknown-settings/aliases.ts';
import { iconOfNetwork } from './icon-of-network.ts';
import { networkAddress } from './network-address.ts';
import { suggestBoolean, suggestEnumValue } from './suggest-enum-value.ts';
import { suggestNumber } from './suggest-number.ts';
import { suggestPeriod } from './suggest-period.ts';
import { type SuggestionContext, suggestValue } from './suggest-value.ts';

/** What surrounds a value. */
interface ValueContext extends SuggestionContext {
  /** The key of the value, or of the list that contains it. */
  key: string;
  /** The name of the object that contains it. */
  name?: string;
}

/**
 * Converts a value to what a schema accepts, without changing its meaning. Returns the value itself if it is already
 * accepted; undefined if it can't be converted, or if values would have to be invented. Objects aren't validated.
 */
export function convertValue(schema: Schema, value: unknown, context: ValueContext): unknown {
  if (isByLanguage(schema, value)) return value;
  for (const type of typesIn(schema.type)) {
    const fit = converters[type]?.(schema, value, context);
    if (fit !== undefined && (schema.const === undefined || fit === schema.const)) return fit;
  }
  return undefined;
}

const isByLanguage = (schema: Schema, value: unknown): boolean =>
  (isTranslatable(schema) || isTranslatableList(schema)) &&
  isRecord(value) &&
  !Array.isArray(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every(isLanguage);

const converters: Record<string, (schema: Schema, value: unknown, context: ValueContext) => unknown> = {
  string: toText,
  number: toNumber,
  integer: (schema, value) => (Number.isInteger(toNumber(schema, value)) ? toNumber(schema, value) : undefined),
  boolean: (_, value) => (typeof value === 'boolean' ? value : suggestBoolean(value)),
  array: toList,
  object: toObject,
};

function toText(schema: Schema, value: unknown, context: ValueContext): string | undefined {
  if (typeof value === 'boolean' && schema.enum?.includes('dark') && /dark/i.test(context.key))
    return value ? 'dark' : 'light';
  if (value === true && schema.pattern === patterns.dateOrPresent) return 'present';
  if (Array.isArray(value)) {
    const separator = separators.get(schema.pattern) ?? (value.length === 1 ? '' : undefined);
    const areTexts = value.length > 0 && value.every((entry) => typeof entry === 'string');
    return areTexts && separator !== undefined ? toText(schema, value.join(separator), context) : undefined;
  }
  if (typeof value === 'number' && !schema.enum) return toText(schema, String(value), context);
  if (typeof value !== 'string') return undefined;
  if (schema.enum) {
    const words = schema.enum.map(String);
    return words.find((each) => isLike(each, value)) ?? suggestEnumValue(value, words);
  }
  const kind = textKinds.get(schema.pattern);
  const text = new RegExp(schema.pattern ?? '', 'u').test(value) ? value : kind && suggestValue(kind, value, context);
  return text === undefined || text.length > (schema.maxLength ?? 20_000) ? undefined : text;
}

/* Between several texts in one, by its pattern. */
const separators = new Map<string | undefined, string>([
  [patterns.prose, '\n'],
  [patterns.line, ', '],
  [patterns.label, ', '],
]);

function toNumber(schema: Schema, value: unknown): number | undefined {
  const { minimum = 0, maximum = Number.POSITIVE_INFINITY } = schema;
  const number = typeof value === 'string' ? suggestNumber(value, schema)?.number : value;
  return typeof number === 'number' && number >= minimum && number <= maximum ? number : undefined;
}

/* Wraps a single value in a list, and splits a text of several words. */
function toList(schema: Schema, value: unknown, context: ValueContext): unknown[] | undefined {
  const { items = {}, maxItems = Number.POSITIVE_INFINITY } = schema;
  const list = Array.isArray(value) ? value : typeof value === 'string' ? split(value, items, context.key) : [value];
  if (list.length === 0 || list.length > maxItems) return undefined;
  const inner = items.properties?.skills;
  if (inner && !list.some((entry) => isRecord(entry) && 'skills' in entry)) {
    const skills = toList(inner, value, context);
    // The group gets the heading of its block.
    return skills && [{ title: context.name || humanize(context.key), skills }];
  }
  const entries = list.map((entry) => convertEntry(items, entry, context));
  if (entries.includes(undefined)) return undefined;
  return Array.isArray(value) && entries.every((entry, index) => entry === value[index]) ? value : entries;
}

/* Splits a text at line breaks or commas; empty if the commas may belong to a name. */
function split(text: string, items: Schema, key: string): string[] {
  if (items.pattern === patterns.markdown) return (suggestForHtml(text) ?? text).split('\n').map((line) => line.trim());
  const { maxLength = items.type === 'object' ? 120 : Number.POSITIVE_INFINITY } = items;
  const lines = partsOf(text, /[\n\r]+/);
  const words = items.enum || maxLength <= 120 ? partsOf(text, /[,;،|·•]| \/ /) : [];
  const parts = lines.length > 1 ? lines : words;
  if (parts === words && words.length > 1 && isAmbiguous(text, key)) return [];
  return parts.length > 1 && parts.every((part) => part.length <= maxLength) ? [...new Set(parts)] : [text.trim()];
}

const partsOf = (text: string, between: RegExp): string[] =>
  text
    .split(between)
    .map((part) => part.replace(/^\s*(?:[-*•–]\s+)?|\s+$/g, ''))
    .filter((part) => part !== '');

/* "Yıldız, Derya" and "Tunis, Tunisia" contain commas, and "and" can be part of a name: only the owner can decide. */
const isAmbiguous = (text: string, key: string): boolean =>
  /^(?:authors|editors|names)$/.test(key)
    ? text.includes(',')
    : /\s(?:and|&|et|und|y|e|en|och|og|i|ve|و)\s|\p{N},\p{N}|[("“«][^)"”»]*,/iu.test(text);

/** Converts a value to an entry of a list. */
export function convertEntry(items: Schema, entry: unknown, context: ValueContext): unknown {
  if (items.title === 'Block') return isRecord(entry) && Object.hasOwn(entry, 'type') ? entry : undefined;
  const fit = convertValue(items, entry, context);
  const needsNetwork = items.properties?.network && iconOfNetwork(context.key) && isRecord(fit) && !('network' in fit);
  return needsNetwork ? { network: humanize(context.key), ...fit } : fit;
}

function toObject(schema: Schema, value: unknown, context: ValueContext): unknown {
  const { title, properties = {} } = schema;
  const text = Array.isArray(value) && value.length === 2 ? value.join(' – ') : value;
  if (title === 'Period' && (typeof text === 'string' || typeof text === 'number'))
    return String(text).length > 100 ? undefined : suggestPeriod(String(text), context.language);
  if (typeof value === 'string') {
    // Each of the settings must accept its text.
    const settings = Object.entries(settingsOf(value, schema, context)).filter(([, each]) => each !== undefined);
    const fit = mapValues<unknown>(Object.fromEntries(settings), (each, name) =>
      convertValue(properties[name] as Schema, each, context),
    );
    const isWhole = Object.keys(fit).length > 0 && (schema.required ?? []).every((name) => Object.hasOwn(fit, name));
    return isWhole && !Object.values(fit).includes(undefined) ? fit : undefined;
  }
  // Its settings are validated later, but an object of another kind isn't accepted.
  return isObject(value) && Object.keys(value).some((name) => isOwnName(name, schema)) ? value : undefined;
}

/* Returns the settings of an object that needs no more than one text; empty if it needs more. */
function settingsOf(
  text: string,
  { title, properties = {}, required = [], if: condition, else: otherwise }: Schema,
  { key, name }: ValueContext,
): Record<string, string | undefined> {
  const isUrl = /^(?:https?:|mailto:|tel:|www\.)|^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\//i.test(text.trim());
  const address = isUrl ? text : networkAddress(key, text);
  const isNetwork = iconOfNetwork(key) !== undefined;
  if (properties.network)
    return isNetwork ? { network: humanize(key), username: isUrl ? undefined : text, href: address } : {};
  // The name of a list isn't a label.
  if (properties.label && properties.href)
    return isNetwork || !/s$|^navigation$/i.test(key) ? { label: humanize(key), href: address ?? text } : {};
  if (properties.src && properties.alt) return name === undefined || name === '' ? {} : { src: text, alt: name };
  if (title === 'Theme') return properties.mode?.enum?.includes(text) ? { mode: text } : { color: text };
  if (title === 'Sending') return { endpoint: text };
  if (title === 'Footer') return { copyright: text };
  const [only, ...others] = [...required, ...((condition && otherwise?.required) ?? [])];
  return only === undefined || others.length > 0 ? {} : { [only]: text };
}
