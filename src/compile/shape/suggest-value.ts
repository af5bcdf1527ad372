import { patterns } from '../../../schema/patterns.ts';
import { nearest } from '../diagnostic/suggest.ts';

/** What a text that does not match its pattern was probably meant to be; undefined when that is unclear. */
export function suggestedValue(name: keyof typeof patterns, text: string): string | undefined {
  const pattern = new RegExp(patterns[name], 'u');
  const trimmed = text.trim();
  return [trimmed, ...(attempts[name]?.(trimmed) ?? [])].find((attempt) => attempt !== text && pattern.test(attempt));
}

/* Corrections of what people often write instead. The first that matches the pattern is taken. */
const attempts: { [Name in keyof typeof patterns]?: (text: string) => string[] } = {
  line: (text) => [text.replace(/\s*[\n\r\u2028\u2029]\s*/g, ' ')],
  label: (text) => [text.replace(/\s*[\n\r\u2028\u2029]\s*/g, ' ')],
  level: (text) => [text.replace(/\s*[\n\r\u2028\u2029]\s*/g, ' ')],
  id: (text) => [slug(text)],
  key: (text) => [slug(text)],
  path: (text) => (text.includes(':') ? [] : [pathOf(text)]),
  href: (text) => [...addresses(text), ...files(text).filter((file) => namedFile.test(file)), ...bare(text)],
  endpoint: addresses,
  url: addresses,
  file: files,
  icon: files,
  email: (text) => [text.replace(/^mailto:/i, '')],
  phone: (text) => [text.replace(/^tel:/i, '')],
  language: (text) => [text.replaceAll('_', '-').replace(/^[A-Z]+/, (letters) => letters.toLowerCase())],
  fieldName: (text) => [slug(text).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())],
  date: dates,
  dateOrPresent: (text) => [
    ...(/^(?:now|today|current|ongoing|present)$/i.test(text) ? ['present'] : []),
    ...dates(text),
  ],
  website: addresses,
  country: (text) => [text.toUpperCase()],
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
  const [, scheme = '', rest = ''] = /^([A-Za-z]+):\/+(.*)$/s.exec(text) ?? [];
  const meant = /^https?$/i.test(scheme) ? scheme.toLowerCase() : nearest(scheme.toLowerCase(), ['https']);
  if (text.startsWith('//')) return [`https:${text}`];
  if (scheme !== '') return meant === undefined ? [] : [`${meant}://${rest}`];
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$|^\{email\}$/.test(text)) return [`mailto:${text}`];
  if (/^\+?[\d ()./-]{6,}$|^\{phone\}$/.test(text)) return [`tel:${text.replace(/[ ()./-]/g, '')}`];
  return /^[\w-]+(?:\.[\w-]+)*\.(?!(?:pdf|png|jpe?g|webp|avif|gif|svg|html?)(?:[?#]|$))[a-z]{2,}(?:[/?#]|$)/i.test(text)
    ? [`https://${text}`]
    : [];
}

/* "me.jpg", "./me.jpg", "public/me.jpg", "\me.jpg" and "C:\site\public\me.jpg" are all in public/. A blank is written %20. */
function files(text: string): string[] {
  const path = text.replaceAll('\\', '/').replace(/^(?:file:|[A-Za-z]:)\/.*\/public\//i, '');
  return /:/.test(path) ? [] : [`/${path.replace(/^(?:\.{0,2}\/)*(?:public\/)?/, '').replaceAll(' ', '%20')}`];
}

/* A sentence with an address in it is none. */
const namedFile = /^[^%@]*\.[a-z]+$|\.(?:pdf|docx?|odt|zip|png|jpe?g|webp|svg|mp[34]|ics|vcf)$/i;

const bare = (text: string): string[] => (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) ? [`/${text}`] : []);

/* "2021/3", "2021.03.5" and the like; which of two small numbers is the month nobody knows. */
function dates(text: string): string[] {
  const [, year, ...rest] = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2})(?:[T ]\d.*)?)?$/.exec(text) ?? [];
  const parts = rest.flatMap((part) => (part === undefined ? [] : [part.padStart(2, '0')]));
  return year ? [[year, ...parts].join('-')] : [];
}
