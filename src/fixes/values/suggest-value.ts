import { patterns } from '../../../schema/patterns.ts';
import { publicPathsOf } from '../../core/content/files/suggest-file.ts';
import type { Pointer } from '../../core/diagnostics/diagnostic.ts';
import { isLike, nearest } from '../../core/diagnostics/did-you-mean.ts';
import { stepsOf, valueIn } from '../../core/diagnostics/pointer.ts';
import { families } from '../../core/fonts/families.ts';
import { suggestDate } from '../../core/text/convert-date.ts';
import { westernDigits } from '../../core/text/digits.ts';
import { latinSlug } from '../../core/text/plain-latin.ts';
import { type Category, suggestCategory } from '../../core/text/suggest-category.ts';
import { telephoneAddress } from '../../core/text/telephone.ts';
import { isRecord } from '../../shared/is-record.ts';
import { parseUrl } from '../../shared/parse-url.ts';
import { suggestCountry, suggestLanguage } from './suggest-code.ts';
import { meansPresent } from './suggest-period.ts';

/** The parts of a site that help to correct a text. */
export interface SuggestionContext {
  /** The main language: its month names are tried first. */
  language?: string | undefined;
  /** The categories of the block that contains the text. */
  categories?: readonly Category[] | undefined;
}

/** Suggests a valid text for one that doesn't match its pattern; undefined if that is ambiguous. */
export function suggestValue(
  name: keyof typeof patterns,
  text: string,
  context: SuggestionContext = {},
): string | undefined {
  const pattern = new RegExp(patterns[name], 'u');
  const trimmed = text.trim();
  // Longer texts aren't typing mistakes, and matching them is slow.
  if (trimmed.length > maxLength) return undefined;
  return [trimmed, ...(attempts[name]?.(trimmed, context) ?? [])].find(
    (attempt) => attempt !== undefined && attempt !== text && pattern.test(attempt),
  );
}

const maxLength = 5000;

/** Returns the context of the value at a pointer. */
export function contextAt(site: unknown, pointer: Pointer): SuggestionContext {
  const { language, languages } = Object(site) as Record<string, unknown>;
  const first = Array.isArray(languages) ? languages[0] : language;
  const categories = valueIn(site, [...stepsOf(pointer).slice(0, 4), 'categories']);
  return {
    language: typeof first === 'string' ? first : undefined,
    ...(pointer.endsWith('/category') && Array.isArray(categories) && { categories: categories.filter(isRecord) }),
  };
}

type Attempt = (text: string, context: SuggestionContext) => (string | undefined)[];

const inOneLine: Attempt = (text) => [text.replace(/\s*[\n\r\u2028\u2029]\s*/g, ' ')];
const dates: Attempt = (text, { language }) => (text.length > 100 ? [] : [suggestDate(text, language)]);

/* Corrections of common mistakes. The first that matches the pattern is used. */
const attempts: { [Name in keyof typeof patterns]?: Attempt } = {
  line: inOneLine,
  label: inOneLine,
  level: inOneLine,
  id: (text, { categories }) => [categories?.length ? suggestCategory(text, categories) : latinSlug(text)],
  path: (text) => (text.includes(':') ? [] : [pathOf(text)]),
  href: (text) => [...addresses(text), ...publicPathsOf(text).filter((file) => namedFile.test(file))],
  endpoint: addresses,
  origin: (text) => addresses(text).map((address) => parseUrl(address)?.origin),
  url: addresses,
  file: publicPathsOf,
  icon: publicPathsOf,
  email: (text) => [text.replace(/^mailto:\s*/i, '')],
  phone: (text) => [westernDigits(text).replace(/^(?:tel(?:ephone)?|phone|mobile)[.:]*\s*/i, '')],
  language: (text) => [suggestLanguage(text)],
  timeZone: (text) => [suggestTimeZone(text)],
  // A hexadecimal color without its number sign.
  color: (text) => [`#${text}`],
  fieldName: (text) => [latinSlug(text).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())],
  date: dates,
  dateOrPresent: (text, context) => [meansPresent(text) ? 'present' : undefined, ...dates(text, context)],
  website: addresses,
  font: (text) => [fontNamed(text), `/${text.replace(/^(?:\.{0,2}\/)*(?:public\/)?/, '')}`],
  country: (text) => [text.toUpperCase(), suggestCountry(text)],
  doi: (text) => [text.replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '')],
};

/** Suggests a time zone: "Africa/Tunis" for "Tunis". Undefined if there is none. */
export function suggestTimeZone(text: string): string | undefined {
  const name = text.trim().replace(/\s+/g, '_');
  const zones = Intl.supportedValuesOf('timeZone');
  return zones.find((zone) => isLike(zone.slice(zone.lastIndexOf('/') + 1), name)) ?? nearest(name, zones);
}

/* The font family with a similar name. */
function fontNamed(text: string): string | undefined {
  const plain = (name: string) => name.toLowerCase().replace(/[\s_-]/g, '');
  const names = new Map(Object.keys(families).map((family) => [plain(family), family]));
  return names.get(plain(text)) ?? names.get(nearest(plain(text), names.keys()) ?? '');
}

const pathOf = (text: string) =>
  `/${text
    .replace(/\.html?$/, '')
    .split('/')
    .map(latinSlug)
    .filter(Boolean)
    .join('/')}`;

function addresses(text: string): string[] {
  const [, kind = '', target = ''] = /^(mailto|tel):[/\s]*(.*)$/is.exec(text) ?? [];
  if (/^mailto$/i.test(kind)) return [`mailto:${target.replace(/\s+/g, '')}`];
  const number = westernDigits(kind === '' ? text : target);
  if (phoneNumber.test(number) && (kind !== '' || /(?:\D*\d){6}/.test(number))) return [telephoneAddress(number)];
  const [, scheme = '', rest = ''] =
    /^([A-Za-z]+):\/+(.*)$/s.exec(text) ?? /^(https?)(?::|:?\/+)((?=[\w-]+\.).*)$/is.exec(text) ?? [];
  const suggestion = /^https?$/i.test(scheme) ? scheme.toLowerCase() : nearest(scheme.toLowerCase(), ['https']);
  if (text.startsWith('//')) return [`https:${text}`];
  if (scheme !== '') return suggestion === undefined ? [] : [`${suggestion}://${encodeSpaces(rest)}`];
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$|^\{email\}$/.test(text)) return [`mailto:${text}`];
  if (text === '{phone}') return ['tel:{phone}'];
  return domain.test(text) ? [`https://${encodeSpaces(text)}`] : [];
}

const phoneNumber = new RegExp(patterns.phone, 'u');

/* Encodes spaces, but not in the host, where they are invalid. */
const encodeSpaces = (address: string): string => address.replace(/[/?#].*$/s, (rest) => rest.replaceAll(' ', '%20'));

/* Domain names, except file names. */
const domain =
  /^[\w-]+(?:\.[\w-]+)*\.(?!(?:pdf|png|jpe?g|webp|avif|gif|svg|html?|docx?|md)(?:[?#]|$))[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i;

/* Excludes sentences that contain a URL. */
const namedFile = /^(?!.*\.html?$)[^%@]*\.[a-z]+$|\.(?:pdf|docx?|odt|zip|png|jpe?g|webp|svg|mp[34]|ics|vcf)$/i;
