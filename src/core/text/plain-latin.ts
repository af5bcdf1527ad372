/**
 * Converts a text to lower case and removes the accents of Latin letters: "strasse" for "Straße". Letters of other
 * scripts keep their marks. Other characters are simplified too, such as "2" for "²".
 */
export function plainLatin(text: string): string {
  // Most texts are ASCII, and the steps below take a while.
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßæœøłđðþıħŧ]/g, (letter) => simple[letter] as string)
    .replace(/(?:(?:\p{Script=Latin}|[^\p{L}\p{M}])\p{M}*)+/gu, (run) => run.normalize('NFKD').replace(/\p{M}/gu, ''))
    .toLowerCase();
}

/** The Latin letters and digits of a text, in words with hyphens between them: "strasse-7" for "Straße 7!". */
export const latinSlug = (text: string): string =>
  plainLatin(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/* Replacements for letters that Unicode doesn't decompose. */
const simple: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
};
