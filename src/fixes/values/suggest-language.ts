import { calendarTags } from '../../core/text/calendar.ts';
import { canonicalTag, isLanguage } from '../../core/text/language-tags.ts';

/**
 * Returns the tag of a language from its own name, or its name in English, French, German, Spanish or Arabic:
 * "english", "français", "Deutsch", "English (US)"; or from a locale such as "en_US". Undefined for any other text.
 */
export function suggestLanguage(text: string): string | undefined {
  const tag = text
    .trim()
    .replace(/\.utf-?8$/i, '')
    .replaceAll('_', '-');
  if (/^[a-z]{2,3}(?:-[a-z0-9]+)*$/i.test(tag)) {
    const usual = canonicalTag(tag);
    return usual !== undefined && isLanguage(usual) ? usual : undefined;
  }
  const [, name = '', region] = /^([^()]+?)(?:\s*\(([A-Z]{2})\))?$/.exec(text.trim()) ?? [];
  const found = tagsByName().get(fold(name));
  return found === undefined || region === undefined ? found : `${found}-${region}`;
}

let names: Map<string, string> | undefined;

/* Created on first use. Excludes regional variants. */
function tagsByName(): Map<string, string> {
  names ??= new Map(
    calendarTags
      .filter((tag) => !tag.includes('-'))
      .flatMap((tag) =>
        [tag, 'en', 'fr', 'de', 'es', 'ar'].map((language) => [
          // DisplayNames falls back to the tag, so it returns a text for every valid one.
          fold(new Intl.DisplayNames(language, { type: 'language' }).of(tag) as string),
          tag,
        ]),
      ),
  );
  return names;
}

const fold = (name: string) => name.trim().toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');

/** Splits a text into a spoken language and its level: "Dutch (native)", "French - B2", "Arabic: mother tongue". */
export function parseSpokenLanguage(text: string): { name: string; level?: string } {
  const [, name, inParentheses, after] =
    /^([^(),:–—]{1,60}?)\s*(?:\(([^()]{1,60})\)|(?::|\s[-–—]|[–—])\s*([^()]{1,60}))$/.exec(text.trim()) ?? [];
  const level = inParentheses ?? after;
  return name === undefined || level === undefined ? { name: text } : { name, level: level.trim() };
}
