/** The code of a country by its name in English, French, German or Arabic; undefined for any other text. */
export const countryNamed = (text: string): string | undefined => byName().get(fold(text));

let names: Map<string, string> | undefined;

/* Made once, where a country is no code. */
function byName(): Map<string, string> {
  if (names) return names;
  names = new Map();
  const all = codes();
  for (const language of ['en', 'fr', 'de', 'ar']) {
    const nameOf = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of all) {
      const name = nameOf.of(code);
      if (name !== undefined) names.set(fold(name), code);
    }
  }
  return names;
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/* All that there can be, but for those of countries that are no more: what they have become is called like them. */
const codes = () =>
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`);

const fold = (name: string) => name.trim().toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
