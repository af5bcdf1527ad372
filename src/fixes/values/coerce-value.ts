import { isTranslatable, isTranslatableList } from '../../../schema/by-language.ts';
import { patterns } from '../../../schema/patterns.ts';
import { isLike } from '../../core/diagnostics/suggest.ts';
import { isLanguage } from '../../core/i18n/tags.ts';
import { iconOfNetwork } from '../../core/resolve/icon-of-network.ts';
import { mapValues } from '../../core/resolve/map-values.ts';
import { suggestForHtml } from '../../core/text/suggest-for-html.ts';
import { type Schema, textKinds } from '../../core/validation/schema.ts';
import { typesIn } from '../../core/validation/types-in.ts';
import { isRecord } from '../../shared/is-record.ts';
import { isPrivate } from '../names/candidates.ts';
import { humanize } from '../names/humanize.ts';
import { networkAddress } from './networks.ts';
import { suggestBoolean, suggestEnumValue } from './suggest-enum-value.ts';
import { suggestGroup } from './suggest-group.ts';
import { suggestHue } from './suggest-hue.ts';
import { suggestList } from './suggest-list.ts';
import { suggestNumber } from './suggest-number.ts';
import { suggestPeriod } from './suggest-period.ts';
import { suggestedValue } from './suggest-value.ts';

/** What is known of a value from around it. */
export interface EntryContext {
  /** The name before it. */
  key: string;
  /** What the object is called that it is in. */
  name: string;
}

/** A value as a setting takes it: the value itself where it does, another that says the same, or undefined. */
export function coerceValue(schema: Schema, value: unknown, around: EntryContext): unknown {
  if (isByLanguage(schema, value)) return value;
  const types = typesIn(schema.type);
  if (schema.const !== undefined) return value === schema.const ? value : undefined;
  for (const type of types) {
    const fit = fitters[type]?.(schema, value, around);
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

type Fit = (schema: Schema, value: unknown, around: EntryContext) => unknown;

const fitters: Record<string, Fit> = {
  string: fitText,
  number: fitNumber,
  integer: (schema, value) => {
    const number = fitNumber(schema, value);
    return Number.isInteger(number) ? number : undefined;
  },
  boolean: (_, value) => (typeof value === 'boolean' ? value : suggestBoolean(value)),
  array: fitList,
  object: fitObject,
};

function fitText(schema: Schema, value: unknown, around?: EntryContext): string | undefined {
  if (typeof value === 'boolean' && schema.enum?.includes('dark') && /dark/i.test(String(around?.key)))
    return value ? 'dark' : 'light';
  if (Array.isArray(value)) {
    const isText = value.length > 0 && value.every((entry) => typeof entry === 'string');
    if (!isText || (value.length > 1 && schema.pattern !== patterns.prose)) return undefined;
    return fitText(schema, value.join('\n'));
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
  const kind = textKinds.get(String(schema.pattern));
  return kind && suggestedValue(kind, value);
}

const matches = ({ pattern, enum: words }: Schema, text: string): boolean =>
  words === undefined && new RegExp(pattern ?? '', 'u').test(text);

function fitNumber(schema: Schema, value: unknown): number | undefined {
  const { title, minimum = 0, maximum = 0 } = schema;
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const isPlain = typeof value === 'number' || /^\s*-?\d+(?:\.\d+)?\s*$/.test(value);
  const number = isPlain ? Number(value) : suggestNumber(value, schema)?.number;
  if (number !== undefined && number >= minimum && number <= maximum) return number;
  return title === 'Accent' && typeof value === 'string' ? suggestHue(value) : undefined;
}

/* One thing is a list of it; words in one text are a list of words. */
function fitList(
  { items = {}, maxItems = Number.POSITIVE_INFINITY }: Schema,
  value: unknown,
  around: EntryContext,
): unknown[] | undefined {
  const pairs = coercePairs(items, value);
  // Of networks and of something else nobody knows which of it is for visitors.
  const isUnclear = !pairs && isRecord(value) && !Array.isArray(value) && Object.keys(value).some(iconOfNetwork);
  if (pairs || isUnclear) return pairs && pairs.length <= maxItems ? pairs : undefined;
  const list = Array.isArray(value) ? value : typeof value === 'string' ? split(value, items) : [value];
  if (list.length === 0 || list.length > maxItems) return undefined;
  const whole = items.properties?.skills;
  if (whole && !list.some((entry) => isRecord(entry) && 'skills' in entry)) {
    const inside = fitList(whole, value, around);
    // A group has the name of its block.
    return inside && [{ title: around.name || humanize(around.key), skills: inside }];
  }
  const entries = list.map((entry) => coerceEntry(items, entry, around));
  if (entries.includes(undefined)) return undefined;
  return Array.isArray(value) && entries.every((entry, index) => entry === value[index]) ? value : entries;
}

/**
 * The entries of a list of links, profiles or facts that are written as names with values, { "GitHub": "amina" }; undefined
 * where an entry needs more than that, where it is one entry itself, and where one may not be for visitors: a link is one
 * of a network, or has an address. What has no value is none.
 */
export function coercePairs(items: Schema, value: unknown): unknown[] | undefined {
  const { properties = {} } = items;
  const isNamed = properties.network || (properties.label && (properties.href || properties.value));
  if (!isNamed || !isRecord(value) || Array.isArray(value)) return undefined;
  if (Object.keys(value).some((key) => Object.hasOwn(properties, key) || isPrivate(key, items))) return undefined;
  const said = Object.entries(value).filter(([, each]) => each !== '' && each !== null);
  const entries = said.map(([key, each]) => {
    if (properties.href)
      return typeof each === 'string' && isLink(key, each, properties.href)
        ? coerceEntry(items, each, { key, name: '' })
        : undefined;
    const label = humanize(key);
    const isWords = Array.isArray(each) && each.every((one) => typeof one === 'string');
    const fit = coerceValue(properties.value as Schema, isWords ? each.join(', ') : each, { key, name: '' });
    const [sign] = properties.suffix ? (/[%+](?=\s*$)/.exec(String(each)) ?? []) : [];
    const isFit = fit !== undefined && matches(properties.label as Schema, label);
    return isFit ? { label, value: fit, ...(sign && { suffix: sign }) } : undefined;
  });
  return entries.length === 0 || entries.includes(undefined) ? undefined : entries;
}

const isLink = (key: string, text: string, href: Schema): boolean =>
  iconOfNetwork(key) !== undefined || fitText(href, text) !== undefined;

function split(text: string, items: Schema): string[] {
  const { pattern } = items;
  if (pattern === patterns.markdown) return (suggestForHtml(text) ?? text).split('\n').map((line) => line.trim());
  const parts = pattern === patterns.label ? text.split(/[·•]| \/ /) : [text];
  const several = parts.length > 1 ? parts : (suggestList(text, { items }) ?? text.split('\n'));
  return several.map((part) => part.trim()).filter((part) => part !== '');
}

/** An entry of a list as it takes it. A name alone is an entry that needs nothing else, an address one of links. */
export function coerceEntry(items: Schema, entry: unknown, around: EntryContext): unknown {
  if (items.title === 'Block') return isRecord(entry) && !Array.isArray(entry) ? entry : undefined;
  if (items.properties?.network && isRecord(entry) && !('network' in entry) && iconOfNetwork(around.key))
    return { network: humanize(around.key), ...entry, ...addressOf(around.key, entry) };
  if (typeof entry !== 'string' || items.type !== 'object') return coerceValue(items, entry, around);
  const { properties = {}, required, if: condition, else: otherwise } = items;
  const named = (settings: Record<string, string>) => {
    const fit = mapValues<unknown>(settings, (text, name) => coerceValue(properties[name] as Schema, text, around));
    return Object.values(fit).includes(undefined) ? undefined : fit;
  };
  const label = humanize(around.key);
  // A list of addresses says nothing of whose they are; each address does.
  if (properties.network && !iconOfNetwork(around.key) && /^https?:/.test(entry)) return suggestGroup(entry, items);
  const isAddress = /^[a-z]+:|^www\.|^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\//i.test(entry.trim());
  const known = isAddress ? undefined : networkAddress(around.key, entry);
  if (properties.network) {
    const href =
      known ?? (isAddress || !iconOfNetwork(around.key) ? fitText(properties.href as Schema, entry) : undefined);
    return named({
      network: label,
      ...((known !== undefined || href === undefined) && { username: entry }),
      ...(href !== undefined && { href }),
    });
  }
  if (properties.label && properties.href) {
    const href = known ?? fitText(properties.href, entry);
    return href === undefined ? undefined : named({ label, href });
  }
  const [only, ...others] = required ?? (condition?.required && otherwise?.required) ?? [];
  return only === undefined || others.length > 0 ? undefined : named({ [only]: entry });
}

/* The address of a profile that says only who somebody is there. */
function addressOf(network: string, { username, ...others }: Record<string, unknown>): object {
  const isTold = ['href', 'url', 'link'].some((name) => Object.hasOwn(others, name));
  const href = typeof username === 'string' && !isTold ? networkAddress(network, username) : undefined;
  return href === undefined ? {} : { href };
}

function fitObject({ title, properties = {} }: Schema, value: unknown, { name }: EntryContext): unknown {
  if (typeof value === 'string') {
    if (title === 'Period') return value.length > 100 ? undefined : suggestPeriod(value);
    const endpoint = title === 'Sending' && properties.endpoint ? fitText(properties.endpoint, value) : undefined;
    if (endpoint !== undefined) return { endpoint };
    const src = properties.src && properties.alt ? fitText(properties.src, value) : undefined;
    return src === undefined || name === '' ? undefined : { src, alt: name };
  }
  const isGroup = isRecord(value) && !Array.isArray(value);
  // What it says of itself is looked at where it stands then.
  return isGroup && Object.keys(value).length > 0 ? value : undefined;
}
