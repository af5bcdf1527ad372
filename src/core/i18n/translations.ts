import type { RichSite, Site, WrittenSite } from '../../../schema/site.ts';
import type { CompilerHost } from '../compiler-host.ts';
import { type Paginated, paginate } from '../resolve/paginate.ts';
import { withUrl } from '../resolve/paths/with-url.ts';
import { resolve } from '../resolve/resolve.ts';
import type { ResolvedSite } from '../resolve/resolved-site.ts';
import { untranslatedPages } from './coverage.ts';
import { hostIn } from './host-in.ts';
import { languagesOf } from './languages-of.ts';
import { localize, localizeForPages } from './localize.ts';

/** A site in one of its languages except the first, with a path prefix such as "/fr". */
export interface Translation {
  /** The language tag. */
  language: string;
  /** The localized site, before it is resolved. */
  written: Site;
  /** The same site with language marks on fallback texts, from which pages are made. */
  marked: RichSite;
  site: ResolvedSite;
  paginated: Paginated;
}

/** Returns a site in each language except the first. `whole` is the site in all languages, and `base` in the first. */
export const translationsOf = (whole: WrittenSite, base: Site, host: CompilerHost): Translation[] =>
  languagesOf(whole)
    .slice(1)
    .map((language) => translationOf(whole, language, hostIn(host, base)));

function translationOf(whole: WrittenSite, language: string, host: CompilerHost): Translation {
  const untranslated = untranslatedPages(host.blocks, whole, language);
  const written = withUrl({ ...localize(host.blocks, whole, language), untranslated }, host);
  const marked = withUrl({ ...localizeForPages(host.blocks, whole, language), untranslated }, host);
  const site = resolve(marked, host);
  return { language, written, marked, site, paginated: paginate(host.blocks, site) };
}
