import type { Pointer, Problem } from '../../core/diagnostics/diagnostic.ts';
import { didYouMean, nearest } from '../../core/diagnostics/suggest.ts';
import { cutShort } from '../../core/diagnostics/wording.ts';
import type { Change } from '../../core/source/changes/change.ts';
import { pointerOf, stepsOf } from '../../core/source/pointer.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { typesIn } from '../../core/validation/types-in.ts';
import { missingSetting, unknownSetting } from '../../core/validation/wrong-settings.ts';
import { isRecord } from '../../shared/is-record.ts';
import { fixMisplacedEntry, typeBySettings } from '../places/misplaced-entry.ts';
import type { Offer } from '../places/offer.ts';
import { inOneLevel } from '../places/one-level.ts';
import { entryOfPairs } from '../places/pairs.ts';
import type { Lack } from './lack.ts';
import { partsByLanguage, valuesByLanguage } from './parts-by-language.ts';
import { offered, propertyFixes } from './property-fixes.ts';
import { typeNamed } from './type-named.ts';

/** All problems with the settings of one object: those that are unknown, then those that are missing. */
export function settingsOf(lack: Lack, pointer: Pointer, site: unknown): Problem[] {
  const { schema, data, unknown, missing } = lack;
  const byLanguage = unknown.length === Object.keys(data).length && valuesByLanguage(data);
  const parts = byLanguage && partsOf(byLanguage, schema);
  if (parts) return [inParts(lack, parts, pointer)];
  const stranger = fixMisplacedEntry(stepsOf(pointer), site);
  if (stranger) return [strange(stranger, lack, pointer)];
  const menu = inOneLevel(stepsOf(pointer), unknown, site);
  if (menu) return [{ ...unknownSetting(menu.key, lack, pointer), ...offered(menu.offer, missing) }];

  const pairs = unknown.length === Object.keys(data).length && missing.size > 0;
  const offer = pairs ? entryOfPairs(stepsOf(pointer), data, schema) : undefined;
  if (offer) {
    return [{ ...unknownSetting(String(unknown[0]), lack, pointer), ...offered(offer, missing) }];
  }
  const answers = propertyFixes(lack, pointer, site);
  if (schema.title === 'Block' && missing.has('type')) {
    const typed = typeOf(lack, pointer, site);
    if (typed) return [typed];
  }
  return [
    ...unknown.flatMap((key) => {
      const answer = answers.get(key);
      return answer === 'told' ? [] : [{ ...unknownSetting(key, lack, pointer), ...answer }];
    }),
    ...[...missing].map((key) => missingSetting(key, lack, pointer)),
  ];
}

/* The same with each part by language: of a line that has parts, the town; undefined where that is not meant. */
function partsOf(byLanguage: [string, unknown][], schema: Schema): object | undefined {
  if (typesIn(schema.type).includes('string')) return { city: Object.fromEntries(byLanguage) };
  const groups = byLanguage.flatMap(([tag, group]): [string, Record<string, unknown>][] =>
    isRecord(group) && !Array.isArray(group) ? [[tag, group]] : [],
  );
  return groups.length === byLanguage.length ? partsByLanguage(groups, schema) : undefined;
}

/* What has parts is not written by language as a whole: its parts are. */
function inParts(lack: Lack, parts: object, pointer: Pointer): Problem {
  const text = JSON.stringify(parts);
  const edits = [{ at: { pointer, part: 'value' } as const, text }];
  return {
    ...unknownSetting(String(lack.unknown[0]), lack, pointer),
    label: 'translate each setting inside it instead',
    fix: { text: `write ${cutShort(text)}`, certain: false, edits },
  };
}

/* An entry that is another thing: of its settings the first says so. */
function strange(stranger: Offer, lack: Lack, pointer: Pointer): Problem {
  const [first] = lack.unknown;
  const key = lack.unknown.includes('type') ? 'type' : first;
  const { label: _, ...problem } =
    key === undefined
      ? missingSetting(String([...lack.missing][0]), lack, pointer)
      : unknownSetting(key, lack, pointer);
  return { ...problem, ...offered(stranger, lack.missing) };
}

/* The type of a block that has none under this name: under another one, or as its settings tell. */
function typeOf(lack: Lack, pointer: Pointer, site: unknown): Problem | undefined {
  const { data } = lack;
  const keys = Object.keys(data);
  const near = nearest('type', keys);
  if (near !== undefined && typeof data[near] === 'string') {
    const at = { pointer: `${pointer}${pointerOf([near])}`, part: 'key' } as const;
    return { ...unknownSetting(near, lack, pointer), fix: didYouMean(at, near, 'type') };
  }
  const way = stepsOf(pointer);
  const named = typeNamed(data, way, site);
  if (named) return { ...unknownSetting(named.key, lack, pointer), fix: named.fix };
  const type = typeBySettings(data);
  const [first] = keys;
  if (type === undefined || first === undefined) return undefined;
  const changes: Change[] = [{ kind: 'insert', at: [...way, first], name: 'type', value: type }];
  const example = `"type": "${type}"`;
  const fix = { text: `add ${example}`, certain: false, edits: changes };
  const { label: _, words, ...problem } = missingSetting('type', lack, pointer);
  return { ...problem, words: { ...words, example }, fix };
}
