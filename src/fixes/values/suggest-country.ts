/** Returns the code of a country from its name in English, French, German or Arabic; undefined for any other text. */
export const suggestCountry = (text: string): string | undefined => codesByName().get(fold(text));

let names: Map<string, string> | undefined;

/* Created on first use: most sites have no invalid country. */
function codesByName(): Map<string, string> {
  if (names) return names;
  names = new Map();
  const all = currentCodes();
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

/* All valid codes. A former country's code is excluded, because its successor can have the same name. */
const currentCodes = () =>
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`);

const fold = (name: string) => name.trim().toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
