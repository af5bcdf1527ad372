import { namesFile } from '../../../shared/path-to-file.ts';

/**
 * Returns the absolute URL of a path of the site: "/about" in "https://example.com/me/" is
 * "https://example.com/me/about". Pages in other languages than the base language have a prefix, such as "/fr"; files
 * don't.
 */
export function absoluteUrlOf(path: string, url: string, prefix = ''): string {
  const root = url.endsWith('/') ? url.slice(0, -1) : url;
  return root + (namesFile(path.replace(/[?#].*/s, '')) ? path : prefix + path);
}

/** Returns the absolute URL of a link on the page at `path`. Links to other sites stay unchanged. */
export function absoluteHref(href: string, path: string, url: string, prefix?: string): string {
  if (href.startsWith('#')) return absoluteUrlOf(path, url, prefix) + href;
  return href.startsWith('/') ? absoluteUrlOf(href, url, prefix) : href;
}

/** Returns the base path of a site without a trailing slash: "/me" for "https://example.com/me/", and "" for a root. */
export function baseOf(url: string | undefined): string {
  return url === undefined ? '' : new URL(url).pathname.replace(/\/+$/, '');
}
