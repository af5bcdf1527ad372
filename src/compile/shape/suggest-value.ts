import { patterns } from '../../../schema/patterns.ts';
import { isRecord } from '../../shared/is-record.ts';
import type { Pointer } from '../diagnostic/diagnostic.ts';
import { nearest } from '../diagnostic/suggest.ts';
import { telephoneAddress } from '../text/telephone.ts';
import { countryCalled } from './meant/country-called.ts';
import { dateMeant } from './meant/date-meant.ts';
import { languageMeant } from './meant/language-meant.ts';
import { saysPresent } from './meant/present-words.ts';
import { westernDigits } from './meant/western-digits.ts';
import { placeCalled } from './places-called.ts';

/** What is known of the site that a text stands in. */
export interface Known {
  /** Its language, in which names of months are read first. */
  language?: string | undefined;
  /** The address of the page or the place on one that a bare word means: see places-called.ts. */
  placeCalled?: ((word: string) => string | undefined) | undefined;
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
  placeCalled: (word) => placeCalled(word, site, pointer),
});

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
const dates: Attempt = (text, { language }) => (text.length > 100 ? [] : [dateMeant(text, language)]);

/* Corrections of what people often write instead. The first that matches the pattern is taken. */
const attempts: { [Name in keyof typeof patterns]?: Attempt } = {
  line: inOneLine,
  label: inOneLine,
  level: inOneLine,
  id: (text) => [slug(text)],
  key: (text) => [slug(text)],
  path: (text) => (text.includes(':') ? [] : [pathOf(text)]),
  href: (text, { placeCalled }) => [
    placeCalled?.(text),
    ...addresses(text),
    ...files(text).filter((file) => namedFile.test(file)),
  ],
  endpoint: addresses,
  url: (text) => addresses(text).map((address) => address.replace(/[?#].*$/s, '')),
  file: files,
  icon: files,
  email: (text) => [
    text.replace(/^mailto:\s*/i, ''),
    /<([^<>]+)>\s*$/.exec(text)?.[1],
    text.replace(/ ?[([{] ?at ?[)\]}] ?/i, '@').replace(/ ?[([{] ?(?:dot|point) ?[)\]}] ?/gi, '.'),
  ],
  phone: (text) => [westernDigits(text).replace(/^tel:\s*/i, '')],
  language: (text) => [languageMeant(text)],
  fieldName: (text) => [slug(text).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())],
  date: dates,
  dateOrPresent: (text, known) => [saysPresent(text) ? 'present' : undefined, ...dates(text, known)],
  website: addresses,
  country: (text) => [text.toUpperCase(), countryCalled(text)],
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
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

function addresses(text: string): string[] {
  const [, kind = '', called = ''] = /^(mailto|tel):[/\s]*(.*)$/is.exec(text) ?? [];
  if (kind !== '') return [/^tel$/i.test(kind) ? telephoneAddress(called) : `mailto:${called.replace(/\s+/g, '')}`];
  const [, scheme = '', rest = ''] =
    /^([A-Za-z]+):\/+(.*)$/s.exec(text) ?? /^(https?)(?::|:?\/+)((?=[\w-]+\.).*)$/is.exec(text) ?? [];
  const meant = /^https?$/i.test(scheme) ? scheme.toLowerCase() : nearest(scheme.toLowerCase(), ['https']);
  if (text.startsWith('//')) return [`https:${text}`];
  if (scheme !== '') return meant === undefined ? [] : [`${meant}://${withoutBlanks(rest)}`];
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$|^\{email\}$/.test(text)) return [`mailto:${text}`];
  if (text === '{phone}') return ['tel:{phone}'];
  if (telephone.test(text)) return [telephoneAddress(text)];
  return domain.test(text) ? [`https://${withoutBlanks(text)}`] : [];
}

/* A blank is written %20, but for one in the name of a host: there can be none. */
const withoutBlanks = (address: string): string => {
  const end = address.search(/[/?#]/);
  return end < 0 ? address : address.slice(0, end) + address.slice(end).replaceAll(' ', '%20');
};

/* Names with points between them, the last of which is not that of a kind of file. */
const domain =
  /^[\w-]+(?:\.[\w-]+)*\.(?!(?:pdf|png|jpe?g|webp|avif|gif|svg|html?|docx?|md)(?:[?#]|$))[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i;

/* A number of six figures at least. */
const telephone = new RegExp(`^(?=(?:\\D*\\d){6})${patterns.phone.slice(1)}`, 'u');

/* "me.jpg", "./me.jpg", "public/me.jpg", "\me.jpg" and "C:\site\public\me.jpg" are all in public/. A blank is written %20. */
function files(text: string): string[] {
  const path = text.replaceAll('\\', '/').replace(/^(?:file:|[A-Za-z]:)\/.*\/public\//i, '');
  // A tilde is the folder of somebody on their own computer.
  return /:|^~/.test(path) ? [] : [`/${path.replace(/^(?:\.{0,2}\/)*(?:public\/)?/, '').replaceAll(' ', '%20')}`];
}

/* A sentence with an address in it is none. */
const namedFile = /^[^%@]*\.[a-z]+$|\.(?:pdf|docx?|odt|zip|png|jpe?g|webp|svg|mp[34]|ics|vcf)$/i;
