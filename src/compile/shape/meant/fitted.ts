import { isTranslatable, isTranslatableList } from '../../../../schema/by-language.ts';
import { patterns } from '../../../../schema/patterns.ts';
import { isRecord } from '../../../shared/is-record.ts';
import { isLike } from '../../diagnostic/suggest.ts';
import { isLanguage } from '../../languages/tags.ts';
import { iconOfNetwork } from '../../site/icon-of-network.ts';
import { type Schema, textKinds } from '../../site/walk.ts';
import { htmlMeant } from '../../text/html-meant.ts';
import { suggestedValue } from '../suggest-value.ts';
import { typesIn } from '../types-in.ts';
import { groupMeant } from './group-meant.ts';
import { networkAddress } from './network-address.ts';
import { periodOf } from './period-of.ts';
import { wordsOf } from './words-of.ts';

/** What is known of a value from around it. */
export interface Around {
  /** The name before it. */
  key: string;
  /** What the object is called that it is in. */
  name: string;
}

/** A value as a setting takes it: the value itself where it does, another that says the same, or undefined. */
export function fitted(schema: Schema, value: unknown, around: Around): unknown {
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

type Fit = (schema: Schema, value: unknown, around: Around) => unknown;

const fitters: Record<string, Fit> = {
  string: fitText,
  number: fitNumber,
  integer: (schema, value) => {
    const number = fitNumber(schema, value);
    return Number.isInteger(number) ? number : undefined;
  },
  boolean: (_, value) =>
    typeof value === 'boolean' ? value : value === 'true' ? true : value === 'false' ? false : undefined,
  array: fitList,
  object: fitObject,
};

function fitText(schema: Schema, value: unknown): string | undefined {
  if (Array.isArray(value)) {
    const isText = value.length > 0 && value.every((entry) => typeof entry === 'string');
    if (!isText || (value.length > 1 && schema.pattern !== patterns.prose)) return undefined;
    return fitText(schema, value.join('\n'));
  }
  const isNumber = typeof value === 'number' && Number.isFinite(value);
  if (isNumber) return matches(schema, String(value)) ? String(value) : undefined;
  if (typeof value !== 'string') return undefined;
  if (schema.enum) return schema.enum.map(String).find((each) => isLike(each, value));
  if (value.length > (schema.maxLength ?? 20_000)) return undefined;
  if (matches(schema, value)) return value;
  const kind = textKinds.get(String(schema.pattern));
  return kind && suggestedValue(kind, value);
}

const matches = ({ pattern, enum: words }: Schema, text: string): boolean =>
  words === undefined && new RegExp(pattern ?? '', 'u').test(text);

function fitNumber({ minimum = 0, maximum = 0 }: Schema, value: unknown): number | undefined {
  const written = typeof value === 'string' ? /^\s*(-?\d+(?:\.\d+)?)\s*[%+]?\s*$/.exec(value)?.[1] : undefined;
  const number = typeof value === 'number' ? value : Number(written ?? Number.NaN);
  return number >= minimum && number <= maximum ? number : undefined;
}

/* One thing is a list of it; words in one text are a list of words. */
function fitList(
  { items = {}, maxItems = Number.POSITIVE_INFINITY }: Schema,
  value: unknown,
  around: Around,
): unknown[] | undefined {
  const isGroup = isRecord(value) && !Array.isArray(value);
  // Of networks and of something else nobody knows which of it is for visitors.
  if (isGroup && Object.keys(value).some(iconOfNetwork)) return linksIn(value, items);
  const links = isGroup ? linksIn(value, items) : undefined;
  if (links) return links;
  const list = Array.isArray(value) ? value : typeof value === 'string' ? split(value, items) : [value];
  if (list.length === 0 || list.length > maxItems) return undefined;
  const whole = items.properties?.skills;
  if (whole && !list.some((entry) => isRecord(entry) && 'skills' in entry)) {
    const inside = fitList(whole, value, around);
    // A group has the name of its block.
    return inside && [{ title: around.name || wordsOf(around.key), skills: inside }];
  }
  const entries = list.map((entry) => fitEntry(items, entry, around));
  if (entries.includes(undefined)) return undefined;
  return Array.isArray(value) && entries.every((entry, index) => entry === value[index]) ? value : entries;
}

/* A name of a network, or an address: what else stands there may not be for visitors. */
const isLink = (key: string, text: string, href: Schema): boolean =>
  /^[^_/#]/.test(key) && (iconOfNetwork(key) !== undefined || fitText(href, text) !== undefined);

/** The links that a group has by their names: { "github": "amina" }. */
export function linksIn(value: Record<string, unknown>, items: Schema): unknown[] | undefined {
  const { href, ...others } = items.properties ?? {};
  const links = Object.entries(value).map(([key, text]) =>
    href && typeof text === 'string' && key !== 'href' && !Object.hasOwn(others, key) && isLink(key, text, href)
      ? fitEntry(items, text, { key, name: '' })
      : undefined,
  );
  return links.length === 0 || links.includes(undefined) ? undefined : links;
}

function split(text: string, { pattern }: Schema): string[] {
  if (pattern === patterns.markdown) return (htmlMeant(text) ?? text).split('\n').map((line) => line.trim());
  const parts = pattern === patterns.label ? text.split(/[,;|·•\n]/) : text.split('\n');
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** An entry of a list as it takes it. A name alone is an entry that needs nothing else, an address one of links. */
export function fitEntry(items: Schema, entry: unknown, around: Around): unknown {
  if (items.title === 'Block') return isRecord(entry) && !Array.isArray(entry) ? entry : undefined;
  if (typeof entry !== 'string' || items.type !== 'object') return fitted(items, entry, around);
  const { properties = {}, required, if: condition, else: otherwise } = items;
  const named = (settings: Record<string, string>) =>
    Object.entries(settings).every(([name, text]) => fitted(properties[name] as Schema, text, around) === text)
      ? settings
      : undefined;
  const label = wordsOf(around.key);
  // A list of addresses says nothing of whose they are; each address does.
  if (properties.network && !iconOfNetwork(around.key) && /^https?:/.test(entry)) return groupMeant(entry, items);
  if (properties.network) return named({ network: label, href: entry }) ?? named({ network: label, username: entry });
  if (properties.label && properties.href) {
    const href = fitText(properties.href, entry) ?? networkAddress(around.key, entry);
    return href === undefined ? undefined : named({ label, href });
  }
  const [only, ...others] = required ?? (condition?.required && otherwise?.required) ?? [];
  return only === undefined || others.length > 0 ? undefined : named({ [only]: entry });
}

function fitObject({ title, properties = {} }: Schema, value: unknown, { name }: Around): unknown {
  if (typeof value === 'string') {
    if (title === 'Period') return periodOf(value);
    const endpoint = title === 'Sending' && properties.endpoint ? fitText(properties.endpoint, value) : undefined;
    if (endpoint !== undefined) return { endpoint };
    const src = properties.src && properties.alt ? fitText(properties.src, value) : undefined;
    return src === undefined || name === '' ? undefined : { src, alt: name };
  }
  const isGroup = isRecord(value) && !Array.isArray(value);
  // What it says of itself is looked at where it stands then.
  return isGroup && Object.keys(value).length > 0 ? value : undefined;
}
