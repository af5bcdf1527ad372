import { type PathInPublic, sentenceOf } from '../../core/checks/files/path-in-public.ts';
import { isReplacement, type Problem } from '../../core/diagnostics/diagnostic.ts';

/** The problem of a file's place, with the path that it has in public/, as far as `pathOf` knows it. */
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
