import { parseUrl } from '../../../shared/parse-url.ts';

/**
 * Converts a web address to a URI (RFC 3986): percent-encodes other characters, and writes an internationalized host as
 * browsers send it. Undefined if it isn't a web address. A valid URI stays unchanged.
 */
export function toUri(href: string): string | undefined {
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

/** Converts a mail address to ASCII; undefined if the part before the @ isn't ASCII. */
export function toMail(email: string): string | undefined {
  const [local = '', domain = ''] = email.split('@');
  const host = parseUrl(`http://${domain}`)?.hostname ?? '';
  const name = isDomain.test(domain) ? domain : host;
  return isLocal.test(local) && isDomain.test(name) ? `${local}@${name}` : undefined;
}

const isLocal = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const isDomain = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
