import type { Site, WrittenSite } from '../../../schema/site.ts';
import type { CompilerHost } from '../compiler-host.ts';
import { type Paginated, paginate } from '../resolve/paginate.ts';
import { withAddress } from '../resolve/paths/with-address.ts';
import { resolve } from '../resolve/resolve.ts';
import type { ResolvedSite } from '../resolve/resolved-site.ts';
import { untranslatedPages } from './coverage.ts';
import { hostIn } from './host-in.ts';
import { languagesOf } from './languages-of.ts';
import { localise } from './localise.ts';

/** A site in one of its languages but the first: what its build writes below "/fr". */
export interface Translation {
  /** The tag of the language. */
  language: string;
  /** The site as it was written, in this language. */
  written: Site;
  /** The same, where what stands in for others says so: what pages are made of. */
  marked: Site;
  site: ResolvedSite;
  paginated: Paginated;
}

/** A site in each of its languages but the first. `base` is the site in that one, as it was written. */
export const translationsOf = (whole: WrittenSite, base: Site, host: CompilerHost): Translation[] =>
  languagesOf(whole)
    .slice(1)
    .map((language) => translationOf(whole, language, hostIn(host, base)));

function translationOf(whole: WrittenSite, language: string, host: CompilerHost): Translation {
  const untranslated = untranslatedPages(host.blocks, whole, language);
  const written = withAddress({ ...localise(host.blocks, whole, language), untranslated }, host);
  const marked = withAddress({ ...localise(host.blocks, whole, language, true), untranslated }, host);
  const site = resolve(marked, host);
  return { language, written, marked, site, paginated: paginate(host.blocks, site) };
}
