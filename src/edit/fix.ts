import type { Compiled } from '../compile/compile.ts';
import { stages } from '../compile/stage.ts';
import { applyEdits, type Edit } from './edits.ts';

/** One fix may uncover the next mistake, but not for ever. */
const maxRounds = 20;

/**
 * Applies the fixes that are certain, and those that come to light when they are applied, until there are none.
 * Of all the texts on the way the one with the least wrong is returned: the given one when no other is better.
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

/** The text of a site after the fixes that are certain. Of two that overlap the later one waits for the next round. */
export function fixOnce({ diagnostics, locator }: Compiled): string {
  const edits: Edit[] = [];
  // Where the next edit may begin: behind the last one, also when that only inserts.
  let free = 0;
  for (const { fix } of diagnostics) {
    if (!fix?.certain) continue;
    const wanted = fix.edits.map(({ text, ...range }) => ({ ...locator.stretch(range), text }));
    if (wanted.some(({ offset }) => offset < free)) continue;
    edits.push(...wanted);
    for (const { offset, length } of wanted) free = offset + Math.max(length, 1);
  }
  return applyEdits(locator.text, edits);
}

/* Farther through the pipeline, or fewer errors at the same stage: a stage that is reached shows mistakes of its own. */
function isBetter(a: Compiled, b: Compiled): boolean {
  const [ours, theirs] = [stageOf(a), stageOf(b)];
  return ours > theirs || (ours === theirs && errorsIn(a) < errorsIn(b));
}

const errorsIn = ({ diagnostics }: Compiled) => diagnostics.filter(({ severity }) => severity === 'error').length;

const stageOf = ({ stage }: Compiled): number => stages.indexOf(stage);
