import type { Site, WrittenSite } from '../../../schema/site.ts';
import type { CompilerHost } from '../compiler-host.ts';
import { type Problem, severityOf } from '../diagnostics/diagnostic.ts';
import { checkLanguages } from '../i18n/check-languages.ts';
import { checkPlaceholders } from '../i18n/check-placeholders.ts';
import { hostIn } from '../i18n/host-in.ts';
import { checkLabels } from '../i18n/labels/missing-labels.ts';
import { languagesOf } from '../i18n/languages-of.ts';
import { localize } from '../i18n/localize.ts';
import { localizedToSource, withSourcePointers } from '../i18n/localized-to-source.ts';
import { check } from './check.ts';
import { checkVariantWords } from './check-variants.ts';

/** Checks a site in each of its languages. Reports each problem once, at its source. */
export function checkEachLanguage(written: WrittenSite, host: CompilerHost): Problem[] {
  const languageProblems = checkLanguages(written, host);
  if (languageProblems.length > 0) return languageProblems;
  const languages = languagesOf(written);
  const [base = ''] = languages;
  const reported = new Set<string>();
  const first = localize(host.blocks, written, base);
  const problems = languages.flatMap((language) => {
    const site: Site = language === base ? first : localize(host.blocks, written, language);
    const unreported = check(site, hostIn(host, language === base ? undefined : first))
      .map((problem) =>
        withSourcePointers(problem, (pointer) => localizedToSource(host.blocks, written, pointer, language, base)),
      )
      // Untranslated parts have the same problem in every language.
      .filter((problem) => !reported.has(keyOf(problem)));
    for (const problem of unreported) reported.add(keyOf(problem));
    return unreported;
  });
  // An unknown placeholder is already reported as an error.
  return problems.some(({ code }) => severityOf(code) === 'error')
    ? problems
    : [
        ...problems,
        ...checkPlaceholders(host.blocks, written),
        ...checkLabels(written),
        ...checkVariantWords(host.blocks, written),
      ];
}

const keyOf = ({ code, at }: Problem): string => JSON.stringify([code, at]);
