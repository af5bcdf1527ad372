import { nearest } from '../diagnostics/suggest.ts';

/** A tag as BCP 47 writes it, "en-GB" for "en-UK"; undefined for what only looks like a tag. */
export function usualTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** Whether there is a language with a tag that is written as usual; what only looks like a tag is none. */
export function isLanguage(tag: string): boolean {
  try {
    return names.of(tag) !== undefined;
  } catch {
    return false;
  }
}

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/**
 * The one of some tags that somebody may have meant by another. Every two languages have tags that are near each other: only
 * the same language is meant by the tag of one.
 */
export function suggestTag(found: string, tags: readonly string[]): string | undefined {
  const usual = usualTag(found);
  if (usual === undefined || !isLanguage(usual)) return nearest(found, tags);
  return tags.find((tag) => tag === usual) ?? tags.find((tag) => mainPart(tag) === mainPart(usual));
}

const mainPart = (tag: string) => tag.split('-')[0];
