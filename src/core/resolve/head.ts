import type { Head } from '../../../schema/resolved.ts';
import { namesFile } from '../../shared/path-to-file.ts';
import type { ResolvedPage, ResolvedSite } from './resolved-site.ts';

/**
 * Returns the data for the `<head>` of a page. A site without a URL has no canonical URLs. The summary is the fallback
 * for the description. The canonical URL of a mostly untranslated page is that of the page in the base language.
 */
export function headOf(
  page: Pick<ResolvedPage, 'path' | 'title' | 'description' | 'summary'>,
  { url, prefix, untranslated }: Pick<ResolvedSite, 'url' | 'prefix' | 'untranslated'>,
): Head {
  const pagePrefix = untranslated?.includes(page.path) ? '' : prefix;
  return {
    title: page.title,
    description: page.description ?? page.summary,
    canonical: url === undefined ? undefined : absoluteUrlOf(page.path, url, pagePrefix),
  };
}

/**
 * Returns the absolute URL of a path of the site: "/about" in "https://example.com/me/" is
 * "https://example.com/me/about". Pages in other languages than the base language have a prefix, such as "/fr"; files
 * don't.
 */
export function absoluteUrlOf(path: string, url: string, prefix = ''): string {
  const root = url.endsWith('/') ? url.slice(0, -1) : url;
  return root + (namesFile(path.replace(/[?#].*/s, '')) ? path : prefix + path);
}

/** Returns the base path of a site without a trailing slash: "/me" for "https://example.com/me/", and "" for a root. */
export function baseOf(url: string | undefined): string {
  return url === undefined ? '' : new URL(url).pathname.replace(/\/+$/, '');
}
