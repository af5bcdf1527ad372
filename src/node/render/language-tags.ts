import type { Paginated } from '../../core/resolve/paginate.ts';
import { absoluteUrlOf } from '../../core/resolve/paths/site-url.ts';
import type { ResolvedSite } from '../../core/resolve/resolved-site.ts';
import { escapeHtml } from '../../core/text/escape-html.ts';

/** A page in one of the site's languages. */
export interface Alternate {
  language: string;
  address: string;
}

/** The languages in which each page exists, by path, first language first. Pages in only one language are left out. */
export type Alternates = ReadonlyMap<string, readonly Alternate[]>;

/** The alternates of a site's pages. Empty if the site has no `url`, or one language. */
export function alternatesOf(sites: readonly { site: ResolvedSite; paginated: Paginated }[]): Alternates {
  const found = new Map<string, Alternate[]>();
  if (sites.length < 2) return found;
  for (const { site, paginated } of sites) {
    const { url, prefix, language, untranslated } = site;
    if (url === undefined) continue;
    const skipped = new Set(untranslated);
    for (const { path } of paginated.pages) {
      if (skipped.has(path)) continue;
      const entries = found.get(path) ?? [];
      found.set(path, entries);
      entries.push({ language, address: absoluteUrlOf(path, url, prefix) });
    }
  }
  for (const [path, entries] of found) if (entries.length < 2) found.delete(path);
  return found;
}

/**
 * The hreflang and link-preview tags for the other languages of a page. The first language is the default. Pages that
 * are mostly untranslated are left out.
 */
export function languageTags(path: string, language: string, alternates: Alternates): string[] {
  const entries = alternates.get(path) ?? [];
  const [first] = entries;
  if (!first || !entries.some((each) => each.language === language)) return [];
  const link = (hreflang: string, address: string) =>
    `<link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(address)}">`;
  return [
    ...entries.map((each) => link(each.language, each.address)),
    link('x-default', first.address),
    ...entries
      .filter((each) => each.language !== language)
      .map((each) => `<meta property="og:locale:alternate" content="${escapeHtml(each.language.replace('-', '_'))}">`),
  ];
}
