/* Right-to-left scripts: https://www.w3.org/International/questions/qa-scripts */
const rightToLeft = new Set('Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Syre Syrj Syrn Thaa Yezi'.split(' '));

/** Returns the writing direction of a language. A tag without a script gets the likely script of its language. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  try {
    return rightToLeft.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
  } catch {
    // Intl rejects some strings that have the form of a tag.
    return 'ltr';
  }
}
