import { plainText } from '../../../shared/rich-text.ts';
import type { CalendarDate } from '../../../shared/time.ts';
import { absoluteUrlOf } from '../../resolve/paths/site-url.ts';
import type { ResolvedSite } from '../../resolve/resolved-site.ts';
import { removeIsolates } from '../../text/bidi.ts';
import { countryName } from '../../text/owner-text.ts';
import { telephoneAddress } from '../../text/telephone.ts';

/** What a contact card is made from: a site as an audience sees it. */
type CardSite = Pick<ResolvedSite, 'owner' | 'language' | 'url' | 'prefix'>;

/**
 * Returns the owner's contact card: a vCard 3.0 (RFC 2426), which all phones read. Contains the details of the owner
 * that `site` has, and the URL of the site. `photo` is a JPEG in Base64. `now` is the date for titles with times.
 */
export function contactCard({ owner, language, url, prefix }: CardSite, now?: CalendarDate, photo?: string): string {
  const { name, title, email, phone, location, website, profiles = [] } = owner;
  const site = url === undefined ? undefined : absoluteUrlOf('/', url, prefix);
  const addresses = [...new Set([site, website].filter((address) => address !== undefined))];
  const text = (property: string, value: string | undefined) =>
    value === undefined ? '' : contentLine(property, escapeText(removeIsolates(value)));
  return [
    contentLine('BEGIN', 'VCARD'),
    contentLine('VERSION', '3.0'),
    text('FN', name),
    // Only the owner knows which part is the family name, so phones show the whole name, and sort by it.
    contentLine('N', `;${escapeText(removeIsolates(name))};;;`),
    text('TITLE', title === undefined ? undefined : plainText(title, now)),
    text('EMAIL;TYPE=INTERNET', email),
    text('TEL;TYPE=VOICE', phone === undefined ? undefined : dialed(phone)),
    location === undefined ? '' : contentLine('ADR', postalAddress(location, language)),
    ...addresses.map((address) => contentLine('URL', address)),
    // A profile without a URL has only a name in a network; a placeholder leads nowhere.
    ...profiles
      .flatMap(({ href = '', ...profile }) => (/^https?:/.test(href) ? [{ ...profile, href }] : []))
      .flatMap(({ href, label, network }, index) => [
        contentLine(`item${index + 1}.URL`, href),
        text(`item${index + 1}.X-ABLABEL`, label ?? network),
      ]),
    photo === undefined ? '' : contentLine('PHOTO;ENCODING=b;TYPE=JPEG', photo),
    contentLine('END', 'VCARD'),
  ].join('');
}

/* A number as phones dial it: with a pause before an extension. */
const dialed = (phone: string) => telephoneAddress(phone).slice('tel:'.length).replace(';ext=', ',');

/* Post office box; extended address; street; city; region; postal code; country. */
function postalAddress(location: NonNullable<ResolvedSite['owner']['location']>, language: string): string {
  const { address, city, region, postalCode, countryCode } =
    typeof location === 'string' ? { city: location } : location;
  const country = countryCode && countryName(countryCode, language);
  return ['', '', address, city, region, postalCode, country]
    .map((part = '') => escapeText(removeIsolates(part)))
    .join(';');
}

/**
 * Writes a line of a vCard (RFC 2425): folded after at most 75 octets of UTF-8, never inside a character, with CRLF at
 * its end. `value` is already escaped.
 */
export function contentLine(name: string, value: string): string {
  let line = '';
  let octets = 0;
  for (const character of `${name}:${value}`) {
    const added = octetsOf(character.codePointAt(0) as number);
    if (octets + added > 75) {
      line += '\r\n ';
      octets = 1;
    }
    line += character;
    octets += added;
  }
  return `${line}\r\n`;
}

const octetsOf = (code: number): number => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);

/** Escapes a text for a vCard (RFC 2426): backslashes, line breaks, semicolons and commas. */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '');
