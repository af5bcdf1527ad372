import { patterns } from '../../../schema/patterns.ts';
import type { CauseOf } from '../../core/cause.ts';
import type { Problem } from '../../core/diagnostics/diagnostic.ts';
import { shown } from '../../core/diagnostics/wording.ts';
import { humanize } from '../settings/aliases.ts';
import { suggestValue } from './suggest-value.ts';

/** Suggests a valid URL for an invalid one. */
export function fixAddress(problem: Problem, { found, paths }: CauseOf<'address'>): Problem {
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

/** Explains how to add the page that a link leads to. */
export function fixPage(problem: Problem, { path }: CauseOf<'page'>): Problem {
  if (!new RegExp(patterns.path, 'u').test(path)) return problem;
  const page = `{ "path": "${path}", "title": "${humanize(path.slice(path.lastIndexOf('/') + 1))}", "blocks": [ … ] }`;
  return { ...problem, label: `${problem.label}: add ${page} to "pages", or remove this link` };
}
