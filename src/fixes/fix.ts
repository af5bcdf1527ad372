import type { Diagnostic } from '../core/diagnostics/diagnostic.ts';
import type { Checked } from '../core/pipeline.ts';
import { stages } from '../core/pipeline-stage.ts';
import { applyEdits } from '../core/source/changes/edits.ts';
import { compatible, editsOf } from './fix-edits.ts';
import { isSafeFix } from './guard.ts';

/** A fix may uncover the next mistake; this many rounds are enough. */
const maxRounds = 20;

/**
 * Applies all certain fixes, round by round, until there are none. Returns the best of all the texts on the way: the
 * given one when no other has fewer mistakes.
 */
export function applyFixes(compiled: Checked, compileText: (text: string) => Checked): Checked {
  let best = compiled;
  let last = compiled;
  const seen = new Set<string>();
  for (let round = 0; round < maxRounds; round++) {
    seen.add(last.locator.text);
    const next = fixOnce(last, compileText);
    if (!next || seen.has(next.locator.text)) break;
    last = next;
    if (isWorse(best, last)) best = last;
  }
  return best;
}

/** A site after one round of certain fixes; undefined when there is none that may be written. */
export function fixOnce(from: Checked, compileText: (text: string) => Checked): Checked | undefined {
  const tryOut = (fixes: readonly Diagnostic[]): Checked | undefined => {
    if (fixes.length === 0) return undefined;
    const after = compileText(applyEdits(from.locator.text, editsOf(fixes, from.locator)));
    if (isSafeFix(from, fixes, after)) return after;
    const half = fixes.length >> 1;
    return half === 0 ? undefined : (tryOut(fixes.slice(0, half)) ?? tryOut(fixes.slice(half)));
  };
  return tryOut(
    compatible(
      from.diagnostics.filter(({ fix }) => fix?.certain),
      from.locator,
    ),
  );
}

/** Whether a text stopped at an earlier stage than another, or at the same one with more errors: each has its own. */
export function isWorse(a: Checked, b: Checked): boolean {
  const [ours, theirs] = [stageOf(a), stageOf(b)];
  return ours < theirs || (ours === theirs && errorsIn(a) > errorsIn(b));
}

const errorsIn = ({ diagnostics }: Checked) => diagnostics.filter(({ severity }) => severity === 'error').length;

const stageOf = ({ stage }: Checked): number => stages.indexOf(stage);
