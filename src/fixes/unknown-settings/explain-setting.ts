import { isTranslatable, isTranslatableList } from '../../../schema/by-language.ts';
import type { BlockRegistry } from '../../core/block-registry.ts';
import type { Pointer, Problem } from '../../core/diagnostics/diagnostic.ts';
import { didYouMean, nearest, questionFor } from '../../core/diagnostics/did-you-mean.ts';
import { pointerOf, stepsOf } from '../../core/diagnostics/pointer.ts';
import type { CauseOf, WrongSettings } from '../../core/problem-cause.ts';
import { isLanguage } from '../../core/text/language-tags.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { typesIn } from '../../core/validation/schema.ts';
import { exampleOf } from '../../core/validation/schema-example.ts';
import { unknownSetting } from '../../core/validation/wrong-settings.ts';
import { isRecord } from '../../shared/is-record.ts';
import { isByTag } from '../values/fix-type.ts';
import { hintFor, isAmong, isOwnName, isPrivate, suggestNames, suggestTypes } from './aliases.ts';
import { asBlock } from './as-block.ts';
import { findPlace } from './find-place.ts';
import { findRenaming, isFree, leastAmbiguousFirst, misspelledName, renameFix } from './find-renaming.ts';
import { type Move, moveToNotes } from './move-setting.ts';

/** The settings of an object, at a pointer in a site. */
interface Settings extends WrongSettings {
  registry: BlockRegistry;
  pointer: Pointer;
  site: unknown;
}

/**
 * Adds fixes or advice to the problems of an object: first the unknown settings, then the missing ones. Omits those for
 * which a fix of another one makes up.
 */
export function fixSettings(
  registry: BlockRegistry,
  problems: readonly Problem[],
  { wrong, pointer }: CauseOf<'settings'>,
  site: unknown,
): Problem[] {
  const { schema, data, unknown } = wrong;
  const settings = { ...wrong, registry, pointer, site };
  // "to" is a language tag, too. A location can be a text.
  const areParts = Object.values(data).every(isRecord) || typesIn(schema.type).includes('string');
  // Each unknown or missing setting has its problem.
  const [first] = problems as [Problem];
  if (unknown.length === Object.keys(data).length && areParts && isByTag(data))
    return [{ ...first, label: 'translate each setting inside it instead' }];
  const typed = schema.title === 'Block' ? misnamedType(settings) : undefined;
  if (typed) return [typed];
  const type = problems[unknown.indexOf('type')];
  if (type && registry.schemaOf(data.type) && schema.properties?.type === undefined)
    return [{ ...type, label: 'move this block to "blocks" of its page' }];
  const missing = new Set(wrong.missing);
  const fixes = fixUnknownSettings(settings, missing);
  return [
    ...unknown.map((key, index) => ({ ...(problems[index] as Problem), ...fixes.get(key) })),
    ...problems.slice(unknown.length).filter((_, index) => missing.has(wrong.missing[index] as string)),
  ];
}

/* Finds the type of a block under another name: a misspelled one, or that of another generator. */
function misnamedType({ data, pointer, ...wrong }: Settings): Problem | undefined {
  const isType = (key: string) =>
    isAmong(key, 'types') && typeof data[key] === 'string' && suggestTypes(data[key]).length > 0;
  const keys = Object.keys(data);
  const similar = nearest('type', keys);
  const key = similar !== undefined && typeof data[similar] === 'string' ? similar : keys.find(isType);
  if (key === undefined) return undefined;
  const at = { pointer: `${pointer}${pointerOf([key])}`, part: 'key' } as const;
  const fix = didYouMean(at, key, 'type');
  return { ...unknownSetting(key, wrong, pointer), fix: { ...fix, certain: fix.certain && key === similar } };
}

/** The fix or the advice for an unknown setting. */
type SettingFix = Pick<Problem, 'fix' | 'label'>;

/* Removes those from the missing settings that a fix provides. */
function fixUnknownSettings(settings: Settings, missing: Set<string>): Map<string, SettingFix> {
  const { schema, data, unknown, pointer } = settings;
  const provide = (name: string) => {
    missing.delete(name);
    if (schema.if?.required?.includes(name))
      for (const other of [...missing].filter((each) => schema.else?.required?.includes(each))) missing.delete(other);
  };
  const taken: Record<string, unknown> = { ...data };
  const renamings = new Map<string, NonNullable<ReturnType<typeof findRenaming>>>();
  // Private settings are never published.
  const publicKeys = unknown.filter((key) => !isPrivate(key, schema));
  for (const key of leastAmbiguousFirst(publicKeys, taken, schema)) {
    const renaming = adviseOnTranslation(key, schema) ? undefined : findRenaming(key, taken, { schema, data, missing });
    if (!renaming) continue;
    renamings.set(key, renaming);
    taken[renaming.name] = renaming.value;
    provide(renaming.name);
  }
  const countOf = (name: string) => [...renamings.values()].filter((other) => other.name === name).length;
  return new Map(
    unknown.map((key): [string, SettingFix] => {
      const renaming = renamings.get(key);
      if (renaming) return [key, { fix: renameFix(key, renaming, data, stepsOf(pointer), countOf(renaming.name) > 1) }];
      if (settings.isInText) return [key, { label: adviseInFrontMatter(key, settings) }];
      const found = moveUnknown(key, settings);
      if (typeof found === 'string') return [key, { label: found }];
      const { text, changes, provides } = found;
      if (provides !== undefined) provide(provides);
      return [key, changes ? { fix: { text, certain: false, edits: changes } } : { label: text }];
    }),
  );
}

const isNo = (value: unknown): boolean =>
  value === false || value === 0 || (typeof value === 'string' && /^\s*(?:false|no)\s*$/i.test(value));

/* Handles a setting without a supported name: it belongs elsewhere, has another form, or moves to the notes. */
function moveUnknown(key: string, { registry, schema, data, pointer, site }: Settings): Move | string {
  const value = data[key];
  const steps = stepsOf(pointer);
  const hint = adviseOnTranslation(key, schema) ?? hintFor(key, schema.title);
  if (hint !== undefined) return hint;
  if (isPrivate(key, schema)) return moveToNotes(key, steps, site, schema);
  const existing =
    key.length < 4
      ? undefined
      : misspelledName(
          key,
          Object.keys(data).filter((name) => Object.hasOwn({ ...schema.properties }, name)),
          schema,
        );
  if (existing !== undefined)
    return data[existing] === value
      ? `remove it: "${existing}" has the same value`
      : `keep only one: "${existing}" is already set`;
  if (isNo(value) && isAmong(key, 'ongoing') && lacksEnd(data, schema))
    return 'set "end" in "period": a period without it is ongoing';
  const place = findPlace(registry, key, steps, site);
  if (place) return place;
  if (value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0))
    return 'remove it: it is empty';
  const isWrapper = isRecord(value) && Object.keys(value).some((name) => isOwnName(name, schema));
  if (isWrapper && schema.properties?.type?.const !== undefined)
    return `move the settings inside "${key}" out of it: they belong next to "type"`;
  const names = suggestNames(key, schema);
  const free = names.find((name) => isFree(name, data, schema));
  if (free !== undefined)
    return `${questionFor(`"${free}"`)} For example:  ${exampleOf(registry, schema.properties?.[free])}`;
  const hasBlocks = schema.title === 'Site' || schema.title === 'Owner' || schema.title === 'Page';
  const block = hasBlocks && names.length === 0 ? asBlock(registry, key, steps, site) : undefined;
  return block && (block.changes || !isAmong(key, 'facts'))
    ? block
    : moveToNotes(
        key,
        steps,
        site,
        schema,
        names.find((name) => Object.hasOwn(data, name)),
      );
}

/* Whether an object has a period, or is one, that would be published as ongoing. */
function lacksEnd(data: Record<string, unknown>, { title, properties = {} }: Schema): boolean {
  const period = title === 'Period' ? data : properties.period && data.date === undefined && (data.period ?? {});
  return isRecord(period) && !Object.hasOwn(period, 'end');
}

/* Returns advice for a text in one language: "headline_fr" next to "headline". */
function adviseOnTranslation(key: string, { properties = {} }: Schema): string | undefined {
  const [, name = '', tag = ''] = /^(.+)[-_.]([a-z]{2})$/.exec(key) ?? [];
  const setting = Object.hasOwn(properties, name) && isLanguage(tag) ? properties[name] : undefined;
  return setting && (isTranslatable(setting) || isTranslatableList(setting))
    ? `write all languages in "${name}": { "${tag}": … }`
    : undefined;
}

/* Front matter can't be moved to the site file automatically. */
function adviseInFrontMatter(key: string, { schema, data }: Settings): string {
  const hint = hintFor(key, 'Front matter') ?? hintFor(key, schema.title);
  if (hint !== undefined) return hint;
  if (isPrivate(key, schema)) return 'start the line with # to keep it as a note: in front matter, notes are comments';
  // A post without a path gets it from its file name.
  const isPath = typeof data[key] === 'string' && data[key].startsWith('/');
  const name = suggestNames(key, schema).find((each) => each !== 'path' || isPath);
  if (name === undefined)
    return "remove it, or start the line with # to keep it as a note: Onefolio doesn't support this setting";
  return name !== 'path' && Object.hasOwn(data, name)
    ? `keep only one: "${name}" is already set`
    : questionFor(`"${name}"`);
}
