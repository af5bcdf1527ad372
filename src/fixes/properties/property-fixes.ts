import type { BlockRegistry } from '../../core/block-registry.ts';
import type { Pointer, Problem } from '../../core/diagnostics/diagnostic.ts';
import { stepsOf } from '../../core/diagnostics/pointer.ts';
import type { JsonPath } from '../../core/source/changes/change.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { isRecord } from '../../shared/is-record.ts';
import { isPrivate, isTextOfPage, suggestNames } from '../names/candidates.ts';
import { adviseOnPicture, altBeside, combineName, combinePicture } from '../names/combine-properties.ts';
import { dateInPeriod, periodIn } from '../names/dates.ts';
import { languageVariants } from '../names/language-variants.ts';
import { asBlocks, blockShowing } from '../places/as-blocks.ts';
import { findPlace } from '../places/find-place.ts';
import type { FixProposal } from '../places/fix-proposal.ts';
import { mergeGroup } from '../places/merge-group.ts';
import { moveSpokenLanguages } from '../places/move-spoken-languages.ts';
import { moveTextToBlock } from '../places/move-text-to-block.ts';
import { isFact, moveToNotes } from '../places/move-to-notes.ts';
import { turnOnCvFormat } from '../places/turn-on-cv-format.ts';
import { needlessSetting, settingHint } from '../places/unsupported-hints.ts';
import { unwrapGroups } from '../places/unwrap-groups.ts';
import {
  findRenaming,
  leastAmbiguousFirst,
  misspelledName,
  pairUnknownWithMissing,
  type Renaming,
  renameFix,
  rewriteProperty,
} from './find-renaming.ts';
import { type PropertyIssues, propertyNames, removeMissing } from './property-issues.ts';

/** The fix or the advice for an unknown setting; 'covered' if the problem of another setting includes it. */
type PropertyFix = Pick<Problem, 'fix' | 'label'> | 'covered';

/** Returns the fixes for all unknown settings of an object, by name. */
export function propertyFixes(
  registry: BlockRegistry,
  issues: PropertyIssues,
  pointer: Pointer,
  site: unknown,
): Map<string, PropertyFix> {
  const { schema, data, unknown, missing } = issues;
  const steps = stepsOf(pointer);
  const fixes = new Map<string, PropertyFix>();
  const known: Record<string, unknown> = { ...data };
  // Private settings are never published.
  const publicKeys = unknown.filter((key) => !isPrivate(key, schema));
  const period = periodIn(publicKeys, data, schema);
  const date = dateInPeriod(publicKeys, data, schema);
  const name = combineName(publicKeys, data, schema);
  const picture = combinePicture(publicKeys, data, schema);
  const combined = [
    period && { name: 'period', ...period },
    date && { name: 'date', ...date },
    name && { name: 'name', ...name },
    picture && { name: 'picture', ...picture },
  ];
  for (const combination of [...combined, ...languageVariants(publicKeys, data, schema, site)]) {
    if (!combination) continue;
    const [first = '', ...others] = combination.keys;
    fixes.set(first, { fix: rewriteProperty(steps, first, combination.name, combination.value, others, data) });
    for (const key of others) fixes.set(key, 'covered');
    known[combination.name] = combination.value;
    removeMissing(combination.name, issues);
  }
  // The problem of the picture includes it.
  const alt = schema.properties?.picture && altBeside(publicKeys, data);
  if (alt !== undefined) fixes.set(alt, 'covered');
  const unwrapped = schema.properties?.type?.const === undefined ? undefined : unwrapGroups(data, schema, steps, site);
  for (const name of unwrapped?.names ?? []) removeMissing(name, issues);
  for (const [index, key] of (unwrapped?.keys ?? []).entries())
    fixes.set(key, unwrapped && index === 0 ? toPropertyFix(unwrapped.proposal, missing) : 'covered');
  const pageText = issues.isInText ? undefined : moveTextToBlock(publicKeys, data, schema, steps);
  for (const [index, key] of (pageText?.keys ?? []).entries())
    fixes.set(key, pageText && index === 0 ? toPropertyFix(pageText.proposal, missing) : 'covered');
  // An alias of `pages` or of a page's setting isn't a list of blocks.
  for (const key of canContainBlocks(issues) ? publicKeys : []) {
    const place = fixes.has(key) || isPageProperty(key, issues) ? undefined : asBlocks(registry, key, steps, site);
    if (place) fixes.set(key, toPropertyFix(place, missing));
  }
  const names = new Map<string, Renaming>();
  for (const name of unwrapped?.names ?? []) known[name] = true;
  for (const key of leastAmbiguousFirst(publicKeys, known, schema)) {
    const named = fixes.has(key) ? undefined : findRenaming(key, known, issues);
    if (!named) continue;
    const first = [...names.values()].find(({ name }) => name === named.name);
    if (named.isNewEntries && first && !Object.hasOwn(data, named.name)) {
      // The first setting creates a missing list, with the entries of the others.
      first.value = [...(first.value as unknown[]), ...(named.value as unknown[])];
      first.others = [...(first.others ?? []), key];
      known[named.name] = first.value;
      fixes.set(key, 'covered');
      continue;
    }
    names.set(key, named);
    known[named.name] = named.value;
    removeMissing(named.name, issues);
  }
  const rest = publicKeys.filter((key) => !fixes.has(key) && !names.has(key));
  for (const [key, name] of pairUnknownWithMissing(rest, [...missing], data, schema)) {
    names.set(key, { name, value: data[key], isSure: false, isGuess: true });
    removeMissing(name, issues);
  }
  const isRival = (name: string) => [...names.values()].filter((other) => other.name === name).length > 1;
  for (const key of unknown) {
    const named = names.get(key);
    if (named) fixes.set(key, { fix: renameFix(key, named, issues, steps, isRival(named.name)) });
    else if (!fixes.has(key)) fixes.set(key, fixUnknown(registry, key, issues, steps, site));
  }
  return fixes;
}

const canContainBlocks = ({ schema, isInText }: PropertyIssues): boolean => !isInText && containers.has(schema.title);

/* The titles of the schemas of objects that can contain blocks. */
const containers: ReadonlySet<string | undefined> = new Set(['Site', 'Owner', 'Page']);

/* Whether a name is an alias of a page's setting, rather than a list for a block. */
const isPageProperty = (key: string, { schema, data }: PropertyIssues): boolean => {
  const names = schema.title === 'Page' ? suggestNames(key, schema) : [];
  const areGroups = Array.isArray(data[key]) && data[key].every((entry) => isRecord(entry));
  return names.includes('blocks') || (names.length > 0 && !areGroups);
};

/* Handles a setting without a supported name: it belongs elsewhere, duplicates another, or moves to the notes. */
function fixUnknown(
  registry: BlockRegistry,
  key: string,
  issues: PropertyIssues,
  steps: JsonPath,
  site: unknown,
): PropertyFix {
  const { schema, data, missing } = issues;
  if (issues.isInText) return { label: adviseInFrontMatter(key, issues, site) };
  const format = turnOnCvFormat(key, data, schema.title, steps, site);
  if (format !== undefined) return format === 'covered' ? format : toPropertyFix(format, missing);
  const hint = settingHint(key, schema.title);
  if (hint !== undefined) return { label: hint };
  if (isPrivate(key, schema)) return toPropertyFix(moveToNotes(key, steps, site, schema), missing);
  if (isSpokenLanguages(key, schema))
    return toPropertyFix(moveSpokenLanguages(registry, [...steps, key], site), missing);
  const needless = needlessSetting(key, schema.title);
  if (needless !== undefined)
    return { fix: { text: needless, certain: false, edits: [{ kind: 'remove', at: [...steps, key] }] } };
  const picture = adviseOnPicture(key, data[key], schema);
  if (picture !== undefined) return { label: picture };
  const parts = mergeGroup(key, steps, site, schema);
  if (parts) return toPropertyFix(parts, missing);
  const place = findPlace(registry, key, steps, site);
  if (place) return toPropertyFix(place, missing);
  const value = data[key];
  if (value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0))
    return { label: 'remove it: it is empty' };
  // A post can also get its path from its file name.
  const suggestion = suggestNames(key, schema);
  const [first] = suggestion;
  if (first !== undefined && schema.title === 'Page') return { label: `did you mean "${first}"?` };
  const similar =
    key.length < 4
      ? undefined
      : misspelledName(
          key,
          propertyNames(schema).filter((name) => Object.hasOwn(data, name)),
          schema,
        );
  if (similar !== undefined)
    return {
      label:
        data[similar] === value
          ? `remove it: "${similar}" has the same value`
          : `keep only one: "${similar}" is already set`,
    };
  const existing = suggestion.find((name) => Object.hasOwn(data, name));
  const block =
    canContainBlocks(issues) && suggestion.length === 0 && !isFact(key, schema)
      ? blockShowing(registry, key)
      : undefined;
  const proposal = moveToNotes(key, steps, site, schema, existing);
  return toPropertyFix(
    block === undefined ? proposal : { ...proposal, text: `${block}, or move it to "notes"` },
    missing,
  );
}

/* Front matter can't be moved to the site file automatically. */
function adviseInFrontMatter(key: string, { schema, data }: PropertyIssues, site: unknown): string {
  const format = turnOnCvFormat(key, { [key]: undefined }, schema.title, [], site);
  if (typeof format === 'object') return format.text;
  const hint = settingHint(key, schema.title);
  if (hint !== undefined) return hint;
  if (isPrivate(key, schema)) return 'start the line with # to keep it as a note: in front matter, notes are comments';
  if (schema.title === 'Page' && isTextOfPage(key)) return 'move this text below the front matter';
  // A post without `path` gets its path from its file name.
  if (typeof data[key] === 'string' && data[key].startsWith('/') && suggestNames(key, schema).includes('path'))
    return 'did you mean "path"?';
  const first = suggestNames(key, schema).find((name) => name !== 'path');
  if (first !== undefined)
    return Object.hasOwn(data, first) ? `keep only one: "${first}" is already set` : `did you mean "${first}"?`;
  return "remove it, or start the line with # to keep it as a note: Onefolio doesn't support this setting";
}

const isSpokenLanguages = (key: string, { title }: Schema): boolean =>
  (title === 'Owner' && /^languages?$/i.test(key)) ||
  ((title === 'Owner' || title === 'Site') && /^spoken[-_]?languages?$|^languages?[-_]?(?:spoken|skills)$/i.test(key));

/** Converts a proposal to a fix if its changes are known, or else to advice. */
export function toPropertyFix(
  { text: pageText, changes, provides: settles }: FixProposal,
  missing: Set<string>,
): Exclude<PropertyFix, 'covered'> {
  if (settles !== undefined) missing.delete(settles);
  return changes ? { fix: { text: pageText, certain: false, edits: changes } } : { label: pageText };
}
