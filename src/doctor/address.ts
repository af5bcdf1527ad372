import { parseUrl } from '../shared/parse-url.ts';

/** What an address on a page leads to, and whether the doctor may ask for it. */
export type Address =
  /** The URL has no hash. `hash` starts with "#", or is empty. */
  | { kind: 'inside'; url: URL; hash: string }
  /** Of the same host, but not below the base of the site. */
  | { kind: 'beside'; url: URL }
  | { kind: 'elsewhere'; url: URL }
  | { kind: 'invalid' };

/**
 * Reads an address that somebody else has written: of a link, a file, a redirect, a sitemap. Only those that are inside
 * the site are ever asked for. `base` is the address below which the site is, with a slash at its end; `from` is where
 * the address was written.
 */
export function addressOf(text: string, from: URL, base: URL): Address {
  const url = parseUrl(text, from);
  if (!url) return { kind: 'invalid' };
  if (url.origin !== base.origin) return { kind: 'elsewhere', url };
  if (!isInside(url, base)) return { kind: 'beside', url };
  const { hash } = url;
  url.hash = '';
  return { kind: 'inside', url, hash };
}

/** Whether a URL is the base of a site or below it. */
export const isInside = ({ origin, pathname }: URL, base: URL): boolean =>
  origin === base.origin && `${pathname}/`.startsWith(base.pathname);
