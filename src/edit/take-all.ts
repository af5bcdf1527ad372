import type { Diagnostic } from '../compile/diagnostic/diagnostic.ts';
import { isWorse } from './fix.ts';
import { type CompileTexts, fixable, type Revision, settle, type Texts, take } from './revision.ts';

/** A fix may uncover the next mistake; this many rounds are enough. */
const maxRounds = 100;
/** So many fixes are tried at once. */
const most = 100;

/**
 * Takes every fix with an exact text, but for those that are refused, as long as no text comes back and none is worse than
 * the one before. A fix that makes a text worse is left out.
 */
export function takeAll(
  from: Revision,
  compileTexts: CompileTexts,
  wanted = (revision: Revision) => fixable(revision.compiled),
): Revision {
  const seen = new Set<string>([keyOf(from.texts)]);
  let last = from;

  const tryOut = (fixes: readonly Diagnostic[]): Revision | undefined => {
    const texts = take(last, fixes);
    if (seen.has(keyOf(texts))) return undefined;
    seen.add(keyOf(texts));
    const compiled = compileTexts(texts);
    return isWorse(compiled, last.compiled) ? undefined : { texts, compiled };
  };
  const tryAny = (fixes: readonly Diagnostic[]): Revision | undefined => {
    const found = tryOut(fixes);
    if (found || fixes.length < 2) return found;
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
