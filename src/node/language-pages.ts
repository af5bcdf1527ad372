import type { PageData } from '../../schema/resolved.ts';
import type { Site } from '../../schema/site.ts';
import type { CompilerHost } from '../core/compiler-host.ts';
import { hostIn } from '../core/i18n/host-in.ts';
import { cvPage, variantPages } from '../core/outputs/cv/cv-page.ts';
import { pagesOf } from '../core/pipeline.ts';
import type { Paginated } from '../core/resolve/paginate.ts';
import type { ResolvedSite } from '../core/resolve/resolved-site.ts';

/** A site in one language, its pages, and the CV page if it has one. */
export interface LanguagePages {
  site: ResolvedSite;
  /** The site as it is written in the file. */
  written: Site;
  paginated: Paginated;
  cv?: PageData | null;
  /** The pages of the variants of the CV. */
  variants?: readonly PageData[];
}

/** A site in each of its languages, the main one first. */
export type AllLanguages = readonly [LanguagePages, ...LanguagePages[]];

/** Computes all pages of a site that was checked with the same host. */
export function languagePages(checked: Parameters<typeof pagesOf>[0], host: CompilerHost): AllLanguages {
  const { written } = checked;
  const { site, paginated, translations } = pagesOf(checked, host);
  const cvsOf = (marked: Parameters<typeof cvPage>[0], host: CompilerHost) => ({
    cv: cvPage(marked, host),
    variants: variantPages(marked, host),
  });
  return [
    { site, written, paginated, ...cvsOf(written, host) },
    ...translations.map((each) => ({ ...each, ...cvsOf(each.marked, hostIn(host, written)) })),
  ];
}
