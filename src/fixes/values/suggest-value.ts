import { patterns } from '../../../schema/patterns.ts';
import { filesNamed } from '../../core/checks/files/suggest-file.ts';
import type { Pointer } from '../../core/diagnostics/diagnostic.ts';
import { nearest } from '../../core/diagnostics/suggest.ts';
import { iconOfNetwork } from '../../core/resolve/icon-of-network.ts';
import { stepsOf } from '../../core/source/pointer.ts';
import { plainLatin } from '../../core/text/plain-latin.ts';
import { type Category, suggestCategory } from '../../core/text/suggest-category.ts';
import { suggestDate } from '../../core/text/suggest-date.ts';
import { telephoneAddress } from '../../core/text/telephone.ts';
import { westernDigits } from '../../core/text/western-digits.ts';
import { isRecord } from '../../shared/is-record.ts';
import { countryNamed } from './country-named.ts';
import { networkAddress } from './networks.ts';
import { pathNamed } from './paths-named.ts';
import { suggestLanguage } from './suggest-language.ts';
import { saysPresent } from './suggest-period.ts';
import { suggestTimeZone } from './suggest-time-zone.ts';

/** What is known of the site that a text stands in. */
export interface Known {
  /** Its language, in which names of months are read first. */
  language?: string | undefined;
  /** The address of the page or the place on one that a bare word means: see paths-named.ts. */
  placeCalled?: ((word: string) => string | undefined) | undefined;
  /** What a link beside it says of whose it is: its icon, or its label. */
  network?: string | undefined;
  /** The categories of the block that it is in. */
  categories?: readonly Category[] | undefined;
}

/** What a text that does not match its pattern was probably meant to be; undefined when that is unclear. */
export function suggestedValue(name: keyof typeof patterns, text: string, known: Known = {}): string | undefined {
  const pattern = new RegExp(patterns[name], 'u');
  const trimmed = text.trim();
  // What is longer than all that may be written is no slip, and takes time.
  if (trimmed.length > longest) return undefined;
  return [trimmed, ...(attempts[name]?.(trimmed, known) ?? [])].find(
    (attempt) => attempt !== undefined && attempt !== text && pattern.test(attempt),
  );
}

/** What the site that a value stands in says of itself. */
export const knownOf = (site: unknown, pointer: Pointer): Known => ({
  language: languageOf(site),
  placeCalled: (word) => pathNamed(word, site, pointer),
  ...besides(site, stepsOf(pointer)),
});

function besides(site: unknown, steps: readonly string[]): Pick<Known, 'network' | 'categories'> {
  const { icon, network, label } = groupAt(site, steps.slice(0, -1));
  const whose = [icon, network, label].find((each) => typeof each === 'string' && iconOfNetwork(each) !== undefined);
  const { categories } = groupAt(site, steps.slice(0, 4));
  const areOf = steps.at(-1) === 'category' && Array.isArray(categories);
  return {
    ...(whose !== undefined && { network: String(whose) }),
    ...(areOf && { categories: categories.filter(isRecord) as object[] }),
  };
}

function groupAt(site: unknown, steps: readonly string[]): Record<string, unknown> {
  const found = steps.reduce<unknown>((here, step) => (isRecord(here) ? here[step] : undefined), site);
  return isRecord(found) ? found : {};
}

/* The first, where there are several. */
function languageOf(site: unknown): string | undefined {
  if (!isRecord(site)) return undefined;
  const { language, languages } = site;
  const first = Array.isArray(languages) ? languages[0] : language;
  return typeof first === 'string' ? first : undefined;
}

const longest = 5000;

type Attempt = (text: string, known: Known) => (string | undefined)[];

const inOneLine: Attempt = (text) => [text.replace(/\s*[\n\r\u2028\u2029]\s*/g, ' ')];
const dates: Attempt = (text, { language }) => (text.length > 100 ? [] : [suggestDate(text, language)]);

/* Corrections of what people often write instead. The first that matches the pattern is taken. */
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
  href: (text, { placeCalled, network }) => [
    placeCalled?.(text),
    ofFile(text),
    text.startsWith('@') && network !== undefined ? networkAddress(network, text) : undefined,
    ...addresses(text),
    ...filesNamed(text).filter((file) => namedFile.test(file)),
  ],
  endpoint: addresses,
  url: (text) => addresses(text).map((address) => address.replace(/[?#].*$/s, '')),
  file: filesNamed,
  icon: filesNamed,
  email: (text) => [text.replace(/^mailto:\s*/i, ''), /<([^<>]+)>\s*$/.exec(text)?.[1], unhidden(text)],
  phone: (text) => [westernDigits(text).replace(/^tel:\s*/i, ''), numberIn(text)],
  language: (text) => [suggestLanguage(text)],
  timeZone: (text) => [suggestTimeZone(text)],
  fieldName: (text) => [slug(text).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())],
  date: dates,
  dateOrPresent: (text, known) => [saysPresent(text) ? 'present' : undefined, ...dates(text, known)],
  website: (text) => [...addresses(text), embedded(text)],
  country: (text) => [text.toUpperCase(), countryNamed(text)],
  doi: (text) => [text.replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '')],
};

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
  const [, kind = '', called = ''] = /^(mailto|tel):[/\s]*(.*)$/is.exec(text) ?? [];
  if (kind !== '') return [/^tel$/i.test(kind) ? telephoneAddress(called) : `mailto:${called.replace(/\s+/g, '')}`];
  const [, scheme = '', rest = ''] =
    /^([A-Za-z]+):\/+(.*)$/s.exec(text) ?? /^(https?)(?::|:?\/+)((?=[\w-]+\.).*)$/is.exec(text) ?? [];
  const suggestion = /^https?$/i.test(scheme) ? scheme.toLowerCase() : nearest(scheme.toLowerCase(), ['https']);
  if (text.startsWith('//')) return [`https:${text}`];
  if (scheme !== '') return suggestion === undefined ? [] : [`${suggestion}://${withoutBlanks(rest)}`];
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$|^\{email\}$/.test(text)) return [`mailto:${text}`];
  if (text === '{phone}') return ['tel:{phone}'];
  if (telephone.test(text)) return [telephoneAddress(text)];
  return domain.test(text) ? [`https://${withoutBlanks(text)}`] : [];
}

/* "amina [at] example [dot] com" */
function unhidden(text: string): string | undefined {
  const shown = text
    .replace(/\s*[[({]\s*at\s*[\])}]\s*|\s+at\s+/gi, '@')
    .replace(/\s*[[({]\s*(?:dot|point)\s*[\])}]\s*|\s+dot\s+/gi, '.');
  return /@.+\../.test(shown) ? shown : undefined;
}

/* The one number among words: "06 12 34 56 78 (after 6pm)". */
function numberIn(text: string): string | undefined {
  const [only, ...others] = westernDigits(text).match(/\+?\(?\d[\d ().\-/]{5,}\d/g) ?? [];
  return others.length === 0 ? only : undefined;
}

/* "index.html#work" is the home page here, and "about.html" the page "/about". */
function ofFile(text: string): string | undefined {
  const [, name = '', rest = ''] = /^(?:\.?\/)?([\w-]+)\.html?([?#]\S*)?$/i.exec(text) ?? [];
  if (name === '') return undefined;
  return `/${name.toLowerCase() === 'index' ? '' : slug(name)}${rest}`;
}

/* The page of a video, by what is given to put it into pages of one's own. */
function embedded(text: string): string | undefined {
  const [, src = ''] = /<iframe\b[^>]*?\ssrc=["']?([^"'\s>]+)/i.exec(text) ?? [];
  return src === '' ? undefined : pageOfVideo(src.startsWith('//') ? `https:${src}` : src);
}

/** The address of the page of a video, by that of its player; any other address as it is. */
export const pageOfVideo = (address: string): string =>
  address
    .replace(
      /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+).*$/i,
      'https://www.youtube.com/watch?v=$1',
    )
    .replace(/^https?:\/\/player\.vimeo\.com\/video\/(\d+).*$/i, 'https://vimeo.com/$1');

/*
 * A blank is written %20, but for one in the name of a host: there can be none. So are quotation marks in pairs; one alone
 * is rather left from a copy.
 */
const withoutBlanks = (address: string): string => {
  const end = address.search(/[/?#]/);
  if (end < 0) return address;
  const rest = address.slice(end).replaceAll(' ', '%20');
  const isInPairs = rest.split('"').length % 2 === 1 && !/"%20[a-z-]+=/i.test(rest);
  return address.slice(0, end) + (isInPairs ? rest.replaceAll('"', '%22') : rest);
};

/* Names with points between them, the last of which is not that of a kind of file. */
const domain =
  /^[\w-]+(?:\.[\w-]+)*\.(?!(?:pdf|png|jpe?g|webp|avif|gif|svg|html?|docx?|md)(?:[?#]|$))[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i;

/* A number of six figures at least. */
const telephone = new RegExp(`^(?=(?:\\D*\\d){6})${patterns.phone.slice(1)}`, 'u');

/* A sentence with an address in it is none. */
const namedFile = /^[^%@]*\.[a-z]+$|\.(?:pdf|docx?|odt|zip|png|jpe?g|webp|svg|mp[34]|ics|vcf)$/i;
