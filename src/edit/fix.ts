import type { Compiled } from '../compile/compile.ts';
import { applyEdits, type Edit } from '../compile/json/changes/edits.ts';
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
    if (isBetter(last, best)) best = last;
  }
  return best;
}

/** The text of a site after one round of certain fixes. Of two that overlap the later one waits for the next round. */
export function fixOnce({ diagnostics, locator }: Compiled): string {
  const edits: Edit[] = [];
  // The next edit begins after the last one, even when that only inserts.
  let free = 0;
  for (const { fix } of diagnostics) {
    if (!fix?.certain) continue;
    const wanted = fix.edits.map(({ text, ...range }) => ({ ...locator.stretch(range), text }));
    if (wanted.some(({ offset }) => offset < free)) continue;
    edits.push(...wanted);
    for (const { offset, length } of wanted) free = Math.max(free, offset + Math.max(length, 1));
  }
  return applyEdits(locator.text, edits);
}

/* Better means a later stage, or fewer errors at the same stage: each stage reports mistakes of its own. */
function isBetter(a: Compiled, b: Compiled): boolean {
  const [ours, theirs] = [stageOf(a), stageOf(b)];
  return ours > theirs || (ours === theirs && errorsIn(a) < errorsIn(b));
}

const errorsIn = ({ diagnostics }: Compiled) => diagnostics.filter(({ severity }) => severity === 'error').length;

const stageOf = ({ stage }: Compiled): number => stages.indexOf(stage);
