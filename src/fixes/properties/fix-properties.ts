import type { BlockRegistry } from '../../core/block-registry.ts';
import type { Pointer, Problem } from '../../core/diagnostics/diagnostic.ts';
import { didYouMean, nearest } from '../../core/diagnostics/did-you-mean.ts';
import { pointerOf, stepsOf } from '../../core/diagnostics/pointer.ts';
import { cutShort } from '../../core/diagnostics/wording.ts';
import { iconOfNetwork } from '../../core/resolve/icon-of-network.ts';
import type { Change } from '../../core/source/changes/change.ts';
import { formatExample } from '../../core/validation/example.ts';
import { type Schema, typesIn } from '../../core/validation/schema.ts';
import { missingSetting, unknownSetting } from '../../core/validation/wrong-settings.ts';
import { isRecord } from '../../shared/is-record.ts';
import { suggestNames } from '../names/candidates.ts';
import type { FixProposal } from '../places/fix-proposal.ts';
import { flattenMenu } from '../places/flatten-menu.ts';
import { fixMisplacedEntry, typeBySettings } from '../places/misplaced-entry.ts';
import { coercePairs } from '../values/coerce-value.ts';
import { findTypeProperty } from './find-type-property.ts';
import { propertyFixes, toPropertyFix } from './property-fixes.ts';
import type { PropertyIssues } from './property-issues.ts';
import { partsByLanguage, valuesByLanguage } from './translate-parts.ts';

/** Returns all problems with the settings of an object: first the unknown, then the missing ones. */
export function fixProperties(
  registry: BlockRegistry,
  issues: PropertyIssues,
  pointer: Pointer,
  site: unknown,
): Problem[] {
  const { schema, data, unknown, missing } = issues;
  const [firstUnknown = ''] = unknown;
  const byLanguage = unknown.length === Object.keys(data).length && valuesByLanguage(data);
  const parts = byLanguage && translatedParts(byLanguage, schema);
  if (parts) return [translatePartsProblem(issues, parts, pointer)];
  const misplaced = fixMisplacedEntry(registry, stepsOf(pointer), site);
  if (misplaced) return [misplacedProblem(registry, misplaced, issues, pointer)];
  const menu = flattenMenu(stepsOf(pointer), unknown, site);
  if (menu) return [{ ...unknownSetting(menu.key, issues, pointer), ...toPropertyFix(menu.proposal, missing) }];

  const arePairs = unknown.length === Object.keys(data).length && missing.size > 0;
  const proposal = arePairs ? splitPairs(stepsOf(pointer), data, schema) : undefined;
  if (proposal) {
    return [{ ...unknownSetting(firstUnknown, issues, pointer), ...toPropertyFix(proposal, missing) }];
  }
  const fixes = propertyFixes(registry, issues, pointer, site);
  if (schema.title === 'Block' && missing.has('type')) {
    const typed = missingTypeProblem(registry, issues, pointer, site);
    if (typed) return [typed];
  }
  return [
    ...unknown.flatMap((key) => {
      const propertyFix = fixes.get(key);
      return propertyFix === 'covered' ? [] : [{ ...unknownSetting(key, issues, pointer), ...propertyFix }];
    }),
    ...[...missing].map((key) => missingSetting(registry, key, issues, pointer)),
  ];
}

/*
 * Converts an object by language to one with parts by language. In the location, which can be a text, the city is
 * translated. Undefined if a language has no object.
 */
function translatedParts(byLanguage: [string, unknown][], schema: Schema): object | undefined {
  if (typesIn(schema.type).includes('string')) return { city: Object.fromEntries(byLanguage) };
  const groups = byLanguage.flatMap(([tag, group]): [string, Record<string, unknown>][] =>
    isRecord(group) && !Array.isArray(group) ? [[tag, group]] : [],
  );
  return groups.length === byLanguage.length ? partsByLanguage(groups, schema) : undefined;
}

/* Reports an object by language, whose parts have to be translated instead. */
function translatePartsProblem(issues: PropertyIssues, parts: object, pointer: Pointer): Problem {
  const [key = ''] = issues.unknown;
  const text = JSON.stringify(parts);
  const edits = [{ at: { pointer, part: 'value' } as const, text }];
  return {
    ...unknownSetting(key, issues, pointer),
    label: 'translate each setting inside it instead',
    fix: { text: `write ${cutShort(text)}`, certain: false, edits },
  };
}

/*
 * Converts a list entry whose keys are labels, { "Projects": 50 }, in a list of links, profiles, facts or counters.
 * Undefined for any other entry.
 */
function splitPairs(steps: readonly string[], data: Record<string, unknown>, schema: Schema): FixProposal | undefined {
  // Known aliases are reported as such.
  const isNamed = (key: string) =>
    suggestNames(key, schema).length > 0 &&
    iconOfNetwork(key) === undefined &&
    !/^(?:web ?site|home ?page|portfolio|blog)$/i.test(key);
  if (!/^\d+$/.test(steps.at(-1) ?? '') || Object.keys(data).some(isNamed)) return undefined;
  const entries = coercePairs(schema, data);
  if (!entries) return undefined;
  const changes = entries.map(
    (value, index): Change =>
      index < entries.length - 1 ? { kind: 'insert', at: steps, value } : { kind: 'set', at: steps, value },
  );
  return { text: `write ${entries.map(formatExample).join(', ')}`, changes };
}

/* Reports a misplaced entry at its type or its first unknown setting. */
function misplacedProblem(
  registry: BlockRegistry,
  misplaced: FixProposal,
  issues: PropertyIssues,
  pointer: Pointer,
): Problem {
  const [first] = issues.unknown;
  const [firstMissing = ''] = issues.missing;
  const key = issues.unknown.includes('type') ? 'type' : first;
  const { label: _, ...problem } =
    key === undefined ? missingSetting(registry, firstMissing, issues, pointer) : unknownSetting(key, issues, pointer);
  return { ...problem, ...toPropertyFix(misplaced, issues.missing) };
}

/* Finds the type of a block without one: in a setting with another name, or from its settings. */
function missingTypeProblem(
  registry: BlockRegistry,
  issues: PropertyIssues,
  pointer: Pointer,
  site: unknown,
): Problem | undefined {
  const { data } = issues;
  const keys = Object.keys(data);
  const similar = nearest('type', keys);
  if (similar !== undefined && typeof data[similar] === 'string') {
    const at = { pointer: `${pointer}${pointerOf([similar])}`, part: 'key' } as const;
    return { ...unknownSetting(similar, issues, pointer), fix: didYouMean(at, similar, 'type') };
  }
  const steps = stepsOf(pointer);
  const typeProperty = findTypeProperty(registry, data, steps, site);
  if (typeProperty) return { ...unknownSetting(typeProperty.key, issues, pointer), fix: typeProperty.fix };
  const type = typeBySettings(registry, data);
  const [first] = keys;
  if (type === undefined || first === undefined) return undefined;
  const changes: Change[] = [{ kind: 'insert', at: [...steps, first], name: 'type', value: type }];
  const example = `"type": "${type}"`;
  const fix = { text: `add ${example}`, certain: false, edits: changes };
  const { label: _, details, ...problem } = missingSetting(registry, 'type', issues, pointer);
  return { ...problem, details: { ...details, example }, fix };
}
