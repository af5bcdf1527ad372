import type { Diagnostic } from '../core/diagnostics/diagnostic.ts';
import type { Checked } from '../core/pipeline.ts';
import { stages } from '../core/pipeline-stage.ts';
import { applyFixes, type CompileTexts, fixable, type Revision, type Texts } from './revision.ts';

/** Maximum rounds for certain fixes, and for all fixes: each round can reveal new mistakes. */
const [maxCertainRounds, maxRounds] = [20, 100];
/** Maximum number of texts to try per round. All fixes are applied together; if that fails, each half is tried. */
const maxTries = 200;
/** Maximum rounds for a fix that reveals more mistakes, until there are no more than before. */
const maxAhead = 4;

/**
 * Applies all certain fixes until none is left or a text repeats. Returns the best revision: the given one unless
 * another has fewer mistakes.
 */
export function applyCertain(from: Revision, compileTexts: CompileTexts): Revision {
  const tryFixes = tryOnce(from, compileTexts);
  const next = (last: Revision) => {
    const certain = fixable(last.compiled).filter(({ fix }) => fix?.certain);
    return inHalves(certain, (fixes) => tryFixes(last, fixes));
  };
  const better = (best: Revision, last: Revision) => (isWorse(best.compiled, last.compiled) ? last : best);
  return repeat(from, maxCertainRounds, next, better);
}

/**
 * Applies every wanted fix with an exact text, until none is left or a text repeats. No revision is worse than the one
 * before. A fix that makes the site worse is skipped, unless the fixes it reveals make up for it.
 */
export function applyAll(
  from: Revision,
  compileTexts: CompileTexts,
  wanted = (revision: Revision) => fixable(revision.compiled),
): Revision {
  const tryFixes = tryOnce(from, compileTexts);
  // Fixes that made the site worse on their own are retried after all others.
  const deferred = new Set<string>();
  let isRetried = true;
  const tryAlone = (last: Revision, fixes: readonly Diagnostic[]): Revision | undefined => {
    const ahead = lookAhead(last, fixes, compileTexts, wanted);
    if (!ahead) for (const fix of fixes) deferred.add(placeKey(fix));
    return ahead;
  };
  const next = (last: Revision): Revision | undefined => {
    const remaining = wanted(last).filter((fix) => !deferred.has(placeKey(fix)));
    const found = inHalves(remaining, (fixes) => {
      const after = tryFixes(last, fixes);
      if (after && !isWorse(after.compiled, last.compiled)) return after;
      return fixes.length > 1 ? undefined : tryAlone(last, fixes);
    });
    if (found) {
      isRetried = false;
      return applyCertain(found, compileTexts);
    }
    if (isRetried) return undefined;
    deferred.clear();
    isRetried = true;
    return next(last);
  };
  return repeat(from, maxRounds, next);
}

/* Unknown block types and misnamed settings hide the mistakes inside them. */
function lookAhead(
  last: Revision,
  first: readonly Diagnostic[],
  compileTexts: CompileTexts,
  wanted: (revision: Revision) => Diagnostic[],
): Revision | undefined {
  let next = last;
  let fixes = first.filter(({ code }) => code === 'OF101' || code === 'OF104');
  for (let round = 0; round < maxAhead && fixes.length > 0; round++) {
    const taken = applyFixes(next, fixes, compileTexts);
    if (!taken) return undefined;
    next = applyCertain(taken, compileTexts);
    if (!isWorse(next.compiled, last.compiled)) return next;
    fixes = wanted(next);
  }
  return undefined;
}

/* Applies fixes until `next` finds none, at most `most` times. */
function repeat(
  from: Revision,
  most: number,
  next: (last: Revision) => Revision | undefined,
  better = (_: Revision, last: Revision) => last,
): Revision {
  let [best, last] = [from, from];
  for (let round = 0; round < most; round++) {
    const found = next(last);
    if (!found) break;
    last = found;
    best = better(best, last);
  }
  return best;
}

/* Returns the first revision that a subset of the fixes leads to: all of them, or else each half in turn. */
function inHalves(
  fixes: readonly Diagnostic[],
  tryFixes: (fixes: readonly Diagnostic[]) => Revision | undefined,
  budget = { tries: maxTries },
): Revision | undefined {
  if (fixes.length === 0 || budget.tries === 0) return undefined;
  budget.tries--;
  const half = fixes.length >> 1;
  const found = tryFixes(fixes);
  if (found || half === 0) return found;
  return inHalves(fixes.slice(0, half), tryFixes, budget) ?? inHalves(fixes.slice(half), tryFixes, budget);
}

/* Returns a function that applies fixes if they are safe and the resulting texts are new. */
function tryOnce(from: Revision, compileTexts: CompileTexts) {
  const seen = new Set([textsKey(from.texts)]);
  return (last: Revision, fixes: readonly Diagnostic[]): Revision | undefined => {
    const next = applyFixes(last, fixes, compileTexts);
    if (!next || seen.has(textsKey(next.texts))) return undefined;
    seen.add(textsKey(next.texts));
    return next;
  };
}

/** Whether `a` stopped at an earlier stage than `b`, or at the same stage with more errors. */
export function isWorse(a: Checked, b: Checked): boolean {
  const [ours, theirs] = [stages.indexOf(a.stage), stages.indexOf(b.stage)];
  return ours < theirs || (ours === theirs && errorsIn(a) > errorsIn(b));
}

const errorsIn = ({ diagnostics }: Checked) => diagnostics.filter(({ severity }) => severity === 'error').length;

const placeKey = ({ code, message, file, pointer }: Diagnostic): string =>
  JSON.stringify([code, message, file, pointer]);

const textsKey = ({ site, files }: Texts): string => JSON.stringify([site, ...files]);

/**
 * Remembers refused fixes while other fixes change the text. Identifies a fix by its message and its edits, not by its
 * position. If several fixes are identical, the first ones count as refused.
 */
export class Refusals {
  readonly #counts = new Map<string, number>();

  refuse(diagnostic: Diagnostic): void {
    const key = keyOfFix(diagnostic);
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  /** Returns the fixable diagnostics that weren't refused. */
  remaining({ compiled }: Revision): Diagnostic[] {
    const counts = new Map(this.#counts);
    return fixable(compiled).filter((diagnostic) => {
      const key = keyOfFix(diagnostic);
      const count = counts.get(key) ?? 0;
      counts.set(key, count - 1);
      return count <= 0;
    });
  }
}

const keyOfFix = ({ code, message, file, fix }: Diagnostic): string =>
  JSON.stringify([code, message, file, fix?.edits.map(({ text }) => text)]);
