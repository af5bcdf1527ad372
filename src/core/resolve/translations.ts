import type { RichSite, Site, WrittenSite } from '../../../schema/site.ts';
import type { CompilerHost } from '../compiler-host.ts';
import { hostIn } from '../i18n/host-in.ts';
import { localizeForPages } from '../i18n/localize.ts';
import { untranslatedPages } from '../i18n/missing-translations.ts';
import { type Paginated, paginate } from './paginate.ts';
import { resolve } from './resolve.ts';
import type { ResolvedSite } from './resolved-site.ts';

/** A site in one of its languages except the first, with a path prefix such as "/fr". */
export interface Translation {
  /** The language tag. */
  language: string;
  /** The localized site, before it is resolved. */
  localized: Site;
  /** The same site with language marks on fallback texts, from which pages are made. */
  marked: RichSite;
  site: ResolvedSite;
  paginated: Paginated;
}

/** A site in all languages, in the first one, and in each. */
interface Localized {
  written: WrittenSite;
  localized: Site;
  sites: ReadonlyMap<string, Site>;
}

/** Returns a site in each language except the first. */
export const translationsOf = ({ written, localized, sites }: Localized, host: CompilerHost): Translation[] =>
  [...sites].slice(1).map(([language, site]) => translationOf(written, language, site, hostIn(host, localized)));

function translationOf(written: WrittenSite, language: string, inLanguage: Site, host: CompilerHost): Translation {
  const untranslated = untranslatedPages(host.blocks, written, language);
  const localized = withUrl({ ...inLanguage, untranslated }, host);
  const marked = withUrl({ ...localizeForPages(host.blocks, written, language), untranslated }, host);
  const site = resolve(marked, host);
  return { language, localized, marked, site, paginated: paginate(host.blocks, site) };
}

/**
 * Sets the URL of a site: the URL of the host overrides the one in the file, and its fallback is used if both are
 * missing. A host with `null` removes it.
 */
export function withUrl<Any extends Pick<Site, 'url'>>(
  site: Any,
  { url: fromHost, fallbackUrl }: Pick<CompilerHost, 'url' | 'fallbackUrl'>,
): Any {
  const url = fromHost === null ? undefined : (fromHost ?? site.url ?? fallbackUrl);
  return url === site.url ? site : { ...site, url };
}
