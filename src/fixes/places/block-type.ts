import type { BlockRegistry } from '../../core/block-registry.ts';
import { type Fix, type Pointer, valueAt } from '../../core/diagnostics/diagnostic.ts';
import { didYouMean, isLike, nearest } from '../../core/diagnostics/did-you-mean.ts';
import { stepsOf } from '../../core/diagnostics/pointer.ts';
import type { Change } from '../../core/source/changes/change.ts';
import { baseWord, isOneOf, suggestType } from '../names/candidates.ts';
import { certainTypes, type ExtraSetting, extraSettings, spokenLanguagesTypes } from '../tables/block-types.ts';
import { valueIn } from './find-place.ts';
import { typeBySettings } from './misplaced-entry.ts';
import { languagesBlockFix } from './move-spoken-languages.ts';
import { suggestTypeFor } from './suggest-type-for.ts';
import { typeHint } from './unsupported-hints.ts';

/** Fixes an unknown block type: suggests the type with the same spelling, an alias or the nearest name. */
export function typeFix(
  registry: BlockRegistry,
  written: string,
  types: readonly string[],
  pointer: Pointer,
  site: unknown,
): Fix | undefined {
  const steps = stepsOf(pointer).slice(0, -1);
  if (isLanguagesType(written)) return languagesBlockFix(steps, site);
  const place = valueAt(pointer);
  const alike = types.find((type) => isLike(type, written));
  // Only objects have types.
  const data = valueIn(site, steps) as Record<string, unknown>;
  const suggestion =
    alike ??
    suggestTypeFor(registry, written, data) ??
    nearest(written, types) ??
    (typeHint(written) === undefined ? typeBySettings(registry, data) : undefined);
  if (suggestion === undefined) return undefined;
  const fix = didYouMean(place, written, suggestion);
  if (alike !== undefined) return fix;
  if (suggestType(written) === undefined)
    return { ...fix, certain: fix.certain && nearest(written, types) === suggestion };
  const extra = extraSetting(written, suggestion, data);
  const certain = isOneOf(written, certainTypes) && suggestion === suggestType(written);
  if (!extra) return { ...fix, certain };
  const changes: Change[] = [{ kind: 'set', at: [...steps, extra.name], value: extra.value }];
  return {
    text: `write "type": "${suggestion}" and add "${extra.name}": "${extra.value}"`,
    certain,
    edits: [...fix.edits, ...changes],
  };
}

/** Whether a type name means spoken languages. */
export const isLanguagesType = (written: string): boolean => isOneOf(written, spokenLanguagesTypes);

/** Returns the setting that a type name implies if the block lacks it: "education" is a timeline of that kind. */
export function extraSetting(written: string, type: string, data: Record<string, unknown>): ExtraSetting | undefined {
  const word = baseWord(written);
  return extraSettings.find(
    (each) => each.type === type && isOneOf(word, each.names) && !Object.hasOwn(data, each.name),
  );
}
