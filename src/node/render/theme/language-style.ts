import type { ResolvedSite } from '../../../core/resolve/resolved-site.ts';
import { countersFor } from './counters.ts';
import { facesFor } from './faces.ts';
import { hyphensFor } from './hyphens.ts';
import { scriptRulesFor } from './script-rules.ts';

/** The languages and digits that a site's style depends on. */
export type SiteLanguages = Pick<ResolvedSite, 'languages' | 'digits'> & { language?: string };

/** The languages of a site's pages. */
export const languagesOn = ({ language, languages }: SiteLanguages): readonly string[] =>
  languages ?? (language === undefined ? [] : [language]);

/**
 * The styles that depend on the site's languages: fonts, rules of scripts, hyphenation, and the digits of lists. Often
 * empty.
 */
export function languageStyle(site: SiteLanguages): string {
  const languages = languagesOn(site);
  return [
    facesFor(languages),
    scriptRulesFor(languages),
    hyphensFor(languages),
    countersFor(languages, site.digits),
  ].join('');
}
