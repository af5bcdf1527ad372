import { decoded } from '../shared/decoded.ts';
import { parseUrl } from '../shared/parse-url.ts';

/** What an address on a page leads to, and whether doctor may request it. */
type Address =
  /** The URL has no hash. `hash` starts with "#", or is empty. */
  | { kind: 'inside'; url: URL; hash: string }
  /** On the same host, but not below the site's base path. */
  | { kind: 'beside'; url: URL }
  | { kind: 'elsewhere'; url: URL }
  | { kind: 'invalid' };

/**
 * Parses an untrusted address: of a link, a file, or a redirect. Only addresses inside the site may be requested. `base`
 * is the URL of the site with a trailing slash; `from` is the URL of the document that contains the address.
 */
export function addressOf(text: string, from: URL, base: URL): Address {
  const url = parseUrl(text, from);
  if (!url) return { kind: 'invalid' };
  if (url.origin !== base.origin) return { kind: 'elsewhere', url };
  if (!`${url.pathname}/`.startsWith(base.pathname)) return { kind: 'beside', url };
  const { hash } = url;
  url.hash = '';
  return { kind: 'inside', url, hash };
}

/** The path of a page within the site, as the owner writes it. */
export const pathIn = ({ pathname }: URL, url: URL): string => `/${decoded(url.pathname.slice(pathname.length))}`;
