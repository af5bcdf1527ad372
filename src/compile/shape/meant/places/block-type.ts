import { type Fix, type Pointer, valueAt } from '../../../diagnostic/diagnostic.ts';
import { didYouMean, isLike, nearest } from '../../../diagnostic/suggest.ts';
import type { Change } from '../../../json/changes/change.ts';
import { stepsOf } from '../../../json/pointer.ts';
import { typeMeant } from '../names/candidates.ts';
import { languagesBlockFix } from './languages-block.ts';
import { valueAt as placed } from './place.ts';
import { typeBySettings } from './stranger.ts';
import { toldOfType } from './told.ts';
import { typeTaking } from './type-taking.ts';

/** The fix of a type that no block has: the type that is written alike, has that for another name, or is near. */
export function typeFix(written: string, types: readonly string[], pointer: Pointer, site: unknown): Fix | undefined {
  const way = stepsOf(pointer).slice(0, -1);
  if (isOfLanguages(written)) return languagesBlockFix(way, site);
  const at = valueAt(pointer);
  const like = types.find((type) => isLike(type, written));
  const data = placed(site, way) as Record<string, unknown>;
  const meant =
    like ??
    typeTaking(written, data) ??
    nearest(written, types) ??
    (toldOfType(written) === undefined ? typeBySettings(data) : undefined);
  if (meant === undefined) return undefined;
  const fix = didYouMean(at, written, meant);
  if (like !== undefined) return fix;
  if (typeMeant(written) === undefined) return { ...fix, certain: fix.certain && nearest(written, types) === meant };
  const kind = kindMeant(written);
  const certain = sure.test(written) && meant === typeMeant(written);
  if (meant !== 'timeline' || kind === undefined) return { ...fix, certain };
  const changes: Change[] = [{ kind: 'set', at: [...way, 'kind'], value: kind }];
  return { text: `write "type": "${meant}", and "kind": "${kind}"`, certain, edits: fix.edits, changes };
}

/** Whether the word for a type is one for the languages that somebody speaks. */
export const isOfLanguages = (written: string): boolean => /^(?:resume-?|spoken-?)?languages?$/i.test(written);

/* What such a block is a list of. */
const sure = /^(?:skills|courses|cards|quotes|questions|publications|credentials|interests)$/i;

/** The kind of a timeline that a word for one is, where it is not work. */
export const kindMeant = (written: string): string | undefined => kinds.find(([words]) => words.test(written))?.[1];

const kinds: [words: RegExp, kind: string][] = [
  [/^(?:resume-?)?(?:education|studies|school|formation|bildung|ausbildung)$/i, 'education'],
  [/^volunteer/i, 'volunteer'],
];
