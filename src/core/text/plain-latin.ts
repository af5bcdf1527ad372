/**
 * A text in lower case, with simple letters instead of the Latin ones with accents: "strasse" for "Straße". Letters of
 * other scripts keep their marks; what is no letter becomes simple too, such as "2" for "²".
 */
export const plainLatin = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßæœøłđðþıħŧ]/g, (letter) => simple[letter] as string)
    .replace(/(?:\p{Script=Latin}|[^\p{L}\p{M}])\p{M}*/gu, (letter) => letter.normalize('NFKD').replace(/\p{M}/gu, ''))
    .toLowerCase();

/* What takes the place of letters that have no simpler one in them. */
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
