import type { Diagnostic } from '../core/diagnostics/diagnostic.ts';
import type { Checked } from '../core/pipeline.ts';
import { stages } from '../core/pipeline-stage.ts';
import { type CompileTexts, fixable, type Revision, type Texts, take } from './revision.ts';

/** A fix may uncover the next mistake; so many rounds are enough for those that are certain, and for all. */
const [mostCertain, mostRounds] = [20, 100];
/** So many texts are tried in a round: all fixes are applied together, and by halves where that isn't possible. */
const maxTries = 200;
/** So many rounds a fix has that brings other mistakes to light, until there are no more of them than before. */
const maxAhead = 4;

/**
 * The same site after all fixes that are certain, as long as no text comes back. Returns the best of all the revisions on
 * the way: the given one when no other has fewer mistakes.
 */
export function applyCertain(from: Revision, compileTexts: CompileTexts): Revision {
  const tryOut = unseen(from, compileTexts);
  const next = (last: Revision) => {
    const certain = fixable(last.compiled).filter(({ fix }) => fix?.certain);
    return inHalves(certain, (fixes) => tryOut(last, fixes));
  };
  const better = (best: Revision, last: Revision) => (isWorse(best.compiled, last.compiled) ? last : best);
  return repeat(from, mostCertain, next, better);
}

/**
 * The same site after every fix with an exact text that is wanted, as long as no text comes back and none is worse than
 * the one before. A fix that makes a text worse, and still does with those of what it uncovers, is left out.
 */
export function applyAll(
  from: Revision,
  compileTexts: CompileTexts,
  wanted = (revision: Revision) => fixable(revision.compiled),
): Revision {
  const tryOut = unseen(from, compileTexts);
  // Those that made a text worse alone wait until all others are applied.
  const waiting = new Set<string>();
  let isRetried = true;
  const tryAlone = (last: Revision, fixes: readonly Diagnostic[]): Revision | undefined => {
    const ahead = lookAhead(last, fixes, compileTexts, wanted);
    if (!ahead) for (const fix of fixes) waiting.add(nameOf(fix));
    return ahead;
  };
  const next = (last: Revision): Revision | undefined => {
    const left = wanted(last).filter((fix) => !waiting.has(nameOf(fix)));
    const found = inHalves(left, (fixes) => {
      const after = tryOut(last, fixes);
      if (after && !isWorse(after.compiled, last.compiled)) return after;
      return fixes.length > 1 ? undefined : tryAlone(last, fixes);
    });
    if (found) {
      isRetried = false;
      return applyCertain(found, compileTexts);
    }
    if (isRetried) return undefined;
    waiting.clear();
    isRetried = true;
    return next(last);
  };
  return repeat(from, mostRounds, next);
}

/* A block of a type that there is not, and a setting under another name, hide what is wrong inside them. */
function lookAhead(
  last: Revision,
  first: readonly Diagnostic[],
  compileTexts: CompileTexts,
  wanted: (revision: Revision) => Diagnostic[],
): Revision | undefined {
  let next = last;
  let fixes = first.filter(({ code }) => code === 'OF101' || code === 'OF104');
  for (let round = 0; round < maxAhead && fixes.length > 0; round++) {
    const taken = take(next, fixes, compileTexts);
    if (!taken) return undefined;
    next = applyCertain(taken, compileTexts);
    if (!isWorse(next.compiled, last.compiled)) return next;
    fixes = wanted(next);
  }
  return undefined;
}

/* Applies what is left to fix, and starts again with what comes of it, until nothing more is applied. */
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

/* The first revision that comes of all fixes together, or of as many of them as possible. */
function inHalves(
  fixes: readonly Diagnostic[],
  tryOut: (fixes: readonly Diagnostic[]) => Revision | undefined,
  budget = { tries: maxTries },
): Revision | undefined {
  if (fixes.length === 0 || budget.tries === 0) return undefined;
  budget.tries--;
  const half = fixes.length >> 1;
  const found = tryOut(fixes);
  if (found || half === 0) return found;
  return inHalves(fixes.slice(0, half), tryOut, budget) ?? inHalves(fixes.slice(half), tryOut, budget);
}

/* Applies fixes where they may be written and the texts have not been seen before. */
function unseen(from: Revision, compileTexts: CompileTexts) {
  const seen = new Set([keyOf(from.texts)]);
  return (last: Revision, fixes: readonly Diagnostic[]): Revision | undefined => {
    const next = take(last, fixes, compileTexts);
    if (!next || seen.has(keyOf(next.texts))) return undefined;
    seen.add(keyOf(next.texts));
    return next;
  };
}

/** Whether a text stopped at an earlier stage than another, or at the same one with more errors: each has its own. */
export function isWorse(a: Checked, b: Checked): boolean {
  const [ours, theirs] = [stages.indexOf(a.stage), stages.indexOf(b.stage)];
  return ours < theirs || (ours === theirs && errorsIn(a) > errorsIn(b));
}

const errorsIn = ({ diagnostics }: Checked) => diagnostics.filter(({ severity }) => severity === 'error').length;

const nameOf = ({ code, message, file, pointer }: Diagnostic): string => JSON.stringify([code, message, file, pointer]);

const keyOf = ({ own, beside }: Texts): string => JSON.stringify([own, ...beside]);

/**
 * Remembers which fixes were refused, while other fixes change the text: each is known by its words, wherever it has moved.
 * Of several that are alike, the first are those that were refused.
 */
export class Refusals {
  readonly #counts = new Map<string, number>();

  refuse(diagnostic: Diagnostic): void {
    const key = textsOf(diagnostic);
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  /** The mistakes that are left to decide on. */
  left({ compiled }: Revision): Diagnostic[] {
    const counts = new Map(this.#counts);
    return fixable(compiled).filter((diagnostic) => {
      const key = textsOf(diagnostic);
      const count = counts.get(key) ?? 0;
      counts.set(key, count - 1);
      return count <= 0;
    });
  }
}

const textsOf = ({ code, message, file, fix }: Diagnostic): string =>
  JSON.stringify([code, message, file, fix?.edits.map(({ text }) => text)]);
