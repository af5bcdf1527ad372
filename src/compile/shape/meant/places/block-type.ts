import { type Fix, type Pointer, valueAt } from '../../../diagnostic/diagnostic.ts';
import { didYouMean, isLike, nearest } from '../../../diagnostic/suggest.ts';
import type { Change } from '../../../json/changes/change.ts';
import { stepsOf } from '../../../json/pointer.ts';
import { typeMeant } from '../names/candidates.ts';
import { languagesBlockFix } from './languages-block.ts';

/** The fix of a type that no block has: the type that is written alike, has that for another name, or is near. */
export function typeFix(written: string, types: readonly string[], pointer: Pointer, site: unknown): Fix | undefined {
  if (/^(?:spoken)?languages?$/i.test(written)) return languagesBlockFix(stepsOf(pointer).slice(0, -1), site);
  const at = valueAt(pointer);
  const like = types.find((type) => isLike(type, written));
  const meant = like ?? typeMeant(written) ?? nearest(written, types);
  if (meant === undefined) return undefined;
  const fix = didYouMean(at, written, meant);
  if (like !== undefined || typeMeant(written) === undefined) return fix;
  const kind = kinds.find(([words]) => words.test(written))?.[1];
  const certain = sure.test(written);
  if (meant !== 'timeline' || kind === undefined) return { ...fix, certain };
  const way = stepsOf(pointer).slice(0, -1);
  const changes: Change[] = [{ kind: 'set', at: [...way, 'kind'], value: kind }];
  return { text: `write "type": "${meant}", and "kind": "${kind}"`, certain, edits: fix.edits, changes };
}

/* What such a block is a list of. */
const sure = /^(?:skills|courses|cards|quotes|questions|publications|credentials|interests)$/i;

const kinds: [words: RegExp, kind: string][] = [
  [/^(?:education|studies|school|formation|bildung|ausbildung)$/i, 'education'],
  [/^volunteer/i, 'volunteer'],
];
