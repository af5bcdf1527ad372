import type { Diagnostic } from '../compile/diagnostic/diagnostic.ts';
import { isWorse } from './fix.ts';
import { type CompileTexts, fixable, type Revision, settle, type Texts, take } from './revision.ts';

/** A fix may uncover the next mistake; this many rounds are enough. */
const maxRounds = 100;
/** So many fixes are tried at once. */
const most = 100;
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
      next = settle(taken, compileTexts);
      if (!isWorse(next.compiled, last.compiled)) return next;
      fixes = wanted(next).slice(0, most);
    }
    return undefined;
  };
  const tryAny = (fixes: readonly Diagnostic[]): Revision | undefined => {
    const found = tryOut(fixes);
    if (found || fixes.length < 2) return found ?? lookAhead(fixes);
    const half = fixes.length >> 1;
    return tryAny(fixes.slice(0, half)) ?? tryAny(fixes.slice(half));
  };

  for (let round = 0; round < maxRounds; round++) {
    const next = tryAny(wanted(last).slice(0, most));
    if (!next) break;
    last = settle(next, compileTexts);
  }
  return last;
}

const keyOf = ({ own, beside }: Texts): string => JSON.stringify([own, ...beside]);
