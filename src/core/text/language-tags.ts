import { labelLanguages } from '../../../schema/label-languages.ts';
import { nearest } from '../diagnostics/did-you-mean.ts';

/** Returns the canonical form of a language tag (BCP 47), such as "en-GB" for "en-UK"; undefined if it is malformed. */
export function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** Whether the language of a canonical tag exists. The codes for no, several, or unknown languages aren't languages. */
export function isLanguage(tag: string): boolean {
  if (/^(?:mis|mul|und|zxx)\b/.test(tag)) return false;
  // Loading the names of languages takes as long as checking a small site.
  if (withLabels.has(tag)) return true;
  try {
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag) !== undefined;
  } catch {
    return false;
  }
}

/** Whether a value is the canonical tag of a language that exists. */
export const isLanguageTag = (value: unknown): value is string =>
  typeof value === 'string' && canonicalTag(value) === value && isLanguage(value);

const withLabels: ReadonlySet<string> = new Set(labelLanguages);

/** Returns the English name of a language; the tag for an unknown one. */
export const languageName = (tag: string): string =>
  // Undefined only without a fallback.
  new Intl.DisplayNames('en', { type: 'language' }).of(tag) as string;

/**
 * Returns the tag that another one may stand for. A tag of a real language only matches tags of the same language,
 * because all short tags are similar.
 */
export function suggestTag(found: string, tags: readonly string[]): string | undefined {
  const canonical = canonicalTag(found);
  if (canonical === undefined || !isLanguage(canonical)) return nearest(found, tags);
  return tags.find((tag) => tag === canonical) ?? tags.find((tag) => mainPart(tag) === mainPart(canonical));
}

const mainPart = (tag: string) => tag.split('-')[0];
