import { isLanguage, usualTag } from '../../core/i18n/tags.ts';
import { calendarTags } from '../../core/text/calendar.ts';

/**
 * The tag of a language that is called by its name, its own or that in English, French, German, Spanish or Arabic:
 * "english", "français", "Deutsch", "English (US)"; or that is written as programs write it, "en_US". Undefined for others.
 */
export function suggestLanguage(text: string): string | undefined {
  const tag = text
    .trim()
    .replace(/\.utf-?8$/i, '')
    .replaceAll('_', '-');
  if (/^[a-z]{2,3}(?:-[a-z0-9]+)*$/i.test(tag)) {
    const usual = usualTag(tag);
    return usual !== undefined && isLanguage(usual) ? usual : undefined;
  }
  const [, name, region] = /^([^()]+?)(?:\s*\(([A-Z]{2})\))?$/.exec(text.trim()) ?? [];
  const found = byName().get(fold(String(name)));
  return found === undefined || region === undefined ? found : `${found}-${region}`;
}

let names: Map<string, string> | undefined;

/* Made once, where a language is no tag. Languages and no dialects of them. */
function byName(): Map<string, string> {
  names ??= new Map(
    calendarTags
      .filter((tag) => !tag.includes('-'))
      .flatMap((tag) =>
        [tag, 'en', 'fr', 'de', 'es', 'ar'].map((language) => [
          fold(String(new Intl.DisplayNames(language, { type: 'language' }).of(tag))),
          tag,
        ]),
      ),
  );
  return names;
}

const fold = (name: string) => name.trim().toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');

/** A language and how well somebody speaks it, said in one text: "Dutch (native)", "French - B2", "Arabic: mother tongue". */
export function parseSpokenLanguage(text: string): { name: string; level?: string } {
  const [, name, inBrackets, behind] =
    /^([^(),:–—]{1,60}?)\s*(?:\(([^()]{1,60})\)|(?::|\s[-–—]|[–—])\s*([^()]{1,60}))$/.exec(text.trim()) ?? [];
  const level = inBrackets ?? behind;
  return name === undefined || level === undefined ? { name: text } : { name, level: level.trim() };
}
