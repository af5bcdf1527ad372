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

/** The problems of a site, and the site in each of its languages, which later steps need too. */
interface CheckedLanguages {
  problems: Problem[];
  /** Empty if the languages themselves have errors. */
  localized: ReadonlyMap<string, Site>;
}

/** Checks a site in each of its languages. Reports each problem once, at its source. */
export function checkEachLanguage(written: WrittenSite, host: CompilerHost): CheckedLanguages {
  const languages = languagesOf(written);
  const [base = ''] = languages;
  // A site in one language stays the same object, unless it has texts by language.
  const isPlain = !written.languages && localize(host.blocks, written, base) === written;
  const languageProblems = checkLanguages(written, host, isPlain);
  if (languageProblems.length > 0) return { problems: languageProblems, localized: new Map() };
  const inLanguage = (language: string) => (isPlain ? (written as Site) : localize(host.blocks, written, language));
  const localized = new Map(languages.map((language) => [language, inLanguage(language)]));
  const reported = new Set<string>();
  const problems = [...localized].flatMap(([language, site]) => {
    const unreported = check(site, hostIn(host, language === base ? undefined : localized.get(base)))
      .map((problem) =>
        withSourcePointers(problem, (pointer) => localizedToSource(host.blocks, written, pointer, language, base)),
      )
      // Untranslated parts have the same problem in every language.
      .filter((problem) => !reported.has(keyOf(problem)));
    for (const problem of unreported) reported.add(keyOf(problem));
    return unreported;
  });
  // An unknown placeholder is already reported as an error.
  if (problems.some(({ code }) => severityOf(code) === 'error')) return { problems, localized };
  const more = [checkPlaceholders(host.blocks, written), checkLabels(written), checkVariantWords(written)];
  return { problems: [...problems, ...more.flat()], localized };
}

const keyOf = ({ code, at }: Problem): string => JSON.stringify([code, at]);
