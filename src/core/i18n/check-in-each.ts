import type { Site, WrittenSite } from '../../../schema/site.ts';
import { check } from '../checks/check.ts';
import type { CompilerHost } from '../compiler-host.ts';
import { type Problem, severityOf } from '../diagnostics/diagnostic.ts';
import { checkLanguages } from './check-languages.ts';
import { checkPlaceholdersAgree } from './check-placeholders.ts';
import { hostIn } from './host-in.ts';
import { checkLabels } from './labels/missing-labels.ts';
import { languagesOf } from './languages-of.ts';
import { localize } from './localize.ts';
import { withSourcePointers, writtenPlace } from './written-place.ts';

/** Checks a site in each of its languages. Reports each problem once, at its source. */
export function checkInEach(written: WrittenSite, host: CompilerHost): Problem[] {
  const wrong = checkLanguages(written, host);
  if (wrong.length > 0) return wrong;
  const languages = languagesOf(written);
  const [base = ''] = languages;
  const told = new Set<string>();
  const first = localize(host.blocks, written, base);
  const found = languages.flatMap((language) => {
    const site: Site = language === base ? first : localize(host.blocks, written, language);
    const problems = check(site, hostIn(host, language === base ? undefined : first))
      .map((problem) =>
        withSourcePointers(problem, (pointer) => writtenPlace(host.blocks, written, pointer, language, base)),
      )
      // Untranslated parts have the same problem in every language.
      .filter((problem) => !told.has(keyOf(problem)));
    for (const problem of problems) told.add(keyOf(problem));
    return problems;
  });
  // An unknown placeholder is already reported as an error.
  return found.some(({ code }) => severityOf(code) === 'error')
    ? found
    : [...found, ...checkPlaceholdersAgree(host.blocks, written), ...checkLabels(written)];
}

const keyOf = ({ code, at }: Problem): string => JSON.stringify([code, at]);
