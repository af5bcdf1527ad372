import type { Diagnostic } from '../core/diagnostics/diagnostic.ts';
import { isWorse } from './fix.ts';
import { applyUntilStable, type CompileTexts, fixable, type Revision, type Texts, take } from './revision.ts';

/** A fix may uncover the next mistake; this many rounds are enough. */
const maxRounds = 100;
/** So many texts are tried in a round: all fixes are taken together, and by halves where that makes a text worse. */
const maxTries = 200;
/** So many rounds a fix has that brings other mistakes to light, until there are no more of them than before. */
const maxAhead = 4;

/**
 * Takes every fix with an exact text, but for those that are refused, as long as no text comes back and none is worse than
 * the one before. A fix that makes a text worse, and still does with those of what it uncovers, is left out.
 */
export function takeAll(
  from: Revision,
  compileTexts: CompileTexts,
  wanted = (revision: Revision) => fixable(revision.compiled),
): Revision {
  const seen = new Set<string>([keyOf(from.texts)]);
  let last = from;
  let tries = 0;
  // Those that made a text worse alone wait until all others are taken.
  const waiting = new Set<string>();

  const tryOut = (fixes: readonly Diagnostic[]): Revision | undefined => {
    const next = take(last, fixes, compileTexts);
    if (!next || seen.has(keyOf(next.texts))) return undefined;
    seen.add(keyOf(next.texts));
    return isWorse(next.compiled, last.compiled) ? undefined : next;
  };
  // A block of a type that there is not, and a setting under another name, hide what is wrong inside them.
  const lookAhead = (first: readonly Diagnostic[]): Revision | undefined => {
    let next = last;
    let fixes = first.filter(({ code }) => code === 'OF101' || code === 'OF104');
    for (let round = 0; round < maxAhead && fixes.length > 0; round++) {
      const taken = take(next, fixes, compileTexts);
      if (!taken) return undefined;
      next = applyUntilStable(taken, compileTexts);
      if (!isWorse(next.compiled, last.compiled)) return next;
      fixes = wanted(next);
    }
    return undefined;
  };
  const wait = (fixes: readonly Diagnostic[]): undefined => {
    for (const fix of fixes) waiting.add(nameOf(fix));
  };
  const tryAny = (fixes: readonly Diagnostic[]): Revision | undefined => {
    if (fixes.length === 0 || tries === maxTries) return undefined;
    tries++;
    const found = tryOut(fixes);
    if (found || fixes.length < 2) return found ?? lookAhead(fixes) ?? wait(fixes);
    const half = fixes.length >> 1;
    return tryAny(fixes.slice(0, half)) ?? tryAny(fixes.slice(half));
  };

  let isRetried = true;
  for (let round = 0; round < maxRounds; round++) {
    tries = 0;
    const next = tryAny(wanted(last).filter((fix) => !waiting.has(nameOf(fix))));
    if (next) {
      last = applyUntilStable(next, compileTexts);
      isRetried = false;
    } else if (isRetried) break;
    else {
      waiting.clear();
      isRetried = true;
    }
  }
  return last;
}

const nameOf = ({ code, message, file, pointer }: Diagnostic): string => JSON.stringify([code, message, file, pointer]);

const keyOf = ({ own, beside }: Texts): string => JSON.stringify([own, ...beside]);
