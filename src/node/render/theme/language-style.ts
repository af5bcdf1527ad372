import type { ResolvedSite } from '../../../core/resolve/resolved-site.ts';
import { countersFor } from './counters.ts';
import { facesFor } from './faces.ts';
import { hyphensFor } from './hyphens.ts';

/** What the style of a site depends on beside its parts and its colour. */
export type SiteLanguages = Pick<ResolvedSite, 'languages' | 'digits'> & { language?: string };

/** The languages that a site has pages in. */
export const languagesOn = ({ language, languages }: SiteLanguages): readonly string[] =>
  languages ?? (language === undefined ? [] : [language]);

/** The style that pages have by their languages: faces for their scripts, where words break, and the digits of lists. Often empty. */
export function languageStyle(site: SiteLanguages): string {
  const languages = languagesOn(site);
  return facesFor(languages) + hyphensFor(languages) + countersFor(languages, site.digits);
}
