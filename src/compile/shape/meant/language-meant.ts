import { isLanguage, usualTag } from '../../languages/tags.ts';
import { calendarTags } from '../../text/calendar.ts';

/**
 * The tag of a language that is called by its name, its own or that in English, French, German, Spanish or Arabic:
 * "english", "français", "Deutsch", "English (US)"; or that is written as programs write it, "en_US". Undefined for others.
 */
export function languageMeant(text: string): string | undefined {
  const tag = text
    .trim()
    .replace(/\.utf-?8$/i, '')
    .replaceAll('_', '-');
  if (/^[a-z]{2,3}(?:-[a-z0-9]+)*$/i.test(tag)) {
    const usual = usualTag(tag);
    return usual !== undefined && isLanguage(usual) ? usual : undefined;
  }
  const [name = '', region = ''] = text.split(/[(,]/).map((part) => part.replace(/\)\s*$/, '').trim());
  const found = tags.find((each) => namesOf(each).includes(fold(name)));
  if (found === undefined) return undefined;
  const country = region === '' ? '' : /^[A-Z]{2}$/.test(region) ? region : undefined;
  if (country === undefined) return undefined;
  return country === '' ? found : `${found}-${country}`;
}

/* Languages and no dialects of them. */
const tags = calendarTags.filter((tag) => !tag.includes('-'));

const namesOf = (tag: string): (string | undefined)[] =>
  [tag, 'en', 'fr', 'de', 'es', 'ar'].map((language) =>
    fold(new Intl.DisplayNames(language, { type: 'language' }).of(tag) ?? ''),
  );

const fold = (name: string) => name.trim().toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
