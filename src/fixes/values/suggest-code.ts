import { canonicalTag, isLanguage } from '../../core/text/language-tags.ts';
import { monthNameTags } from '../../core/text/month-names.ts';

/** Returns the code of a country from its name in a few languages; undefined for any other text. */
export const suggestCountry = (text: string): string | undefined =>
  codesByName('region', currentCountries).get(fold(text));

/**
 * Returns the tag of a language from its own name, or its name in a few languages: "english", "français", "English
 * (US)"; or from a locale such as "en_US". Undefined for any other text.
 */
export function suggestLanguage(text: string): string | undefined {
  const tag = text.replace(/\.utf-?8$/i, '').replaceAll('_', '-');
  if (/^[a-z]{2,3}(?:-[a-z0-9]+)*$/i.test(tag)) {
    const usual = canonicalTag(tag);
    return usual !== undefined && isLanguage(usual) ? usual : undefined;
  }
  const [, name = '', region] = /^([^()]+?)(?:\s*\(([A-Z]{2})\))?$/.exec(text) ?? [];
  const found = codesByName('language', () => monthNameTags.filter((each) => !each.includes('-'))).get(fold(name));
  return found === undefined || region === undefined ? found : `${found}-${region}`;
}

/* Created on first use: most sites have no invalid code. */
const names = new Map<string, ReadonlyMap<string, string>>();

function codesByName(type: 'region' | 'language', codes: () => readonly string[]): ReadonlyMap<string, string> {
  const known = names.get(type);
  if (known) return known;
  const byName = new Map<string, string>();
  for (const code of codes())
    for (const language of [...(type === 'language' ? [code] : []), 'en', 'fr', 'de', 'es', 'ar']) {
      const name = new Intl.DisplayNames(language, { type, fallback: 'none' }).of(code);
      if (name !== undefined) byName.set(fold(name), code);
    }
  names.set(type, byName);
  return byName;
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/* All valid codes. A former country's code is excluded, because its successor can have the same name. */
const currentCountries = () =>
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`);

const fold = (name: string) => name.trim().toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
