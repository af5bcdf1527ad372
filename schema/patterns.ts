import { brands, icons } from './icons.ts';

/*
 * The patterns for texts in site.json; pattern-sentences.ts has their messages. All run in linear time: no two
 * adjacent repetitions can match the same character.
 */

const control = '\\u0000-\\u001F\\u007F-\\u009F';
const direction = '\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069';
const invisible = `${direction}\\u200B-\\u200D\\u2060-\\u2065\\uFEFF`;

/* The characters of addresses: no spaces, backslashes, quotation marks or invisible characters. */
const anyCharacter = `[^\\s\\\\<>"${control}${invisible}]`;
const hostCharacter = `[^\\s\\\\<>"/?#@${control}${invisible}]`;
const fileCharacter = `[^\\s\\\\<>"/?#${control}${invisible}]`;

const web = `https?://${hostCharacter}+(?:[/?#]${anyCharacter}*)?`;
/* The host of an endpoint becomes part of the policy, so only ASCII names and addresses in brackets are allowed. */
const origin = 'https?://(?:[A-Za-z0-9.-]+|\\[[0-9A-Fa-f:.]+\\])(?::[0-9]{1,5})?';
const plainWeb = `${origin}(?:[/?#]${anyCharacter}*)?`;
const rooted = `/(?![/\\\\])${anyCharacter}*`;
const date = '\\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\\d|3[01]))?)?';
const extension = '(?:[Ee]xt|EXT|[Xx]|[Pp]oste|[Dd]urchwahl|DW)\\.?:? ?[0-9]{1,8}';
/* Without a country code, so that area codes don't count as numbers. */
const sevenDigits = '(?:[^0-9A-Za-z/+]*[0-9]){7}';
const step = '[a-z0-9]+(?:[-_][a-z0-9]+)*';

export const patterns = {
  line: '^(?!\\s*$)[^\\n\\r\\u2028\\u2029]*$',
  label: `^(?!\\s*$)[^\\n\\r\\u2028\\u2029${direction}]*$`,
  /* Text: a number alone, or with a percent sign after it, is intended as a number. */
  level: `^(?!\\s*(?:[-+]?\\d+(?:[.,]\\d+)?\\s*(?:[%+]\\s*|/\\s*\\d+\\s*)?)?$)[^\\n\\r\\u2028\\u2029${direction}]*$`,
  prose: '\\S',
  suffix: '^[^\\n\\r\\u2028\\u2029]*$',
  id: '^[a-z0-9]+(?:-[a-z0-9]+)*$',
  path: `^/(?:${step}(?:/${step})*)?$`,
  /* An allow-list, so that schemes that run code are impossible; user names in URLs are refused. */
  href: `^(?:${web}|mailto:${anyCharacter}+|tel:${anyCharacter}+|${rooted}|#${anyCharacter}*)$`,
  endpoint: `^(?:${plainWeb}|${rooted})$`,
  origin: `^${origin}/?$`,
  /* Becomes part of the policy, like the host of an endpoint. Browsers block http requests from https pages. */
  server: '^https://[A-Za-z0-9.-]+(?::[0-9]{1,5})?/?$',
  verification: '^[A-Za-z0-9._=+/-]+$',
  /* An absolute path in public/, without "." and ".." segments. */
  file: `^(?:/(?!\\.{1,2}(?:/|$))${fileCharacter}+)+$`,
  /* An HTML file in a folder of public/: hosts give its folder other headers. Not in the folders that builds write. */
  htmlFile: `^/(?!_pages/|assets/)(?:[A-Za-z0-9_-][A-Za-z0-9._-]*/)+[A-Za-z0-9_-][A-Za-z0-9._-]*\\.html?$`,
  /* Its origin becomes part of the policy. */
  framedUrl: `^https://[A-Za-z0-9.-]+(?::[0-9]{1,5})?(?:[/?#]${anyCharacter}*)?$`,
  /* The path of a custom icon becomes part of an id, so few characters are allowed. */
  icon: `^(?:${icons.join('|')}|brand:(?:${brands.join('|')})|(?:/[A-Za-z0-9_-][A-Za-z0-9._-]*)+\\.svg)$`,
  url: '^https?://[A-Za-z0-9.-]+(?::[0-9]{1,5})?(?:/[A-Za-z0-9._~-]+)*/?$',
  email: '^[^\\s@<>()\\[\\]",;:\\\\]+@[^\\s@<>()\\[\\]",;:\\\\]+$',
  /*
   * The usual formats: with brackets, spaces and hyphens of all kinds, and with an extension. A single number of up to
   * 15 digits.
   */
  phone: `^(?=.{3})(?!(?:[^0-9A-Za-z]*[0-9]){16})(?!${sevenDigits}[^A-Za-z/+]*/${sevenDigits})(?!(?:[^0-9A-Za-z/+]*[0-9]){7,14} [-\\u2010-\\u2013] ${sevenDigits})\\(?\\+?\\(?[0-9][0-9 \\u00A0\\u202F().\\-\\u2010-\\u2013/]*(?:(?:[,;] ?)?${extension})?$`,
  language: '^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$',
  timeZone: '^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$',
  color: '^(?:#[0-9A-Fa-f]{3,8}|[A-Za-z]+(?:\\([0-9A-Za-z .,%/+-]+\\))?)$',
  fieldName: '^[A-Za-z_][A-Za-z0-9_-]*$',
  date: `^${date}$`,
  dateOrPresent: `^(?:present|${date})$`,
  website: `^${web}$`,
  country: '^[A-Z]{2}$',
  /* The prefix of a registrant and its suffix. */
  /* One line, which may be empty. */
  markdown: '^[^\\r\\n]*$',
  /* A path relative to the site file; whether it is inside the folder is checked later. */
  textFile: `^[^\\\\<>"|?*:#${control}${invisible}]+\\.md$`,
  styleFile: `^[^\\\\<>"|?*:#${control}${invisible}]+\\.css$`,
  /* A family, or a file in public/. */
  font: `^(?:[A-Z][A-Za-z0-9]*(?: [A-Z0-9][A-Za-z0-9]*)*|/(?!/)[^\\\\<>"|?*:#${control}${invisible}]+\\.woff2)$`,
  /* The same for a folder. */
  folder: `^[^\\\\<>"|?*:#${control}${invisible}]+$`,
  doi: `^10\\.\\d{4,9}/${anyCharacter}+$`,
} as const;

/** The patterns of texts for readers, which may contain placeholders. */
export type WordsPattern = (typeof patterns)['line' | 'label' | 'level' | 'prose' | 'suffix'];
