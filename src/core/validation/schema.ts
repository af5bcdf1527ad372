import type { BlockType } from '../../../schema/block.ts';
import {
  isTranslatable,
  isTranslatableList,
  languagesOfEntry,
  supportsLanguages,
} from '../../../schema/by-language.ts';
import { folder } from '../../../schema/folder.ts';
import { patterns } from '../../../schema/patterns.ts';
import { site } from '../../../schema/site.ts';
import { isRecord } from '../../shared/is-record.ts';

/** What a text of the site is, by the pattern it must match: a line, an address, a file… */
export type TextKind = keyof typeof patterns;

/** As much of a schema as is asked of it here. */
export interface Schema {
  /** Several where a value may be of one type or another. */
  type?: string | readonly string[];
  title?: string;
  pattern?: string;
  default?: unknown;
  const?: unknown;
  enum?: readonly unknown[];
  examples?: readonly unknown[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  /** What is needed besides when the settings of `if` are not there. */
  if?: { required?: readonly string[] };
  else?: { required?: readonly string[] };
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
  /** The first is the block that editors and `add` offer. */
  examples: readonly [{ id: string }, ...object[]];
}

/** The schema of a whole site, in which a block is any block. */
export const siteSchema: Schema = site;
/** The schema of a page. */
export const pageSchema: Schema = site.properties.pages.items;

/** The schema of an entry of a list, which may say in which languages it exists. */
export const asEntry = (schema: Schema): Schema =>
  schema !== folder && supportsLanguages({ items: schema })
    ? { ...schema, properties: { ...schema.properties, languages: languagesOfEntry } }
    : schema;

/** One value for each language, by its tag. */
export type ByLanguage = Readonly<Record<string, unknown>>;

/** Whether a value is written by language, where its schema is that of a text, or of a list that may be. */
export const isByLanguage = (schema: Schema, value: unknown): boolean =>
  isRecord(value) && !Array.isArray(value) && (isTranslatable(schema) || isTranslatableList(schema));

/** Whether a text is for people to read, and may hold placeholders. */
export const isWords = (kind: TextKind): boolean => ['line', 'label', 'level', 'prose', 'suffix'].includes(kind);

const isKind = (name: string): name is TextKind => Object.hasOwn(patterns, name);

/** What a text is, by the pattern that its schema gives. */
export const textKinds: ReadonlyMap<string, TextKind> = new Map(
  Object.keys(patterns)
    .filter(isKind)
    .map((name) => [patterns[name], name]),
);
