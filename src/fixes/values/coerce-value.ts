import { isTranslatable, isTranslatableList } from '../../../schema/by-language.ts';
import { patterns } from '../../../schema/patterns.ts';
import { isLike } from '../../core/diagnostics/did-you-mean.ts';
import { iconOfNetwork } from '../../core/resolve/icon-of-network.ts';
import { isLanguage } from '../../core/text/language-tags.ts';
import { suggestForHtml } from '../../core/text/suggest-for-html.ts';
import { type Schema, textKinds, typesIn } from '../../core/validation/schema.ts';
import { isRecord } from '../../shared/is-record.ts';
import { mapValues } from '../../shared/map-values.ts';
import { isPrivate } from '../names/candidates.ts';
import { humanize } from '../names/humanize.ts';
import { networkAddress } from './network-address.ts';
import { suggestBoolean, suggestEnumValue } from './suggest-enum-value.ts';
import { suggestGroup } from './suggest-group.ts';
import { suggestHue } from './suggest-hue.ts';
import { suggestList } from './suggest-list.ts';
import { suggestNumber } from './suggest-number.ts';
import { suggestPeriod } from './suggest-period.ts';
import { suggestValue } from './suggest-value.ts';

/** What surrounds a value. */
interface EntryContext {
  /** The key of the value, or of the list that contains it. */
  key: string;
  /** The name of the object that contains it; "" if it has none. */
  name: string;
}

/**
 * Converts a value to what a schema accepts, without changing its meaning. Returns the value itself if it is already
 * valid; undefined if it can't be converted.
 */
export function coerceValue(schema: Schema, value: unknown, context: EntryContext): unknown {
  if (isByLanguage(schema, value)) return value;
  const types = typesIn(schema.type);
  if (schema.const !== undefined) return value === schema.const ? value : undefined;
  for (const type of types) {
    const fit = coercers[type]?.(schema, value, context);
    if (fit !== undefined) return fit;
  }
  return undefined;
}

const isByLanguage = (schema: Schema, value: unknown): boolean =>
  (isTranslatable(schema) || isTranslatableList(schema)) &&
  isRecord(value) &&
  !Array.isArray(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every(isLanguage);

type Coerce = (schema: Schema, value: unknown, context: EntryContext) => unknown;

const coercers: Record<string, Coerce> = {
  string: coerceText,
  number: coerceNumber,
  integer: (schema, value) => {
    const number = coerceNumber(schema, value);
    return Number.isInteger(number) ? number : undefined;
  },
  boolean: (_, value) => (typeof value === 'boolean' ? value : suggestBoolean(value)),
  array: coerceList,
  object: coerceObject,
};

function coerceText(schema: Schema, value: unknown, { key = '' }: Partial<EntryContext> = {}): string | undefined {
  if (typeof value === 'boolean' && schema.enum?.includes('dark') && /dark/i.test(key)) return value ? 'dark' : 'light';
  if (Array.isArray(value)) {
    const isText = value.length > 0 && value.every((entry) => typeof entry === 'string');
    if (!isText || (value.length > 1 && schema.pattern !== patterns.prose)) return undefined;
    return coerceText(schema, value.join('\n'));
  }
  const isNumber = typeof value === 'number' && Number.isFinite(value);
  if (isNumber) return matches(schema, String(value)) ? String(value) : undefined;
  if (typeof value !== 'string') return undefined;
  if (schema.enum) {
    const words = schema.enum.map(String);
    return words.find((each) => isLike(each, value)) ?? suggestEnumValue(value, words);
  }
  if (value.length > (schema.maxLength ?? 20_000)) return undefined;
  if (matches(schema, value)) return value;
  const kind = textKinds.get(schema.pattern);
  return kind && suggestValue(kind, value);
}

const matches = ({ pattern, enum: words }: Schema, text: string): boolean =>
  words === undefined && new RegExp(pattern ?? '', 'u').test(text);

function coerceNumber(schema: Schema, value: unknown): number | undefined {
  const { title, minimum = 0, maximum = 0 } = schema;
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const isPlain = typeof value === 'number' || /^\s*-?\d+(?:\.\d+)?\s*$/.test(value);
  const number = isPlain ? Number(value) : suggestNumber(value, schema)?.number;
  if (number !== undefined && number >= minimum && number <= maximum) return number;
  return title === 'Accent' && typeof value === 'string' ? suggestHue(value) : undefined;
}

/* Wraps a single value in a list, and splits a text of several words. */
function coerceList(
  { items = {}, maxItems = Number.POSITIVE_INFINITY }: Schema,
  value: unknown,
  context: EntryContext,
): unknown[] | undefined {
  const pairs = coercePairs(items, value);
  // If only some keys are networks, the others may be private.
  const isAmbiguous = !pairs && isRecord(value) && !Array.isArray(value) && Object.keys(value).some(iconOfNetwork);
  if (pairs || isAmbiguous) return pairs && pairs.length <= maxItems ? pairs : undefined;
  const list = Array.isArray(value) ? value : typeof value === 'string' ? split(value, items) : [value];
  if (list.length === 0 || list.length > maxItems) return undefined;
  const whole = items.properties?.skills;
  if (whole && !list.some((entry) => isRecord(entry) && 'skills' in entry)) {
    const inside = coerceList(whole, value, context);
    // The group gets the heading of its block.
    return inside && [{ title: context.name || humanize(context.key), skills: inside }];
  }
  const entries = list.map((entry) => coerceEntry(items, entry, context));
  if (entries.includes(undefined)) return undefined;
  return Array.isArray(value) && entries.every((entry, index) => entry === value[index]) ? value : entries;
}

/**
 * Converts an object to the entries of a list of links, profiles or facts: { "GitHub": "amina" }. Skips empty values.
 * Undefined if an entry needs more, if the object is itself an entry, or if a value may be private: a link must have a
 * URL or a network as its key.
 */
export function coercePairs(items: Schema, value: unknown): unknown[] | undefined {
  const { properties = {} } = items;
  const isNamed = properties.network || (properties.label && (properties.href || properties.value));
  if (!isNamed || !isRecord(value) || Array.isArray(value)) return undefined;
  if (Object.keys(value).some((key) => Object.hasOwn(properties, key) || isPrivate(key, items))) return undefined;
  const filled = Object.entries(value).filter(([, each]) => each !== '' && each !== null);
  const entries = filled.map(([key, each]) => {
    if (properties.href)
      return typeof each === 'string' && isLink(key, each, properties.href)
        ? coerceEntry(items, each, { key, name: '' })
        : undefined;
    const label = humanize(key);
    const areTexts = Array.isArray(each) && each.every((one) => typeof one === 'string');
    const [sign = ''] = properties.suffix && typeof each === 'string' ? (/\s*[%+]\s*$/.exec(each) ?? []) : [];
    const whole = areTexts ? each.join(', ') : sign === '' ? each : String(each).slice(0, -sign.length);
    const fit = coerceValue(properties.value as Schema, whole, { key, name: '' });
    const isFit = fit !== undefined && matches(properties.label as Schema, label);
    return isFit ? { label, value: fit, ...(sign && { suffix: sign.trim() }) } : undefined;
  });
  return entries.length === 0 || entries.includes(undefined) ? undefined : entries;
}

const isLink = (key: string, text: string, href: Schema): boolean =>
  iconOfNetwork(key) !== undefined || coerceText(href, text) !== undefined;

function split(text: string, items: Schema): string[] {
  const { pattern } = items;
  if (pattern === patterns.markdown) return (suggestForHtml(text) ?? text).split('\n').map((line) => line.trim());
  const parts = pattern === patterns.label ? text.split(/[·•]| \/ /) : [text];
  const several = parts.length > 1 ? parts : (suggestList(text, { items }) ?? text.split('\n'));
  return several.map((part) => part.trim()).filter((part) => part !== '');
}

/**
 * Converts a value to an entry of a list. A name is enough for entries that require nothing else, and a URL for links.
 */
export function coerceEntry(items: Schema, entry: unknown, context: EntryContext): unknown {
  if (items.title === 'Block') return isRecord(entry) && !Array.isArray(entry) ? entry : undefined;
  if (items.properties?.network && isRecord(entry) && !('network' in entry) && iconOfNetwork(context.key))
    return { network: humanize(context.key), ...entry, ...addressOf(context.key, entry) };
  if (typeof entry !== 'string' || items.type !== 'object') return coerceValue(items, entry, context);
  const { properties = {}, required, if: condition, else: otherwise } = items;
  const settingsOf = (settings: Record<string, string>) => {
    const fit = mapValues<unknown>(settings, (text, name) => coerceValue(properties[name] as Schema, text, context));
    return Object.values(fit).includes(undefined) ? undefined : fit;
  };
  const label = humanize(context.key);
  // The key of a list of URLs doesn't name the network; each URL does.
  if (properties.network && !iconOfNetwork(context.key) && /^https?:/.test(entry)) return suggestGroup(entry, items);
  const isAddress = /^[a-z]+:|^www\.|^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\//i.test(entry.trim());
  const known = isAddress ? undefined : networkAddress(context.key, entry);
  if (properties.network) {
    const href =
      known ?? (isAddress || !iconOfNetwork(context.key) ? coerceText(properties.href as Schema, entry) : undefined);
    return settingsOf({
      network: label,
      ...((known !== undefined || href === undefined) && { username: entry }),
      ...(href !== undefined && { href }),
    });
  }
  if (properties.label && properties.href) {
    const href = known ?? coerceText(properties.href, entry);
    return href === undefined ? undefined : settingsOf({ label, href });
  }
  const [only, ...others] = required ?? (condition?.required && otherwise?.required) ?? [];
  return only === undefined || others.length > 0 ? undefined : settingsOf({ [only]: entry });
}

/* Adds the URL to a profile that has only a username. */
function addressOf(network: string, { username, ...others }: Record<string, unknown>): object {
  const hasAddress = ['href', 'url', 'link'].some((name) => Object.hasOwn(others, name));
  const href = typeof username === 'string' && !hasAddress ? networkAddress(network, username) : undefined;
  return href === undefined ? {} : { href };
}

function coerceObject({ title, properties = {} }: Schema, value: unknown, { name }: EntryContext): unknown {
  if (typeof value === 'string') {
    if (title === 'Period') return value.length > 100 ? undefined : suggestPeriod(value);
    const endpoint = title === 'Sending' && properties.endpoint ? coerceText(properties.endpoint, value) : undefined;
    if (endpoint !== undefined) return { endpoint };
    const src = properties.src && properties.alt ? coerceText(properties.src, value) : undefined;
    return src === undefined || name === '' ? undefined : { src, alt: name };
  }
  const isGroup = isRecord(value) && !Array.isArray(value);
  // Its settings are validated after the move.
  return isGroup && Object.keys(value).length > 0 ? value : undefined;
}
