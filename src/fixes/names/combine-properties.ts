import { patterns } from '../../../schema/patterns.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { fileAdvice } from '../values/file-advice.ts';
import { suggestValue } from '../values/suggest-value.ts';
import { suggestNames } from './candidates.ts';

/**
 * Combines two unknown settings into a picture. Returns the settings that it replaces; undefined if there is no
 * picture.
 */
export function combinePicture(
  unknown: readonly string[],
  data: Record<string, unknown>,
  schema: Schema,
): { keys: string[]; value: object } | undefined {
  if (Object.hasOwn(data, 'picture')) return undefined;
  const file = unknown.find((key) => typeof data[key] === 'string' && suggestNames(key, schema)[0] === 'picture');
  const altKey = unknown.find(isAltName);
  if (file === undefined || altKey === undefined || typeof data[altKey] !== 'string') return undefined;
  const written = String(data[file]);
  const src = isFile.test(written) ? written : suggestValue('file', written);
  return src === undefined ? undefined : { keys: [file, altKey], value: { src, alt: data[altKey] } };
}

/**
 * Returns the setting that contains the alternative text of a picture which is only a path; undefined if there is none.
 */
export function altBeside(unknown: readonly string[], data: Record<string, unknown>): string | undefined {
  const key = typeof data.picture === 'string' ? unknown.find(isAltName) : undefined;
  return key !== undefined && typeof data[key] === 'string' && data[key] !== '' ? key : undefined;
}

/** Returns advice for a picture on another site or a computer, under another name; undefined for any other setting. */
export function adviseOnPicture(key: string, value: unknown, schema: Schema): string | undefined {
  if (typeof value !== 'string' || suggestNames(key, schema)[0] !== 'picture') return undefined;
  return fileAdvice(value.trim())?.replace(
    / and write ("\/.*")$/,
    ', write "picture": { "src": $1, "alt": "…" } and replace … with a description',
  );
}

const isAltName = (key: string) =>
  /^(?:image|photo|picture|img)?(?:alt|alttext|caption)$/i.test(withoutSeparators(key));
const isFile = new RegExp(patterns.file, 'u');
const withoutSeparators = (key: string): string => key.replace(/[-_ ]/g, '');

/**
 * Combines a first and a last name, of which the last is unknown. Returns the settings that it replaces; undefined if
 * there is no last name.
 */
export function combineName(
  unknown: readonly string[],
  data: Record<string, unknown>,
  { properties = {} }: Schema,
): { keys: string[]; value: string } | undefined {
  const keyOf = (names: RegExp) =>
    unknown.find((key) => names.test(key.replace(/[-_ ]/g, '')) && typeof data[key] === 'string' && data[key] !== '');
  const last = keyOf(/^(?:last|family|sur)names?$|^nom$/i);
  const first = Object.hasOwn(data, 'name') ? 'name' : keyOf(/^(?:first|given|fore)names?$|^pr[ée]nom$/i);
  if (properties.name === undefined || last === undefined || first === undefined) return undefined;
  const [given, family] = [data[first], String(data[last])];
  if (typeof given !== 'string') return undefined;
  const isWhole = given.toLowerCase().endsWith(family.toLowerCase());
  return { keys: first === 'name' ? [last] : [first, last], value: isWhole ? given : `${given} ${family}` };
}
