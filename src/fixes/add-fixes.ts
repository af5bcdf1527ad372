import type { AddFixes } from '../core/compiler-host.ts';
import { type PathInPublic, pathsInPublic, sentenceOf } from '../core/content/files/path-in-public.ts';
import type { Cause } from '../core/diagnostics/cause.ts';
import { isReplacement, type Problem } from '../core/diagnostics/diagnostic.ts';
import { didYouMean, nearest } from '../core/diagnostics/did-you-mean.ts';
import { colorNames } from '../core/text/css-color.ts';
import { fixSiteLanguages } from './conversions/fix-site-languages.ts';
import { fixProperties } from './properties/fix-properties.ts';
import { explainSyntax } from './syntax/explain-syntax.ts';
import { fixAddress, fixAnchor, fixPage } from './values/fix-link.ts';
import { fixValue } from './values/fix-value.ts';
import { suggestTimeZone } from './values/suggest-time-zone.ts';

/**
 * Adds fixes to problems, and replaces their messages where a fix explains more. Can merge problems: an unknown setting
 * and a missing one become one problem if the first is another name for the second.
 */
export const addFixes: AddFixes = (problems, { text, value, host }) => {
  const pathOf = pathsInPublic(host);
  // `languages` as a whole has one problem, so problems of its entries are omitted.
  const languages = problems.some(isAboutLanguages) ? fixSiteLanguages(host.blocks, value) : undefined;
  const reported = new Set<Cause>();
  const fixProblem = (problem: Problem): Problem[] => {
    const { cause } = problem;
    switch (cause?.kind) {
      case 'syntax':
        return explainSyntax(text);
      case 'encoding': {
        const edits = [{ at: { offset: 0, length: text.length }, text: cause.text }];
        return [{ ...problem, fix: { text: 'save it as UTF-8', certain: false, edits } }];
      }
      case 'settings': {
        if (reported.has(cause)) return [];
        reported.add(cause);
        return fixProperties(
          host.blocks,
          { ...cause.issues, missing: new Set(cause.issues.missing) },
          cause.pointer,
          value,
        );
      }
      case 'value':
        if (languages && isAboutLanguages(problem)) return [];
        return [withPathInPublic(fixValue(host.blocks, problem, cause.finding, value), pathOf)];
      case 'address':
        return [fixAddress(problem, cause)];
      case 'page':
        return [fixPage(host.blocks, problem, cause)];
      case 'anchor':
        return [fixAnchor(host.blocks, problem, cause)];
      case 'timeZone': {
        const suggestion = suggestTimeZone(cause.found);
        return [
          suggestion === undefined ? problem : { ...problem, fix: didYouMean(problem.at, cause.found, suggestion) },
        ];
      }
      case 'color': {
        const found = cause.found.toLowerCase();
        // "gren" is as close to "grey" as to "green".
        const suggestion =
          colorNames.find((name) => withoutPairs(name) === withoutPairs(found)) ?? nearest(found, colorNames);
        return [
          suggestion === undefined ? problem : { ...problem, fix: didYouMean(problem.at, cause.found, suggestion) },
        ];
      }
      default:
        return [problem];
    }
  };
  return [...(languages ? [languages] : []), ...problems.flatMap(fixProblem)];
};

/* A word without repeated letters. */
const withoutPairs = (word: string) => word.replace(/(.)\1+/g, '$1');

const isAboutLanguages = ({ cause }: Problem): boolean =>
  cause?.kind === 'value' && /^\/languages(?:\/|$)/.test(cause.finding.instancePath);

/** Replaces the suggested path in a problem by the path of a similar file in public/, if `pathOf` finds one. */
export function withPathInPublic(problem: Problem, pathOf: (written: string) => PathInPublic | undefined): Problem {
  const { code, fix } = problem;
  const [edit, ...others] = fix?.edits ?? [];
  if (!fix || code !== 'OF110' || !edit || !isReplacement(edit) || typeof edit.text !== 'string' || others.length > 0)
    return problem;
  const written = /^"\/(.*\.\w{2,5})"$/s.exec(edit.text)?.[1];
  const suggestion = written === undefined ? undefined : pathOf(written);
  if (suggestion === undefined) return problem;
  const text = JSON.stringify(suggestion.path);
  return { ...problem, fix: { ...fix, text: sentenceOf(suggestion, text), edits: [{ ...edit, text }] } };
}
