import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { contactCard, contentLine, escapeText } from '../../../../src/core/outputs/contact/contact-card.ts';
import { contactCode } from '../../../../src/core/outputs/contact/qr-code.ts';
import type { ResolvedSite } from '../../../../src/core/resolve/resolved-site.ts';
import { compileSite, smallSite } from '../../../support/sites/site.ts';

const now = { year: 2026, month: 11, day: 28 };
type Owner = ResolvedSite['owner'];

const cardOf = (owner: Owner, more: Partial<ResolvedSite> = {}) => contactCard({ owner, language: 'en', ...more }, now);

/* The properties of a card as an address book reads them, without BEGIN, VERSION and END. */
const readCard = (card: string) =>
  new ICAL.Component(ICAL.parse(card))
    .getAllProperties()
    .map((property) => [property.name, property.getFirstValue()] as const)
    .filter(([name]) => name !== 'version');

test('contains the details of the owner, and the URL of the site', () => {
  const card = cardOf(
    {
      name: 'Amina Trabelsi',
      title: 'Developer, and more; \\o/',
      email: 'amina@example.com',
      phone: '+216 (0)71 000 000 ext. 12',
      location: { address: '5 Rue A', postalCode: '1000', city: 'Tunis', region: 'Tunis', countryCode: 'TN' },
      website: 'https://amina.example/a,b;c',
      profiles: [
        { network: 'GitHub', href: 'https://github.com/amina' },
        { network: 'Mastodon', label: 'Fediverse', href: 'https://mastodon.example/@amina' },
        { network: 'Matrix', username: 'amina' },
        { network: 'X', href: '#' },
      ],
    },
    { url: 'https://example.com/me/', prefix: '/fr' },
  );
  expect(card.replaceAll('\r\n', '\n')).toMatchInlineSnapshot(`
    "BEGIN:VCARD
    VERSION:3.0
    FN:Amina Trabelsi
    N:;Amina Trabelsi;;;
    TITLE:Developer\\, and more\\; \\\\o/
    EMAIL;TYPE=INTERNET:amina@example.com
    TEL;TYPE=VOICE:+21671000000\\,12
    ADR:;;5 Rue A;Tunis;Tunis;1000;Tunisia
    URL:https://example.com/me/fr/
    URL:https://amina.example/a,b;c
    item1.URL:https://github.com/amina
    item1.X-ABLABEL:GitHub
    item2.URL:https://mastodon.example/@amina
    item2.X-ABLABEL:Fediverse
    END:VCARD
    "
  `);
  expect(card.split('\r\n').join('')).not.toMatch(/[\r\n]/);
});

test('has only a name if there is nothing else', () => {
  expect(readCard(cardOf({ name: 'Amina' }))).toEqual([
    ['fn', 'Amina'],
    ['n', ['', 'Amina', '', '', '']],
  ]);
});

test('has a location of one line as the city, and one URL where two are equal', () => {
  const owner = { name: 'A', location: 'Tunis; Paris', website: 'https://a.example/' };
  expect(readCard(cardOf(owner, { url: 'https://a.example/' }))).toEqual([
    ['fn', 'A'],
    ['n', ['', 'A', '', '', '']],
    ['adr', ['', '', '', 'Tunis; Paris', '', '', '']],
    ['url', 'https://a.example/'],
  ]);
});

test('contains a photo as folded Base64', () => {
  const photo = Buffer.from('x'.repeat(3000)).toString('base64');
  const card = contactCard({ owner: { name: 'A' }, language: 'en' }, now, photo);
  expect(card).toContain('PHOTO;ENCODING=b;TYPE=JPEG:');
  expect(String(Object.fromEntries(readCard(card)).photo)).toBe(photo);
});

test('shows a right-to-left name without invisible characters', () => {
  const { site } = compileSite({ ...smallSite(), language: 'ar', owner: { name: 'Amina 3+', title: 'مطورة C++' } });
  const card = contactCard(site as ResolvedSite, now);
  expect(card).toContain('TITLE:مطورة C++\r\n');
  expect(card).not.toMatch(/[\u200F\u2066-\u2069]/);
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.string({
    unit: fc.constantFrom('\\', ';', ',', ':', '"', '<', '>', '\n', '\r', '\u202E', '\u2067', 'é', '漢', '🎉', 'N:'),
  }),
);

describe('for any texts', () => {
  test('an address book reads every value as it was written', () => {
    fc.assert(
      // ical.js treats a backslash at the end of a part as an escape of the separator.
      fc.property(
        hostile,
        hostile,
        hostile.map((text) => `${text}.`),
        (name, title, city) => {
          const read = Object.fromEntries(readCard(cardOf({ name, title, location: { city } } as Owner)));
          expect([read.fn, read.title, (read.adr as string[])[3]]).toEqual([
            inOneValue(shown(name)),
            inOneValue(shown(title)),
            shown(city),
          ]);
        },
      ),
    );
  });

  test('a title of 20,000 characters is read as it was written', () => {
    const title = 'É, '.repeat(6667);
    expect(Object.fromEntries(readCard(cardOf({ name: 'A', title }))).title).toBe(title);
  });

  test('every line has up to 75 octets, and ends with CRLF outside of characters', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const line = contentLine('FN', escapeText(text));
        expect(line.endsWith('\r\n')).toBe(true);
        for (const part of line.split('\r\n')) {
          expect(Buffer.from(part).length).toBeLessThanOrEqual(75);
          expect(Buffer.from(part).toString()).toBe(part.toWellFormed());
        }
        expect(line.replaceAll('\r\n ', '')).toBe(`FN:${escapeText(text)}\r\n`);
      }),
    );
  });
});

/* ical.js unescapes a semicolon only in values with several parts. */
const inOneValue = (text: string) => text.replaceAll(';', '\\;');

/* The text in a card: line breaks are normalized, and control and direction characters removed. */
const shown = (text: string) =>
  text
    .replace(/[\u200F\u2066\u2067\u2069]/g, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '');

describe('the QR code of a card', () => {
  const codeOf = (owner: Partial<Owner>) => contactCode({ owner: { name: 'A', ...owner }, language: 'en' }, 'Save');

  test('renders the modules as rectangles', () => {
    const code = codeOf({ email: 'a@example.com' });
    expect(code).toMatchObject({ label: 'Save', size: expect.any(Number) });
    expect(code?.path).toMatch(/^M0 0h7v1h-7z/);
    expect(code?.path).toMatch(/^(?:M\d+ \d+h\d+v1h-\d+z)+$/);
  });

  test('leaves out a long address, and is left out for a long name', () => {
    expect(codeOf({ location: 'x'.repeat(400) })?.path).toBe(codeOf({})?.path);
    expect(codeOf({ name: 'x'.repeat(500) })).toBeUndefined();
  });
});
