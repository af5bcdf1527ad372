/* Scripts that are written from right to left: https://www.w3.org/International/questions/qa-scripts */
const rightToLeft = new Set('Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Syre Syrj Syrn Thaa Yezi'.split(' '));

/** The direction in which a language is written; a tag that names no script gets the usual one of its language. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  try {
    return rightToLeft.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
  } catch {
    // A tag that only looks like one.
    return 'ltr';
  }
}
