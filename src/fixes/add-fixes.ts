import { pathsInPublic } from '../core/checks/files/path-in-public.ts';
import type { AddFixes } from '../core/compiler-host.ts';
import type { Cause } from '../core/diagnostics/cause.ts';
import type { Problem } from '../core/diagnostics/diagnostic.ts';
import { didYouMean } from '../core/diagnostics/suggest.ts';
import { languagesOfSite } from './conversions/languages-of-site.ts';
import { settingsOf } from './properties/settings-of.ts';
import { explainSyntax } from './syntax/explain-syntax.ts';
import { fixAddress, fixAnchor, fixPage } from './values/fix-link.ts';
import { fixValue } from './values/fix-value.ts';
import { withPathInPublic } from './values/path-in-public.ts';
import { suggestTimeZone } from './values/suggest-time-zone.ts';

/**
 * Gives problems their fixes, and the words that depend on these. Several problems can become one: an unknown setting may
 * be the missing one, under another name.
 */
export const addFixes: AddFixes = (problems, { text, value, host }) => {
  const pathOf = pathsInPublic(host);
  // Its languages are a list of tags: what is wrong with them as a whole is reported once.
  const languages = problems.some(isOfLanguages) ? languagesOfSite(value) : undefined;
  const reported = new Set<Cause>();
  const fixed = (problem: Problem): Problem[] => {
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
        return settingsOf({ ...cause.lack, missing: new Set(cause.lack.missing) }, cause.pointer, value);
      }
      case 'value':
        if (languages && isOfLanguages(problem)) return [];
        return [withPathInPublic(fixValue(problem, cause.finding, value), pathOf)];
      case 'address':
        return [fixAddress(problem, cause)];
      case 'page':
        return [fixPage(problem, cause)];
      case 'anchor':
        return [fixAnchor(problem, cause)];
      case 'timeZone': {
        const meant = suggestTimeZone(cause.found);
        return [meant === undefined ? problem : { ...problem, fix: didYouMean(problem.at, cause.found, meant) }];
      }
      default:
        return [problem];
    }
  };
  return [...(languages ? [languages] : []), ...problems.flatMap(fixed)];
};

const isOfLanguages = ({ cause }: Problem): boolean =>
  cause?.kind === 'value' && /^\/languages(?:\/|$)/.test(cause.finding.instancePath);
