import { addressOf } from '../../core/resolve/head.ts';
import type { Paginated } from '../../core/resolve/paginate.ts';
import type { ResolvedSite } from '../../core/resolve/resolved-site.ts';
import { attribute } from './document.ts';

/** A page in one of the languages of its site. */
export interface Alternate {
  language: string;
  address: string;
}

/** In which languages each page is really there, by its path, the first language first. Those in one alone are not in it. */
export type Alternates = ReadonlyMap<string, readonly Alternate[]>;

/** The alternates of the pages of a site. Without its address, or in one language, there are none. */
export function alternatesOf(sites: readonly { site: ResolvedSite; paginated: Paginated }[]): Alternates {
  const found = new Map<string, Alternate[]>();
  if (sites.length < 2) return found;
  for (const { site, paginated } of sites) {
    const { url, prefix, language, untranslated } = site;
    if (url === undefined) continue;
    const skipped = new Set(untranslated);
    for (const { path } of paginated.pages) {
      if (skipped.has(path)) continue;
      const known = found.get(path) ?? [];
      found.set(path, known);
      known.push({ language, address: addressOf(path, url, prefix) });
    }
  }
  for (const [path, known] of found) if (known.length < 2) found.delete(path);
  return found;
}

/**
 * What search engines and link previews are told of the other languages of a page. Whoever reads none of them gets the
 * first. A page that is hardly there in its language is no part of it.
 */
export function languageTags(path: string, language: string, alternates: Alternates): string[] {
  const known = alternates.get(path) ?? [];
  const [first] = known;
  if (!first || !known.some((each) => each.language === language)) return [];
  const link = (hreflang: string, address: string) =>
    `<link rel="alternate" hreflang="${attribute(hreflang)}" href="${attribute(address)}">`;
  return [
    ...known.map((each) => link(each.language, each.address)),
    link('x-default', first.address),
    ...known
      .filter((each) => each.language !== language)
      .map((each) => `<meta property="og:locale:alternate" content="${attribute(each.language.replace('-', '_'))}">`),
  ];
}
