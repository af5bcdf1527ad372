import type { Site } from '../../../../schema/site.ts';
import { parseUrl } from '../../../shared/parse-url.ts';
import { absoluteUrlOf } from '../../resolve/paths/site-url.ts';
import { textKinds } from '../../validation/schema.ts';
import { periodSettings, type Section, type UnknownRecord } from './resume-sections.ts';

/** An entry of a site as a résumé has it: without what it has no setting for. `place` is where the site is. */
export function writeEntry(
  { settings, schema }: Pick<Section, 'settings' | 'schema'>,
  entry: UnknownRecord,
  place: Pick<Site, 'url' | 'prefix'>,
): UnknownRecord {
  const pairs = settings.flatMap(([there, here]): [string, unknown][] => {
    if (there === 'when') return whenOf(entry);
    const value = entry[here];
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
    const kind = textKinds.get(schema.properties?.[here]?.pattern ?? '');
    const written = typeof value === 'string' ? writeText(value, kind, place) : value;
    return written === undefined ? [] : [[there, written]];
  });
  return Object.fromEntries(pairs);
}

/** Returns a property with the entries that have properties; no property if there are none. */
export const listed = (name: string, entries: UnknownRecord[]): UnknownRecord => {
  const filled = entries.filter((entry) => Object.keys(entry).length > 0);
  return filled.length === 0 ? {} : { [name]: filled };
};

function writeText(text: string, kind: string | undefined, place: Pick<Site, 'url' | 'prefix'>): string | undefined {
  switch (kind) {
    case 'href':
      return addressIn(text, place);
    case 'website':
      return toUri(text);
    case 'email':
      return toMail(text);
    case 'date':
      return knownDate(text);
    default:
      return text;
  }
}

/** A full web address; undefined for one inside a site whose own is not known, and for a mail or telephone link. */
export const addressIn = (href: string, { url, prefix }: Pick<Site, 'url' | 'prefix'>): string | undefined =>
  toUri(href.startsWith('/') && url !== undefined ? absoluteUrlOf(href, url, prefix) : href);

/*
 * What happened once has an end there and no beginning: one without the other, which is how a degree is dated mostly.
 */
function whenOf({ period, date }: UnknownRecord): [string, unknown][] {
  const [startDate, endDate] = periodSettings;
  // A valid site has these types.
  const { start, end } = (period ?? { end: date }) as { start?: string; end?: string };
  const dates = [
    [startDate, start],
    [endDate, end === 'present' ? undefined : end],
  ] as const;
  return dates.flatMap(([name, text]): [string, unknown][] => {
    const known = text === undefined ? undefined : knownDate(text);
    return known === undefined ? [] : [[name, known]];
  });
}

/* JSON Resume has no years before 1000 or after 2999. */
const knownDate = (date: string) => (/^[12]/.test(date) ? date : undefined);

/*
 * Converts a web address to a URI (RFC 3986): percent-encodes other characters, and writes an internationalized host as
 * browsers send it. Undefined if it isn't a web address. A valid URI stays unchanged.
 */
function toUri(href: string): string | undefined {
  const url = /^https?:\/\//i.test(href) ? parseUrl(href) : null;
  if (!url) return undefined;
  const uri = href.replace(parts, (_, scheme: string, host: string, path: string, query = '', fragment = '') => {
    const name = isHost.test(host) ? host : url.host;
    return isHost.test(name)
      ? scheme + name + encodePart(path) + encodePart(query, '?') + encodePart(fragment, '#')
      : '';
  });
  return uri === '' ? undefined : uri;
}

const parts = /^(https?:\/\/)([^/?#\\]*)([^?#]*)(\?[^#]*)?(#.*)?$/is;

/* A host name or IPv4 address; or an IPv6 address in brackets. */
const isHost = /^(?:[A-Za-z0-9._~!$&'()*+,;=-]+|\[[0-9A-Fa-f:.]+\])(?::\d*)?$/;

/* Encodes the part after `mark`, its first character. */
function encodePart(part: string, mark = ''): string {
  const allowed = mark === '' ? notInPath : notInQuery;
  return (part.startsWith(mark) ? mark : '') + part.slice(mark.length).toWellFormed().replace(allowed, percent);
}

const notInPath = /%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9\-._~!$&'()*+,;=:@/%]/gu;
const notInQuery = /%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9\-._~!$&'()*+,;=:@/?%]/gu;
const percent = (character: string) => encodeURIComponent(character);

/* Converts a mail address to ASCII; undefined if the part before the @ isn't ASCII. */
function toMail(email: string): string | undefined {
  const [local = '', domain = ''] = email.split('@');
  const host = parseUrl(`http://${domain}`)?.hostname ?? '';
  const name = isDomain.test(domain) ? domain : host;
  return isLocal.test(local) && isDomain.test(name) ? `${local}@${name}` : undefined;
}

const isLocal = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const isDomain = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
