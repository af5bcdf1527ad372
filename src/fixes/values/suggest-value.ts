import { patterns } from '../../../schema/patterns.ts';
import { publicPathsOf } from '../../core/content/files/suggest-file.ts';
import type { Pointer } from '../../core/diagnostics/diagnostic.ts';
import { nearest } from '../../core/diagnostics/did-you-mean.ts';
import { stepsOf } from '../../core/diagnostics/pointer.ts';
import { families } from '../../core/fonts/families.ts';
import { iconOfNetwork } from '../../core/resolve/icon-of-network.ts';
import { westernDigits } from '../../core/text/digits.ts';
import { plainLatin } from '../../core/text/plain-latin.ts';
import { type Category, suggestCategory } from '../../core/text/suggest-category.ts';
import { suggestDate } from '../../core/text/suggest-date.ts';
import { telephoneAddress } from '../../core/text/telephone.ts';
import { isRecord } from '../../shared/is-record.ts';
import { networkAddress } from './network-address.ts';
import { pathOfName } from './path-of-name.ts';
import { suggestCountry } from './suggest-country.ts';
import { suggestLanguage } from './suggest-language.ts';
import { meansPresent } from './suggest-period.ts';
import { suggestTimeZone } from './suggest-time-zone.ts';

/** The parts of a site that help to correct a text. */
export interface SuggestionContext {
  /** The main language: its month names are tried first. */
  language?: string | undefined;
  /** Resolves a name to a page or a block: see path-of-name.ts. */
  resolveName?: ((word: string) => string | undefined) | undefined;
  /** The icon or label of the link that contains the text, if it names a network. */
  network?: string | undefined;
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

/** Returns the context of the value at a pointer. */
export const contextAt = (site: unknown, pointer: Pointer): SuggestionContext => ({
  language: languageOf(site),
  resolveName: (word) => pathOfName(word, site, pointer),
  ...linkAndCategories(site, stepsOf(pointer)),
});

function linkAndCategories(site: unknown, steps: readonly string[]): Pick<SuggestionContext, 'network' | 'categories'> {
  const { icon, network, label } = groupAt(site, steps.slice(0, -1));
  const known = [icon, network, label].find(
    (each): each is string => typeof each === 'string' && iconOfNetwork(each) !== undefined,
  );
  const { categories } = groupAt(site, steps.slice(0, 4));
  const isCategory = steps.at(-1) === 'category' && Array.isArray(categories);
  return {
    ...(known !== undefined && { network: known }),
    ...(isCategory && { categories: categories.filter(isRecord) as object[] }),
  };
}

function groupAt(site: unknown, steps: readonly string[]): Record<string, unknown> {
  const found = steps.reduce<unknown>((value, step) => (isRecord(value) ? value[step] : undefined), site);
  return isRecord(found) ? found : {};
}

function languageOf(site: unknown): string | undefined {
  if (!isRecord(site)) return undefined;
  const { language, languages } = site;
  const first = Array.isArray(languages) ? languages[0] : language;
  return typeof first === 'string' ? first : undefined;
}

const maxLength = 5000;

type Attempt = (text: string, context: SuggestionContext) => (string | undefined)[];

const inOneLine: Attempt = (text) => [text.replace(/\s*[\n\r\u2028\u2029]\s*/g, ' ')];
const dates: Attempt = (text, { language }) => (text.length > 100 ? [] : [suggestDate(text, language)]);

/* Corrections of common mistakes. The first that matches the pattern is used. */
const attempts: { [Name in keyof typeof patterns]?: Attempt } = {
  line: inOneLine,
  label: inOneLine,
  level: inOneLine,
  id: (text) => [slug(text)],
  key: (text, { categories }) => {
    const suggestion = categories && suggestCategory(text, categories);
    return categories?.length ? [suggestion] : [slug(text)];
  },
  path: (text) => (text.includes(':') ? [] : [pathOf(text)]),
  href: (text, { resolveName, network }) => [
    resolveName?.(text),
    pageOfFile(text),
    text.startsWith('@') && network !== undefined ? networkAddress(network, text) : undefined,
    ...addresses(text),
    ...publicPathsOf(text).filter((file) => namedFile.test(file)),
  ],
  endpoint: addresses,
  url: (text) => addresses(text).map((address) => address.replace(/[?#].*$/s, '')),
  file: publicPathsOf,
  icon: publicPathsOf,
  email: (text) => [text.replace(/^mailto:\s*/i, ''), /<([^<>]+)>\s*$/.exec(text)?.[1], unmask(text)],
  phone: (text) => [westernDigits(text).replace(/^(?:tel(?:ephone)?|phone|mobile)[.:]*\s*/i, '')],
  language: (text) => [suggestLanguage(text)],
  timeZone: (text) => [suggestTimeZone(text)],
  // A hexadecimal color without its number sign.
  color: (text) => [text.trim(), `#${text.trim()}`],
  fieldName: (text) => [slug(text).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())],
  date: dates,
  dateOrPresent: (text, context) => [meansPresent(text) ? 'present' : undefined, ...dates(text, context)],
  website: (text) => [...addresses(text), videoOfIframe(text)],
  font: (text) => [fontNamed(text), `/${text.replace(/^(?:\.{0,2}\/)*(?:public\/)?/, '')}`],
  country: (text) => [text.toUpperCase(), suggestCountry(text)],
  doi: (text) => [text.replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '')],
};

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
    .map(slug)
    .filter(Boolean)
    .join('/')}`;

const slug = (text: string) =>
  plainLatin(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

function addresses(text: string): string[] {
  const [, kind = '', target = ''] = /^(mailto|tel):[/\s]*(.*)$/is.exec(text) ?? [];
  if (/^mailto$/i.test(kind)) return [`mailto:${target.replace(/\s+/g, '')}`];
  if (kind !== '') return phoneNumber.test(westernDigits(target)) ? [telephoneAddress(westernDigits(target))] : [];
  const [, scheme = '', rest = ''] =
    /^([A-Za-z]+):\/+(.*)$/s.exec(text) ?? /^(https?)(?::|:?\/+)((?=[\w-]+\.).*)$/is.exec(text) ?? [];
  const suggestion = /^https?$/i.test(scheme) ? scheme.toLowerCase() : nearest(scheme.toLowerCase(), ['https']);
  if (text.startsWith('//')) return [`https:${text}`];
  if (scheme !== '') return suggestion === undefined ? [] : [`${suggestion}://${encodeSpaces(rest)}`];
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$|^\{email\}$/.test(text)) return [`mailto:${text}`];
  if (text === '{phone}') return ['tel:{phone}'];
  if (telephone.test(text)) return [telephoneAddress(text)];
  return domain.test(text) ? [`https://${encodeSpaces(text)}`] : [];
}

/* "amina [at] example [dot] com" */
function unmask(text: string): string | undefined {
  const shown = text
    .replace(/\s*[[({]\s*at\s*[\])}]\s*|\s+at\s+/gi, '@')
    .replace(/\s*[[({]\s*(?:dot|point)\s*[\])}]\s*|\s+dot\s+/gi, '.');
  return /@.+\../.test(shown) ? shown : undefined;
}

/* Converts "index.html#work" to the home page, and "about.html" to "/about". */
function pageOfFile(text: string): string | undefined {
  const [, name = '', rest = ''] = /^(?:\.?\/)?([\w-]+)\.html?([?#]\S*)?$/i.exec(text) ?? [];
  if (name === '') return undefined;
  return `/${name.toLowerCase() === 'index' ? '' : slug(name)}${rest}`;
}

/* Returns the page of a video from its embed code. */
function videoOfIframe(text: string): string | undefined {
  const [, src = ''] = /<iframe\b[^>]*?\ssrc=["']?([^"'\s>]+)/i.exec(text) ?? [];
  return src === '' ? undefined : pageOfVideo(src.startsWith('//') ? `https:${src}` : src);
}

/** Returns the page of a video from the URL of its player. Other URLs stay unchanged. */
export const pageOfVideo = (address: string): string =>
  address
    .replace(
      /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+).*$/i,
      'https://www.youtube.com/watch?v=$1',
    )
    .replace(/^https?:\/\/player\.vimeo\.com\/video\/(\d+).*$/i, 'https://vimeo.com/$1');

/*
 * Encodes spaces, but not in the host, where they are invalid. Encodes paired quotation marks; a single one was
 * probably copied by mistake.
 */
const encodeSpaces = (address: string): string => {
  const end = address.search(/[/?#]/);
  if (end < 0) return address;
  const rest = address.slice(end).replaceAll(' ', '%20');
  const isInPairs = rest.split('"').length % 2 === 1 && !/"%20[a-z-]+=/i.test(rest);
  return address.slice(0, end) + (isInPairs ? rest.replaceAll('"', '%22') : rest);
};

/* Domain names, except file names. */
const domain =
  /^[\w-]+(?:\.[\w-]+)*\.(?!(?:pdf|png|jpe?g|webp|avif|gif|svg|html?|docx?|md)(?:[?#]|$))[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i;

const phoneNumber = new RegExp(patterns.phone, 'u');

/* A number with at least six digits. */
const telephone = new RegExp(`^(?=(?:\\D*\\d){6})${patterns.phone.slice(1)}`, 'u');

/* Excludes sentences that contain a URL. */
const namedFile = /^[^%@]*\.[a-z]+$|\.(?:pdf|docx?|odt|zip|png|jpe?g|webp|svg|mp[34]|ics|vcf)$/i;
