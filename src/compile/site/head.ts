import type { Head } from '../../../schema/resolved.ts';
import type { ResolvedPage } from './resolved-site.ts';

/**
 * What a page says of itself outside itself. Without the address of the site there is no canonical one. A page that has
 * only a summary, for lists of pages, is described by that.
 */
export function headOf(
  page: Pick<ResolvedPage, 'path' | 'title' | 'description' | 'summary'>,
  url: string | undefined,
): Head {
  return {
    title: page.title,
    description: page.description ?? page.summary,
    canonical: url === undefined ? undefined : addressOf(page.path, url),
  };
}

/** The full address of a path of the site: "/about" below "https://example.com/me/" is "https://example.com/me/about". */
export function addressOf(path: string, url: string): string {
  const root = url.endsWith('/') ? url : `${url}/`;
  return `${root}${path.slice(1)}`;
}

/** The path below which a site lives, without a slash at its end: "/me" for "https://example.com/me/", else "". */
export function baseOf(url: string | undefined): string {
  return url === undefined ? '' : new URL(url).pathname.replace(/\/+$/, '');
}
