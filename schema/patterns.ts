import { brands, icons } from './icons.ts';

/*
 * The patterns for texts in site.json, and the message for a text that doesn't match. All run in linear time: no two
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
  id: '^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$',
  key: '^[a-z0-9]+(?:-[a-z0-9]+)*$',
  path: `^/(?:${step}(?:/${step})*)?$`,
  /* An allow-list, so that schemes that run code are impossible; user names in URLs are refused. */
  href: `^(?:${web}|mailto:${anyCharacter}+|tel:${anyCharacter}+|${rooted}|#${anyCharacter}*)$`,
  endpoint: `^(?:${plainWeb}|${rooted})$`,
  origin: `^${origin}/?$`,
  /* An absolute path in public/, without "." and ".." segments. */
  file: `^(?:/(?!\\.{1,2}(?:/|$))${fileCharacter}+)+$`,
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

/** The message for each pattern. */
export const patternSentences: Record<keyof typeof patterns, string> = {
  line: "use one line of text that isn't blank",
  label: "use one short line of text that isn't blank and has no invisible text direction characters",
  level: 'use a number from 0 to 100 without quotation marks, or a word such as "Master"',
  prose: 'add some text',
  suffix: 'use one line of text',
  id: 'use lowercase letters, digits and single hyphens, starting with a letter: "my-work"',
  key: 'use lowercase letters, digits and single hyphens: "fullstack"',
  path: 'start with / and use lowercase letters, digits and hyphens: "/privacy-policy"',
  href: 'URLs start with https://, http://, mailto:, tel:, / or # and contain no spaces',
  endpoint: 'endpoints start with https://, or with / for your own server',
  origin: 'use only the scheme and the host: "https://script.googleusercontent.com"',
  file: 'use the path of a file in public/, such as "/me.jpg"',
  icon: 'use the name of an icon, such as "github"; a brand, such as "brand:mastodon"; or a file in public/, such as "/icons/mine.svg"',
  url: 'use the full URL: "https://example.com/" or "https://example.com/portfolio/"',
  email: 'use an email address, such as name@example.com',
  phone: 'use a phone number, such as +216 00 000 000',
  language: 'use a language tag, such as "en", "fr" or "ar-TN"',
  timeZone: 'use the name of a time zone, such as "Africa/Tunis" or "Europe/Berlin"',
  color: 'use a CSS color with plain numbers, such as "#4a7c59", "rgb(74 124 89)", "oklch(0.54 0.08 155)" or "teal"',
  fieldName: 'use letters, digits, hyphens and underscores, starting with a letter: "firstName"',
  date: 'use a year, a month or a day: "2016", "2016-10" or "2016-10-03"',
  dateOrPresent: 'use a year, a month or a day ("2017", "2017-02" or "2017-02-28"), or "present"',
  website: 'use the full URL: "https://example.com/"',
  country: 'use the two-letter country code in uppercase: "TN"',
  markdown: 'write one line of text per entry',
  textFile:
    'use the path of a Markdown file next to the site file or in a subfolder: "gympark.md" or "texts/gympark.md"',
  styleFile: 'use the path of a style sheet next to the site file or in a subfolder: "style.css"',
  font: 'use the name of a font, such as "Inter", or the path of a WOFF2 file in public/, such as "/fonts/mine.woff2"',
  folder: 'use the name of a folder next to the site file: "posts"',
  doi: 'use only the DOI, not its URL: "10.1000/182"',
};
