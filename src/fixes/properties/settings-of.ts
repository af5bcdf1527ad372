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
import type { FixProposal } from '../places/offer.ts';
import { flattenMenu } from '../places/one-level.ts';
import { splitPairs } from '../places/pairs.ts';
import type { PropertyIssues } from './lack.ts';
import { partsByLanguage, valuesByLanguage } from './parts-by-language.ts';
import { propertyFixes, toPropertyFix } from './property-fixes.ts';
import { findTypeProperty } from './type-named.ts';

/** All problems with the settings of one object: those that are unknown, then those that are missing. */
export function fixProperties(issues: PropertyIssues, pointer: Pointer, site: unknown): Problem[] {
  const { schema, data, unknown, missing } = issues;
  const byLanguage = unknown.length === Object.keys(data).length && valuesByLanguage(data);
  const parts = byLanguage && translatedParts(byLanguage, schema);
  if (parts) return [translatePartsProblem(issues, parts, pointer)];
  const misplaced = fixMisplacedEntry(stepsOf(pointer), site);
  if (misplaced) return [misplacedProblem(misplaced, issues, pointer)];
  const menu = flattenMenu(stepsOf(pointer), unknown, site);
  if (menu) return [{ ...unknownSetting(menu.key, issues, pointer), ...toPropertyFix(menu.offer, missing) }];

  const arePairs = unknown.length === Object.keys(data).length && missing.size > 0;
  const proposal = arePairs ? splitPairs(stepsOf(pointer), data, schema) : undefined;
  if (proposal) {
    return [{ ...unknownSetting(String(unknown[0]), issues, pointer), ...toPropertyFix(proposal, missing) }];
  }
  const fixes = propertyFixes(issues, pointer, site);
  if (schema.title === 'Block' && missing.has('type')) {
    const typed = missingTypeProblem(issues, pointer, site);
    if (typed) return [typed];
  }
  return [
    ...unknown.flatMap((key) => {
      const propertyFix = fixes.get(key);
      return propertyFix === 'told' ? [] : [{ ...unknownSetting(key, issues, pointer), ...propertyFix }];
    }),
    ...[...missing].map((key) => missingSetting(key, issues, pointer)),
  ];
}

/* The same with each part by language: of a line that has parts, the town; undefined where that is not meant. */
function translatedParts(byLanguage: [string, unknown][], schema: Schema): object | undefined {
  if (typesIn(schema.type).includes('string')) return { city: Object.fromEntries(byLanguage) };
  const groups = byLanguage.flatMap(([tag, group]): [string, Record<string, unknown>][] =>
    isRecord(group) && !Array.isArray(group) ? [[tag, group]] : [],
  );
  return groups.length === byLanguage.length ? partsByLanguage(groups, schema) : undefined;
}

/* What has parts is not written by language as a whole: its parts are. */
function translatePartsProblem(issues: PropertyIssues, parts: object, pointer: Pointer): Problem {
  const text = JSON.stringify(parts);
  const edits = [{ at: { pointer, part: 'value' } as const, text }];
  return {
    ...unknownSetting(String(issues.unknown[0]), issues, pointer),
    label: 'translate each setting inside it instead',
    fix: { text: `write ${cutShort(text)}`, certain: false, edits },
  };
}

/* An entry that is another thing: of its settings the first says so. */
function misplacedProblem(misplaced: FixProposal, issues: PropertyIssues, pointer: Pointer): Problem {
  const [first] = issues.unknown;
  const key = issues.unknown.includes('type') ? 'type' : first;
  const { label: _, ...problem } =
    key === undefined
      ? missingSetting(String([...issues.missing][0]), issues, pointer)
      : unknownSetting(key, issues, pointer);
  return { ...problem, ...toPropertyFix(misplaced, issues.missing) };
}

/* The type of a block that has none under this name: under another one, or as its settings tell. */
function missingTypeProblem(issues: PropertyIssues, pointer: Pointer, site: unknown): Problem | undefined {
  const { data } = issues;
  const keys = Object.keys(data);
  const similar = nearest('type', keys);
  if (similar !== undefined && typeof data[similar] === 'string') {
    const at = { pointer: `${pointer}${pointerOf([similar])}`, part: 'key' } as const;
    return { ...unknownSetting(similar, issues, pointer), fix: didYouMean(at, similar, 'type') };
  }
  const steps = stepsOf(pointer);
  const typeProperty = findTypeProperty(data, steps, site);
  if (typeProperty) return { ...unknownSetting(typeProperty.key, issues, pointer), fix: typeProperty.fix };
  const type = typeBySettings(data);
  const [first] = keys;
  if (type === undefined || first === undefined) return undefined;
  const changes: Change[] = [{ kind: 'insert', at: [...steps, first], name: 'type', value: type }];
  const example = `"type": "${type}"`;
  const fix = { text: `add ${example}`, certain: false, edits: changes };
  const { label: _, words, ...problem } = missingSetting('type', issues, pointer);
  return { ...problem, words: { ...words, example }, fix };
}
