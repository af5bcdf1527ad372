/** The code of a country by its name in English, French, German or Arabic; undefined for any other text. */
export function countryCalled(text: string): string | undefined {
  const name = fold(text);
  return name.length < 3 ? undefined : codes().find((code) => namesOf(code).includes(name));
}

/* All that there can be, but for those of countries that are no more: what they have become is called like them. */
const codes = () =>
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => isCurrent(code) && english.of(code));

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const isCurrent = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
const namesIn = (language: string) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
const english = namesIn('en');
const all = [english, ...['fr', 'de', 'ar'].map(namesIn)];

const namesOf = (code: string) => all.map((names) => fold(String(names.of(code))));

const fold = (name: string) => name.trim().toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
