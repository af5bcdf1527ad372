import { isTranslatable, isTranslatableList } from '../../../schema/by-language.ts';
import { isLanguage, usualTag } from '../../core/i18n/tags.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { isRecord } from '../../shared/is-record.ts';

/** The values of a group whose settings are all languages; undefined for any other value. */
export function valuesByLanguage(value: unknown): [tag: string, value: unknown][] | undefined {
  if (!isRecord(value) || Array.isArray(value)) return undefined;
  const values = Object.entries(value);
  return values.length > 0 && values.every(([tag]) => isTag(tag)) ? values : undefined;
}

/* Of three letters are "src" and "alt" too, which are languages and mean none here. */
function isTag(tag: string): boolean {
  const canonical = /^[a-z]{2}(?:[-_]|$)/i.test(tag) ? usualTag(tag.replaceAll('_', '-')) : undefined;
  return canonical !== undefined && isLanguage(canonical);
}

/** A group that is written once for each language, with each of its parts by language instead. */
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

/** A list of texts that is written once for each language, with each text by language instead. */
export function textsByLanguage(lists: [tag: string, list: unknown[]][], { items = {} }: Schema): unknown[] {
  const longest = Math.max(...lists.map(([, list]) => list.length));
  return Array.from({ length: longest }, (_, index) =>
    mergeByLanguage(
      lists.flatMap(([tag, list]) => (index < list.length ? [[tag, list[index]] as const] : [])),
      items,
    ),
  );
}

/* What is the same in all languages, or can be nothing else, is written once. */
function mergeByLanguage(values: (readonly [tag: string, value: unknown])[], schema: Schema): unknown {
  const [first, ...others] = values.map(([, value]) => value);
  const isSame = others.every((value) => JSON.stringify(value) === JSON.stringify(first));
  return isSame || !(isTranslatable(schema) || isTranslatableList(schema)) ? first : Object.fromEntries(values);
}
