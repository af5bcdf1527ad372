import { parseUrl } from '../../../shared/parse-url.ts';

/**
 * A web address as RFC 3986 has it: what it does not allow is percent-encoded, and a name in other letters than ASCII is
 * written as browsers send it. Undefined for what is no web address. A URI comes back as it is.
 */
export function toUri(href: string): string | undefined {
  const url = /^https?:\/\//i.test(href) ? parseUrl(href) : null;
  if (!url) return undefined;
  const uri = href.replace(parts, (_, scheme: string, host: string, path: string, query = '', fragment = '') => {
    const name = isHost.test(host) ? host : url.host;
    return isHost.test(name) ? scheme + name + encoded(path) + encoded(query, '?') + encoded(fragment, '#') : '';
  });
  return uri === '' ? undefined : uri;
}

const parts = /^(https?:\/\/)([^/?#\\]*)([^?#]*)(\?[^#]*)?(#.*)?$/is;

/* A name or an address of four numbers; or one in brackets. */
const isHost = /^(?:[A-Za-z0-9._~!$&'()*+,;=-]+|\[[0-9A-Fa-f:.]+\])(?::\d*)?$/;

/* All that follows the mark, which only begins it. */
function encoded(part: string, mark = ''): string {
  const allowed = mark === '' ? notInPath : notInQuery;
  return (part.startsWith(mark) ? mark : '') + part.slice(mark.length).toWellFormed().replace(allowed, percent);
}

const notInPath = /%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9\-._~!$&'()*+,;=:@/%]/gu;
const notInQuery = /%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9\-._~!$&'()*+,;=:@/?%]/gu;
const percent = (character: string) => encodeURIComponent(character);

/** A mail address that every program takes; undefined where it has other letters before its @. */
export function toMail(email: string): string | undefined {
  const [local = '', domain = ''] = email.split('@');
  const host = parseUrl(`http://${domain}`)?.hostname ?? '';
  const name = isDomain.test(domain) ? domain : host;
  return isLocal.test(local) && isDomain.test(name) ? `${local}@${name}` : undefined;
}

const isLocal = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const isDomain = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
