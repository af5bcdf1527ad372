import type { Head } from '../../../schema/resolved.ts';
import { namesFile } from '../../shared/path-to-file.ts';
import type { ResolvedPage, ResolvedSite } from './resolved-site.ts';

/**
 * What a page says of itself outside itself. Without the address of the site there is no canonical one. A page that has
 * only a summary, for lists of pages, is described by that. One that is hardly translated is known by the page in the first
 * language.
 */
export function headOf(
  page: Pick<ResolvedPage, 'path' | 'title' | 'description' | 'summary'>,
  { url, prefix, untranslated }: Pick<ResolvedSite, 'url' | 'prefix' | 'untranslated'>,
): Head {
  const own = untranslated?.includes(page.path) ? '' : prefix;
  return {
    title: page.title,
    description: page.description ?? page.summary,
    canonical: url === undefined ? undefined : addressOf(page.path, url, own),
  };
}

/**
 * The full address of a path of the site: "/about" below "https://example.com/me/" is "https://example.com/me/about". Pages
 * of another language than the first lie below its prefix, "/fr"; files are the same for all.
 */
export function addressOf(path: string, url: string, prefix = ''): string {
  const root = url.endsWith('/') ? url.slice(0, -1) : url;
  return root + (namesFile(path.split(/[?#]/)[0] as string) ? path : prefix + path);
}

/** The path below which a site lives, without a slash at its end: "/me" for "https://example.com/me/", else "". */
export function baseOf(url: string | undefined): string {
  return url === undefined ? '' : new URL(url).pathname.replace(/\/+$/, '');
}
