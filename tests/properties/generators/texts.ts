import fc from 'fast-check';
import { patterns } from '../../../schema/patterns.ts';
import type { TextKind } from '../../../src/core/validation/schema.ts';

/* Texts that often break programs: markup, quotes, braces, other scripts, combining marks, great lengths. */
const nasty = [
  '</script><script>alert(1)</script>',
  '<!--',
  ']]>',
  '&lt;b&gt;&amp;',
  `"'\`\\`,
  '{{',
  '{{{{name}',
  '}',
  '\u0627\u0644\u0639\u0631\u0628\u064A\u0629',
  '\u05E9\u05DC\u05D5\u05DD',
  'e\u0301\u0302\u0303',
  '\u{1F469}\u200D\u{1F469}\u200D\u{1F467}',
  '\u{1F1F9}\u{1F1F3}',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  '$\u007Bname}',
  '__proto__',
  'constructor',
  '0',
  '-1',
  'null',
  '%s%d%n',
  '\u00A0',
  'ﷺ'.repeat(3),
  '\t',
  '  ',
  '"};alert(1);//',
  'javascript:alert(1)',
];
/* Texts repeated up to the maximum length of a setting. */
const long = ['W', 'ab ', '\u0627', '\u{1F469}', 'e\u0301', '"'];
const placeholders = ['{name}', '{email}', '{year}', '{today}', '{yearsSince:2016+1}', '{yearsSince:1999}'];

const word = fc.oneof(
  { withCrossShrink: true },
  { weight: 4, arbitrary: fc.constantFrom('Symfony', 'React', 'a', 'Full Stack', 'long words, and commas') },
  { weight: 2, arbitrary: fc.constantFrom(...nasty) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).map(showable) },
);
const timedWord = fc.oneof({ withCrossShrink: true }, { weight: 6, arbitrary: word }, fc.constantFrom(...placeholders));
const words = (most: number, isTimed: boolean) =>
  fc.oneof(
    { withCrossShrink: true },
    {
      weight: 20,
      arbitrary: fc
        .array(isTimed ? timedWord : word, {
          minLength: 1,
          maxLength: 6,
        })
        .map((parts) => cut(escapeBraces(parts.join(' '), isTimed), most)),
    },
    { weight: 1, arbitrary: fc.constantFrom(...long).map((part) => repeated(part, most)) },
  );

/* Valid dates, as precisely as an owner may know them. */
const dates = fc
  .tuple(
    fc.oneof({ withCrossShrink: true }, fc.integer({ min: 2000, max: 2030 }), fc.integer({ min: 0, max: 9999 })),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 31 }),
    fc.constantFrom(4, 7, 10),
  )
  .map(([year, month, day, precision]) => {
    const last = month === 2 ? 28 : [4, 6, 9, 11].includes(month) ? 30 : 31;
    const [y, m, d] = [String(year).padStart(4, '0'), month, Math.min(day, last)];
    return [y, ...[m, d].map((part) => String(part).padStart(2, '0'))].join('-').slice(0, precision);
  });

/* Each takes as long to create as many sites to generate. */
const ids = fc.stringMatching(/^[a-z0-9]{1,7}(?:-[a-z0-9]{1,4}){0,2}$/);
const paths = fc.stringMatching(/^\/[a-z]{1,6}(?:[-_/][a-z0-9]{1,4}){0,2}$/);
const fieldNames = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_-]{0,8}$/);

/** A text of one kind, as the owner may write it. References to names are made to match afterwards. */
export function textOf(kind: TextKind, most: number, isTimed: boolean): fc.Arbitrary<string> {
  switch (kind) {
    case 'line':
    case 'label':
      return words(most, isTimed).map((text) => text.replace(/[\n\r\u2028\u2029]/g, ' '));
    case 'prose':
      // Marks that change the writing direction are allowed if they are closed.
      return words(most, isTimed).map((text) =>
        text
          .replace(/, /g, ',\n')
          .replace(/\u05E9\u05DC\u05D5\u05DD/g, (hebrew) =>
            text.length < most / 2 ? `\u2067${hebrew}\u2069` : hebrew,
          ),
      );
    case 'id':
      return ids;
    case 'folder':
      return fc.constantFrom('posts', 'texts/posts');
    case 'path':
      return paths;
    case 'href':
      return fc.constantFrom('https://example.com/', 'mailto:{email}?subject={name}', 'tel:+21600', '#', '/');
    case 'markdown':
      return fc.constantFrom(
        '',
        '# A heading',
        'Some **words** of {name}',
        '- a point',
        '> quoted',
        '    ',
        '| a | b |',
      );
    case 'textFile':
      return fc.constantFrom('text.md', 'texts/another one.md');
    case 'font':
      return fc.constantFrom('Inter', 'Source Serif 4', '/fonts/mine.woff2');
    case 'styleFile':
      return fc.constantFrom('style.css', 'styles/own.css');
    case 'endpoint':
      return fc.constantFrom('https://example.com/messages', '/messages');
    case 'origin':
      return fc.constantFrom('https://example.com', 'https://example.com:8443/');
    case 'server':
      return fc.constantFrom('https://stats.example', 'https://stats.example:8443/');
    case 'htmlFile':
      return fc.constantFrom('/demo/index.html', '/a-b/c_d/e.f.htm');
    case 'framedUrl':
      return fc.constantFrom('https://player.example/1', 'https://player.example:8443');
    case 'verification':
      return fc.constantFrom('rXOxyZ_-12=', '0123456789ABCDEF');
    case 'file':
      return fc.constantFrom('/me.jpg', '/pictures/one-two_3.png', '/é.webp');
    case 'icon':
      return fc.constantFrom('github', 'mail', 'brand:mastodon', 'brand:x', '/icons/one-two_3.svg');
    case 'url':
      return fc.constantFrom('https://example.com', 'https://example.com/', 'https://example.com/portfolio/');
    case 'email':
      return fc.constantFrom('amina@example.com', "o'hara+x@example.com", 'ünïcode@exämple.com');
    case 'phone':
      return fc.constantFrom('+216 00 000 000', '12-34', '+1 (5) 6.7/8');
    case 'language':
      return fc.constantFrom('en', 'fr', 'ar', 'ar-TN', 'de', 'xx', 'zh-Hant');
    case 'color':
      return fc.constantFrom('#4a7c59', '#ABC', 'teal', 'rgb(74 124 89)', 'oklch(0.54 0.08 155)');
    case 'timeZone':
      return fc.constantFrom('UTC', 'Africa/Tunis', 'America/Argentina/Buenos_Aires');
    case 'suffix':
      return fc.constantFrom('', '+', ' %', ' years', '/7').map((text) => text.slice(0, most));
    case 'fieldName':
      return fc.oneof(
        { weight: 4, arbitrary: fieldNames },
        fc.constantFrom('subject', 'name', 'title', 'toString', '_x'),
      );
    case 'level':
      return words(most, isTimed).map((text) =>
        new RegExp(patterns.level, 'u').test(text.replace(/[\n\r\u2028\u2029]/g, ' '))
          ? text.replace(/[\n\r\u2028\u2029]/g, ' ')
          : 'Master',
      );
    case 'date':
      return dates;
    case 'dateOrPresent':
      return fc.oneof({ withCrossShrink: true }, { weight: 3, arbitrary: dates }, fc.constant('present'));
    case 'website':
      return fc.constantFrom('https://example.com/', 'https://example.com/amina?a=1');
    case 'country':
      return fc.constantFrom('TN', 'FR', 'ZZ');
    case 'doi':
      return fc.constantFrom('10.1000/182', '10.12345/a(b)<c>'.replace(/[<>]/g, ''));
  }
}

/** Removes rejected characters: those that cannot be shown, and marks that change the writing direction. */
export function showable(text: string): string {
  return text
    .toWellFormed()
    .replace(
      /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\p{Noncharacter_Code_Point}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu,
      '',
    )
    .replace(/\s/g, ' ');
}

/* Doubles every brace that is not part of a placeholder. */
function escapeBraces(text: string, hasPlaceholders: boolean): string {
  if (!text.includes('{')) return text;
  const parts = hasPlaceholders ? text.split(/(\{(?:name|email|year|today|yearsSince:\d{4}(?:\+1)?)\})/) : [text];
  const escaped = (words: string) => words.replace(/\{+/g, (braces) => '{'.repeat(braces.length + (braces.length % 2)));
  return parts.map((part, index) => (index % 2 ? part : escaped(part))).join('');
}

/* A text of the given length. */
function repeated(part: string, most: number): string {
  const characters = [...part];
  const rest = most % characters.length;
  return part.repeat((most - rest) / characters.length) + characters.slice(0, rest).join('');
}

/* Shortens a text, but not in the middle of a character or a placeholder, and never to spaces only. */
function cut(text: string, most: number): string {
  const characters = text.length > most ? [...text] : [];
  const isLong = characters.length > most;
  const short = isLong
    ? characters
        .slice(0, most)
        .join('')
        .replace(/\{+[^{}]*$/, '')
    : text;
  return /\S/.test(short) ? short : 'x';
}
