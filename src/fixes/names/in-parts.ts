import { patterns } from '../../../schema/patterns.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { fileAdvice } from '../values/file-advice.ts';
import { suggestedValue } from '../values/suggest-value.ts';
import { suggestNames } from './candidates.ts';

/** A picture that an object says in two settings of its own, and which these are; undefined where it says none. */
export function pictureInParts(
  unknown: readonly string[],
  data: Record<string, unknown>,
  schema: Schema,
): { keys: string[]; value: object } | undefined {
  if (Object.hasOwn(data, 'picture')) return undefined;
  const file = unknown.find((key) => typeof data[key] === 'string' && suggestNames(key, schema)[0] === 'picture');
  const words = unknown.find(saysWhatIsShown);
  if (file === undefined || words === undefined || typeof data[words] !== 'string') return undefined;
  const written = String(data[file]);
  const src = isFile.test(written) ? written : suggestedValue('file', written);
  return src === undefined ? undefined : { keys: [file, words], value: { src, alt: data[words] } };
}

/** The setting beside a picture that says what it shows, where the picture is an address alone; undefined where none does. */
export function altBeside(unknown: readonly string[], data: Record<string, unknown>): string | undefined {
  const key = typeof data.picture === 'string' ? unknown.find(saysWhatIsShown) : undefined;
  return key !== undefined && typeof data[key] === 'string' && data[key] !== '' ? key : undefined;
}

/** What to do with the picture of another site, or of a computer, under another name; undefined for anything else. */
export function pictureElsewhere(key: string, value: unknown, schema: Schema): string | undefined {
  if (typeof value !== 'string' || suggestNames(key, schema)[0] !== 'picture') return undefined;
  return fileAdvice(value.trim())?.replace(
    / and write ("\/.*")$/,
    ', write "picture": { "src": $1, "alt": "…" } and replace … with a description',
  );
}

const saysWhatIsShown = (key: string) => /^(?:image|photo|picture|img)?(?:alt|alttext|caption)$/i.test(plain(key));
const isFile = new RegExp(patterns.file, 'u');
const plain = (key: string): string => key.replace(/[-_ ]/g, '');

/** A name that an object says in two settings, the second of which is unknown, and which these are; undefined where it says none. */
export function nameInParts(
  unknown: readonly string[],
  data: Record<string, unknown>,
  { properties = {} }: Schema,
): { keys: string[]; value: string } | undefined {
  const keyOf = (words: RegExp) =>
    unknown.find((key) => words.test(key.replace(/[-_ ]/g, '')) && typeof data[key] === 'string' && data[key] !== '');
  const last = keyOf(/^(?:last|family|sur)names?$|^nom$/i);
  const first = Object.hasOwn(data, 'name') ? 'name' : keyOf(/^(?:first|given|fore)names?$|^pr[ée]nom$/i);
  if (properties.name === undefined || last === undefined || first === undefined) return undefined;
  const [given, family] = [data[first], String(data[last])];
  if (typeof given !== 'string') return undefined;
  const isWhole = given.toLowerCase().endsWith(family.toLowerCase());
  return { keys: first === 'name' ? [last] : [first, last], value: isWhole ? given : `${given} ${family}` };
}
