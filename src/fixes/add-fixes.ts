import { pathsInPublic } from '../core/checks/files/path-in-public.ts';
import type { AddFixes } from '../core/compiler-host.ts';
import type { Cause } from '../core/diagnostics/cause.ts';
import type { Problem } from '../core/diagnostics/diagnostic.ts';
import { didYouMean } from '../core/diagnostics/suggest.ts';
import { fixSiteLanguages } from './conversions/languages-of-site.ts';
import { fixProperties } from './properties/settings-of.ts';
import { explainSyntax } from './syntax/explain-syntax.ts';
import { fixAddress, fixAnchor, fixPage } from './values/fix-link.ts';
import { fixValue } from './values/fix-value.ts';
import { withPathInPublic } from './values/path-in-public.ts';
import { suggestTimeZone } from './values/suggest-time-zone.ts';

/**
 * Adds fixes to problems, and replaces their messages where a fix explains more. Can merge problems: an unknown setting
 * and a missing one become one problem if the first is another name for the second.
 */
export const addFixes: AddFixes = (problems, { text, value, host }) => {
  const pathOf = pathsInPublic(host);
  // `languages` as a whole has one problem, so problems of its entries are omitted.
  const languages = problems.some(isAboutLanguages) ? fixSiteLanguages(value) : undefined;
  const reported = new Set<Cause>();
  const fixProblem = (problem: Problem): Problem[] => {
    const { cause } = problem;
    switch (cause?.kind) {
      case 'syntax':
        return explainSyntax(text, host.publicFiles);
      case 'encoding': {
        const edits = [{ at: { offset: 0, length: text.length }, text: cause.text }];
        return [{ ...problem, fix: { text: 'save it as UTF-8', certain: false, edits } }];
      }
      case 'settings': {
        if (reported.has(cause)) return [];
        reported.add(cause);
        return fixProperties({ ...cause.lack, missing: new Set(cause.lack.missing) }, cause.pointer, value);
      }
      case 'value':
        if (languages && isAboutLanguages(problem)) return [];
        return [withPathInPublic(fixValue(problem, cause.finding, value), pathOf)];
      case 'address':
        return [fixAddress(problem, cause)];
      case 'page':
        return [fixPage(problem, cause)];
      case 'anchor':
        return [fixAnchor(problem, cause)];
      case 'timeZone': {
        const suggestion = suggestTimeZone(cause.found);
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

const isAboutLanguages = ({ cause }: Problem): boolean =>
  cause?.kind === 'value' && /^\/languages(?:\/|$)/.test(cause.finding.instancePath);
