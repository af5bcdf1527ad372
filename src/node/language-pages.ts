import type { PageData } from '../../schema/resolved.ts';
import type { Site } from '../../schema/site.ts';
import type { CompilerHost } from '../core/compiler-host.ts';
import { hostIn } from '../core/i18n/host-in.ts';
import { cvPages } from '../core/outputs/cv/compose-cv.ts';
import { pagesOf } from '../core/pipeline.ts';
import type { Paginated } from '../core/resolve/paginate.ts';
import type { ResolvedSite } from '../core/resolve/resolved-site.ts';

/** A site in one language, its pages, and those of the CV and its variants. */
export interface LanguagePages {
  site: ResolvedSite;
  /** The site as it is written in the file. */
  localized: Site;
  paginated: Paginated;
  cvs?: readonly PageData[];
}

/** A site in each of its languages, the main one first. */
export type AllLanguages = readonly [LanguagePages, ...LanguagePages[]];

/** Computes all pages of a site that was checked with the same host. */
export function languagePages(checked: Parameters<typeof pagesOf>[0], host: CompilerHost): AllLanguages {
  const { localized } = checked;
  const { marked, site, paginated, translations } = pagesOf(checked, host);
  return [
    { site, localized, paginated, cvs: cvPages(marked, host) },
    ...translations.map((each) => ({ ...each, cvs: cvPages(each.marked, hostIn(host, localized)) })),
  ];
}
