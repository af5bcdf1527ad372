import type { BlockType } from '../../../schema/block.ts';
import {
  isTranslatable,
  isTranslatableList,
  languagesOfEntry,
  supportsLanguages,
} from '../../../schema/by-language.ts';
import { folder } from '../../../schema/folder.ts';
import { point } from '../../../schema/parts.ts';
import { patterns } from '../../../schema/patterns.ts';
import { site } from '../../../schema/site.ts';
import { isObject } from '../../shared/is-record.ts';

/** The kind of a text, by its pattern: a line, an address, a file… */
export type TextKind = keyof typeof patterns;

/** The keywords of JSON Schema that the core reads. */
export interface Schema {
  /** An array if the value may have one of several types. */
  type?: string | readonly string[];
  title?: string;
  pattern?: string;
  default?: unknown;
  const?: unknown;
  enum?: readonly unknown[];
  examples?: readonly unknown[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  /** Additional requirements if the properties of `if` are missing. */
  if?: { required?: readonly string[] };
  else?: { required?: readonly string[] };
  /** The schema of values whose names the owner chooses. */
  additionalProperties?: Schema | boolean;
  items?: Schema;
  maxItems?: number;
  minItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** The schema of a block type. */
export interface BlockSchema<T extends BlockType = BlockType> extends Schema {
  properties: Record<string, Schema> & { type: { const: T } };
  /** The first block type is the one that editors and `add` offer. */
  examples: readonly [{ id: string }, ...object[]];
}

/** The schema of a site, in which a block can have any type. */
export const siteSchema: Schema = site;
/** The schema of a page. */
export const pageSchema: Schema = site.properties.pages.items;

/** The schema of a property of an object; undefined for an unknown one. */
export function propertySchema({ properties = {}, additionalProperties }: Schema, name: string): Schema | undefined {
  if (Object.hasOwn(properties, name)) return properties[name];
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

/** Adds the property "languages" to the schema of a list entry. */
export const asEntry = (schema: Schema): Schema =>
  schema !== folder && schema !== point && supportsLanguages({ items: schema })
    ? { ...schema, properties: { ...schema.properties, languages: languagesOfEntry } }
    : schema;

/** A value for each language, by tag. */
export type ByLanguage = Readonly<Record<string, unknown>>;

/** Whether a value is an object by language, according to its schema. */
export const isByLanguage = (schema: Schema, value: unknown): boolean =>
  isObject(value) && (isTranslatable(schema) || isTranslatableList(schema));

/** Whether a text is for readers, so that it may contain placeholders. */
export const isWords = (kind: TextKind): boolean => ['line', 'label', 'level', 'prose', 'suffix'].includes(kind);

const isKind = (name: string): name is TextKind => Object.hasOwn(patterns, name);

/** The text kind for each pattern of the schema; none for a schema without a pattern. */
export const textKinds: ReadonlyMap<string | undefined, TextKind> = new Map(
  Object.keys(patterns)
    .filter(isKind)
    .map((name) => [patterns[name], name]),
);

/** Returns the types of a schema as an array. */
export const typesIn = (type: unknown): string[] => [type ?? []].flat().map(String);
