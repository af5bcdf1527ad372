import { patterns } from '../../schema/patterns.ts';
import type { AddFixes } from '../core/compiler-host.ts';
import { escapedPath, type PathInPublic, pathsInPublic, sentenceOf } from '../core/content/files/path-in-public.ts';
import { isReplacement, type Problem } from '../core/diagnostics/diagnostic.ts';
import { didYouMean, nearest } from '../core/diagnostics/did-you-mean.ts';
import { shown } from '../core/diagnostics/wording.ts';
import type { Cause, CauseOf } from '../core/problem-cause.ts';
import { colorNames } from '../core/text/css-color.ts';
import { write } from '../core/validation/replacement-fixes.ts';
import { explainSyntax } from './syntax-errors/explain-syntax.ts';
import { humanize } from './unknown-settings/aliases.ts';
import { fixSettings } from './unknown-settings/explain-setting.ts';
import { fixValue } from './values/advise-on-value.ts';
import { suggestTimeZone, suggestValue } from './values/suggest-value.ts';

/**
 * Adds fixes to problems, and replaces their messages where a fix explains more. Can merge problems: an unknown setting
 * and a missing one become one problem if the first is another name for the second.
 */
export const addFixes: AddFixes = (problems, { text, value, host }) => {
  const pathOf = pathsInPublic(host);
  const reported = new Set<Cause>();
  return problems.flatMap((problem): Problem[] => {
    const { cause, at } = problem;
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
        return fixSettings(
          host.blocks,
          problems.filter((each) => each.cause === cause),
          cause,
          value,
        );
      }
      case 'value': {
        const { data } = cause.error;
        const path = problem.code === 'OF110' && typeof data === 'string' ? escapedPath(data, host) : undefined;
        if (path !== undefined) return [{ ...problem, fix: { ...write(at, path), certain: true } }];
        return [withPathInPublic(fixValue(host.blocks, problem, cause.error, value), pathOf)];
      }
      case 'address':
        return [fixAddress(problem, cause)];
      case 'page':
        return [fixPage(problem, cause)];
      case 'timeZone':
      case 'color': {
        const { kind, found } = cause;
        const suggestion = kind === 'color' ? nearest(found.toLowerCase(), colorNames) : suggestTimeZone(found);
        return [suggestion === undefined ? problem : { ...problem, fix: didYouMean(at, found, suggestion) }];
      }
      default:
        return [problem];
    }
  });
};

/* Suggests a valid URL for an invalid one. */
function fixAddress(problem: Problem, { found, paths }: CauseOf<'address'>): Problem {
  const suggestion = findPage(found, paths) ?? suggestValue('href', found);
  if (suggestion === undefined) return problem;
  const edits = [{ at: problem.at, text: suggestion }];
  return { ...problem, fix: { text: `write ${shown(suggestion)}`, certain: false, edits } };
}

/* Finds the page for a file name: "other.md", "../posts/other". */
function findPage(address: string, paths: readonly string[]): string | undefined {
  const [, name] = /^(?:[.\w-]{1,100}\/){0,9}([\w-]{1,100})(?:\.(?:md|html))?$/.exec(address) ?? [];
  const names = name === undefined ? [] : [name, name.replace(/^\d{4}-\d\d-\d\d-/, '')];
  return paths.find((path) => names.some((each) => path.endsWith(`/${each}`)));
}

/* Explains how to add the page that a link leads to. */
function fixPage(problem: Problem, { path }: CauseOf<'page'>): Problem {
  if (!new RegExp(patterns.path, 'u').test(path)) return problem;
  const page = `{ "path": "${path}", "title": "${humanize(path.slice(path.lastIndexOf('/') + 1))}", "blocks": [ … ] }`;
  return { ...problem, label: `${problem.label}: add ${page} to "pages", or remove this link` };
}

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
