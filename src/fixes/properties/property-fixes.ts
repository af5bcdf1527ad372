import type { Pointer, Problem } from '../../core/diagnostics/diagnostic.ts';
import type { JsonPath } from '../../core/source/changes/change.ts';
import { stepsOf } from '../../core/source/pointer.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { isRecord } from '../../shared/is-record.ts';
import { isPrivate, isTextOfPage, suggestNames } from '../names/candidates.ts';
import { dateInPeriod, periodIn } from '../names/dates.ts';
import { adviseOnPicture, altBeside, combineName, combinePicture } from '../names/in-parts.ts';
import { languageVariants } from '../names/with-language.ts';
import { asBlocks, blockShowing } from '../places/as-blocks.ts';
import { mergeGroup } from '../places/merged.ts';
import { isFact, moveToNotes } from '../places/move-to-notes.ts';
import type { FixProposal } from '../places/offer.ts';
import { findPlace } from '../places/place.ts';
import { moveSpokenLanguages } from '../places/spoken-languages-elsewhere.ts';
import { moveTextToBlock } from '../places/text-of-page.ts';
import { unwrapGroups } from '../places/unpacked.ts';
import { needlessSetting, settingHint } from '../places/unsupported-hints.ts';
import { type PropertyIssues, propertyNames, removeMissing } from './lack.ts';
import {
  findRenaming,
  leastAmbiguousFirst,
  misspelledName,
  pairUnknownWithMissing,
  type Renaming,
  renameFix,
} from './named.ts';
import { rewriteProperty } from './rewritten.ts';

/** The way out for an unknown setting. Some are told with another one. */
export type PropertyFix = Pick<Problem, 'fix' | 'label'> | 'told';

/** The ways out for all unknown settings of an object, by their names. */
export function propertyFixes(issues: PropertyIssues, pointer: Pointer, site: unknown): Map<string, PropertyFix> {
  const { schema, data, unknown, missing } = issues;
  const steps = stepsOf(pointer);
  const fixes = new Map<string, PropertyFix>();
  const known: Record<string, unknown> = { ...data };
  // What is nobody else's business becomes nothing that is shown.
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
    for (const key of others) fixes.set(key, 'told');
    known[combination.name] = combination.value;
    removeMissing(combination.name, issues);
  }
  // It is told with the picture.
  const alt = schema.properties?.picture && altBeside(publicKeys, data);
  if (alt !== undefined) fixes.set(alt, 'told');
  // What a block has in groups of its own comes out of them.
  const unwrapped = schema.properties?.type?.const === undefined ? undefined : unwrapGroups(data, schema, steps, site);
  for (const name of unwrapped?.names ?? []) removeMissing(name, issues);
  for (const [index, key] of (unwrapped?.keys ?? []).entries())
    fixes.set(key, unwrapped && index === 0 ? toPropertyFix(unwrapped.offer, missing) : 'told');
  const pageText = issues.isInText ? undefined : moveTextToBlock(publicKeys, data, schema, steps);
  for (const [index, key] of (pageText?.keys ?? []).entries())
    fixes.set(key, pageText && index === 0 ? toPropertyFix(pageText.offer, missing) : 'told');
  // Blocks at the top are no pages under another name, and those of an owner or a page nothing of theirs.
  for (const key of canContainBlocks(issues) ? publicKeys : []) {
    const place = fixes.has(key) || isPageProperty(key, issues) ? undefined : asBlocks([...steps, key], site);
    if (place) fixes.set(key, toPropertyFix(place, missing));
  }
  const names = new Map<string, Renaming>();
  for (const name of unwrapped?.names ?? []) known[name] = true;
  for (const key of leastAmbiguousFirst(publicKeys, known, schema)) {
    const named = fixes.has(key) ? undefined : findRenaming(key, known, issues);
    if (!named) continue;
    const first = [...names.values()].find(({ name }) => name === named.name);
    if (named.isNewEntries && first && !Object.hasOwn(data, named.name)) {
      // Of a list that is not there yet the first makes it, with what the others say.
      first.value = [...(first.value as unknown[]), ...(named.value as unknown[])];
      first.others = [...(first.others ?? []), key];
      known[named.name] = first.value;
      fixes.set(key, 'told');
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
    else if (!fixes.has(key)) fixes.set(key, fixUnknown(key, issues, steps, site));
  }
  return fixes;
}

const canContainBlocks = ({ schema, isInText }: PropertyIssues): boolean =>
  !isInText && ['Site', 'Owner', 'Page'].includes(String(schema.title));

/* What a page calls otherwise, other than a list of what blocks have. */
const isPageProperty = (key: string, { schema, data }: PropertyIssues): boolean => {
  const names = schema.title === 'Page' ? suggestNames(key, schema) : [];
  const areGroups = Array.isArray(data[key]) && data[key].every((entry) => isRecord(entry));
  return names.includes('blocks') || (names.length > 0 && !areGroups);
};

/* A setting that the object has no name for: it belongs elsewhere, is there twice, or is kept. */
function fixUnknown(key: string, issues: PropertyIssues, steps: JsonPath, site: unknown): PropertyFix {
  const { schema, data, missing } = issues;
  if (issues.isInText) return { label: adviseInFrontMatter(key, issues) };
  const hint = settingHint(key, String(schema.title));
  if (hint !== undefined) return { label: hint };
  if (isPrivate(key, schema)) return toPropertyFix(moveToNotes(key, steps, site, schema), missing);
  if (isSpokenLanguages(key, schema)) return toPropertyFix(moveSpokenLanguages([...steps, key], site), missing);
  const needless = needlessSetting(key, String(schema.title));
  if (needless !== undefined)
    return { fix: { text: needless, certain: false, edits: [{ kind: 'remove', at: [...steps, key] }] } };
  const picture = adviseOnPicture(key, data[key], schema);
  if (picture !== undefined) return { label: picture };
  const parts = mergeGroup(key, steps, site, schema);
  if (parts) return toPropertyFix(parts, missing);
  const place = findPlace(key, steps, site);
  if (place) return toPropertyFix(place, missing);
  const value = data[key];
  if (value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0))
    return { label: 'remove it: it is empty' };
  // The path of a post may be that of its file.
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
    canContainBlocks(issues) && suggestion.length === 0 && !isFact(key, schema) ? blockShowing(key) : undefined;
  const proposal = moveToNotes(key, steps, site, schema, existing);
  return toPropertyFix(
    block === undefined ? proposal : { ...proposal, text: `${block}, or move it to "notes"` },
    missing,
  );
}

/* Nothing of the settings before a text can be moved to the site file as it is written. */
function adviseInFrontMatter(key: string, { schema, data }: PropertyIssues): string {
  const hint = settingHint(key, String(schema.title));
  if (hint !== undefined) return hint;
  if (isPrivate(key, schema)) return 'start the line with # to keep it as a note: in front matter, notes are comments';
  if (schema.title === 'Page' && isTextOfPage(key)) return 'move this text below the front matter';
  // The path of a post is that of its file where its settings don't say it.
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

/** What is offered as an answer: a fix, where its changes are known. */
export function toPropertyFix(
  { text: pageText, changes, provides: settles }: FixProposal,
  missing: Set<string>,
): Exclude<PropertyFix, 'told'> {
  if (settles !== undefined) missing.delete(settles);
  return changes ? { fix: { text: pageText, certain: false, edits: changes } } : { label: pageText };
}
