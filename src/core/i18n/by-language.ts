import { isTranslatable, isTranslatableList } from '../../../schema/by-language.ts';
import { isRecord } from '../../shared/is-record.ts';
import { type Schema, shapeOf } from '../resolve/walk.ts';

/** One value for each language, by its tag. */
export type ByLanguage = Readonly<Record<string, unknown>>;

/** Whether a value is written by language, where its schema is that of a text, or of a list that may be. */
export const isByLanguage = (schema: Schema, value: unknown): boolean =>
  isRecord(value) && !Array.isArray(value) && (isTranslatable(schema) || isTranslatableList(schema));

/** Whether an entry of a list exists in some languages only. */
export const isLimited = (
  schema: Schema,
  entry: Record<string, unknown>,
): entry is Record<string, unknown> & { languages: unknown[] } =>
  Array.isArray(entry.languages) && !shapeOf(schema, entry).properties?.languages;
