import { isTranslatable, isTranslatableList } from '../../../schema/by-language.ts';
import { canonicalTag, isLanguage } from '../../core/text/language-tags.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { isRecord } from '../../shared/is-record.ts';

/** Returns the values of an object whose keys are all language tags; undefined for any other value. */
export function valuesByLanguage(value: unknown): [tag: string, value: unknown][] | undefined {
  if (!isRecord(value) || Array.isArray(value)) return undefined;
  const values = Object.entries(value);
  return values.length > 0 && values.every(([tag]) => isTag(tag)) ? values : undefined;
}

/* "src" and "alt" are valid tags of three letters. */
function isTag(tag: string): boolean {
  const canonical = /^[a-z]{2}(?:[-_]|$)/i.test(tag) ? canonicalTag(tag.replaceAll('_', '-')) : undefined;
  return canonical !== undefined && isLanguage(canonical);
}

/** Converts an object by language to one object whose settings are by language. */
export function partsByLanguage(groups: [tag: string, group: Record<string, unknown>][], { properties }: Schema) {
  const names = [...new Set(groups.flatMap(([, group]) => Object.keys(group)))];
  return Object.fromEntries(
    names.map((name) => {
      const values = groups.flatMap(([tag, group]) =>
        Object.hasOwn(group, name) ? [[tag, group[name]] as const] : [],
      );
      return [name, mergeByLanguage(values, properties?.[name] ?? {})];
    }),
  );
}

/** Converts a list by language to one list whose texts are by language. */
export function textsByLanguage(lists: [tag: string, list: unknown[]][], { items = {} }: Schema): unknown[] {
  const longest = Math.max(...lists.map(([, list]) => list.length));
  return Array.from({ length: longest }, (_, index) =>
    mergeByLanguage(
      lists.flatMap(([tag, list]) => (index < list.length ? [[tag, list[index]] as const] : [])),
      items,
    ),
  );
}

/* Values that are equal or can't be translated are written once. */
function mergeByLanguage(values: (readonly [tag: string, value: unknown])[], schema: Schema): unknown {
  const [first, ...others] = values.map(([, value]) => value);
  const isSame = others.every((value) => JSON.stringify(value) === JSON.stringify(first));
  return isSame || !(isTranslatable(schema) || isTranslatableList(schema)) ? first : Object.fromEntries(values);
}
