import type { Compiled } from '../compile/compile.ts';
import type { Diagnostic } from '../compile/diagnostic/diagnostic.ts';
import { applyEdits, type Edit } from '../compile/json/changes/edits.ts';
import type { Locator } from '../compile/json/locate.ts';
import { stages } from '../compile/pipeline-stage.ts';

/** A fix may uncover the next mistake; this many rounds are enough. */
const maxRounds = 20;

/**
 * Applies all certain fixes, round by round, until there are none. Returns the best of all the texts on the way: the
 * given one when no other has fewer mistakes.
 */
export function applyFixes(compiled: Compiled, compileText: (text: string) => Compiled): Compiled {
  let best = compiled;
  let last = compiled;
  const seen = new Set<string>();
  for (let round = 0; round < maxRounds; round++) {
    seen.add(last.locator.text);
    const text = fixOnce(last);
    if (seen.has(text)) break;
    last = compileText(text);
    if (isWorse(best, last)) best = last;
  }
  return best;
}

/** The text of a site after one round of certain fixes. */
export const fixOnce = ({ diagnostics, locator }: Compiled): string =>
  withFixes(
    diagnostics.filter(({ fix }) => fix?.certain),
    locator,
  );

/** A text after the fixes of some of its diagnostics. Of two that overlap the later one waits for the next round. */
export function withFixes(diagnostics: readonly Diagnostic[], locator: Locator): string {
  const edits: Edit[] = [];
  // The next edit begins after the last one, even when that only inserts.
  let free = 0;
  for (const { fix } of diagnostics) {
    const wanted = (fix?.edits ?? []).map(({ text, ...range }) => ({ ...locator.stretch(range), text }));
    if (wanted.some(({ offset }) => offset < free)) continue;
    edits.push(...wanted);
    for (const { offset, length } of wanted) free = Math.max(free, offset + Math.max(length, 1));
  }
  return applyEdits(locator.text, edits);
}

/** Whether a text stopped at an earlier stage than another, or at the same one with more errors: each has its own. */
export function isWorse(a: Compiled, b: Compiled): boolean {
  const [ours, theirs] = [stageOf(a), stageOf(b)];
  return ours < theirs || (ours === theirs && errorsIn(a) > errorsIn(b));
}

const errorsIn = ({ diagnostics }: Compiled) => diagnostics.filter(({ severity }) => severity === 'error').length;

const stageOf = ({ stage }: Compiled): number => stages.indexOf(stage);
