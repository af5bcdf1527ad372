import { type Fix, type Pointer, valueAt } from '../../core/diagnostics/diagnostic.ts';
import { didYouMean, isLike, nearest } from '../../core/diagnostics/suggest.ts';
import type { Change } from '../../core/source/changes/change.ts';
import { stepsOf } from '../../core/source/pointer.ts';
import { bareWord, suggestType } from '../names/candidates.ts';
import { languagesBlockFix } from './languages-block.ts';
import { typeBySettings } from './misplaced-entry.ts';
import { valueAt as placed } from './place.ts';
import { typeTaking } from './type-taking.ts';
import { typeHint } from './unsupported-hints.ts';

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
    (typeHint(written) === undefined ? typeBySettings(data) : undefined);
  if (meant === undefined) return undefined;
  const fix = didYouMean(at, written, meant);
  if (like !== undefined) return fix;
  if (suggestType(written) === undefined) return { ...fix, certain: fix.certain && nearest(written, types) === meant };
  const besides = extraSettings(written, meant, data);
  const certain = sure.test(written) && meant === suggestType(written);
  if (!besides) return { ...fix, certain };
  const changes: Change[] = [{ kind: 'set', at: [...way, besides.name], value: besides.value }];
  return {
    text: `write "type": "${meant}" and add "${besides.name}": "${besides.value}"`,
    certain,
    edits: [...fix.edits, ...changes],
  };
}

/** Whether the word for a type is one for the languages that somebody speaks. */
export const isOfLanguages = (written: string): boolean => /^(?:resume-?|spoken-?)?languages?$/i.test(written);

/* What such a block is a list of. */
const sure = /^(?:skills|courses|cards|quotes|questions|publications|credentials|interests)$/i;

interface Besides {
  type: string;
  name: string;
  value: string;
}

/** What a word for a type says of its block besides, where the block does not: "education" is a timeline of that kind. */
export function extraSettings(written: string, type: string, data: Record<string, unknown>): Besides | undefined {
  const word = bareWord(written);
  return settingsMeant.find(
    ([words, each]) => each.type === type && words.test(word) && !Object.hasOwn(data, each.name),
  )?.[1];
}

const settingsMeant: [words: RegExp, Besides][] = [
  [
    /^(?:education|studies|school|formation|bildung|ausbildung)$/,
    { type: 'timeline', name: 'kind', value: 'education' },
  ],
  [/^volunteer/, { type: 'timeline', name: 'kind', value: 'volunteer' }],
  [
    /^(?:projects?|portfolio|works?|casestudies|projets|réalisations|projekte|proyectos)(?:grid|list)?$/,
    { type: 'card-grid', name: 'layout', value: 'projects' },
  ],
];
