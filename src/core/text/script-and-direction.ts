/**
 * Returns the script of a language by its ISO 15924 code: the one in its tag, or the default of the language. Empty for
 * an invalid tag.
 */
export function scriptOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().script ?? '';
  } catch {
    // Intl rejects some strings that have the form of a tag.
    return '';
  }
}

/** The first part of a tag in lower case: "sr" for "sr-Cyrl". */
export const primaryOf = (language: string): string => language.toLowerCase().split('-')[0] as string;

/* Right-to-left scripts: https://www.w3.org/International/questions/qa-scripts */
const rightToLeft = new Set('Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Syre Syrj Syrn Thaa Yezi'.split(' '));

/** Returns the writing direction of a language. A tag without a script gets the likely script of its language. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (rightToLeft.has(scriptOf(language)) ? 'rtl' : 'ltr');

/** Scripts whose letters are taller than Latin ones, or square. Those of Arabic are as high, with marks above and below. */
export const tallScripts: ReadonlySet<string> = new Set(
  'Beng Deva Ethi Gujr Guru Hans Hant Jpan Khmr Knda Kore Laoo Mlym Mymr Sinh Taml Telu Thai'.split(' '),
);

/** Whether text in a language needs more space between lines than Latin letters do. */
export function isTall(language: string): boolean {
  const script = scriptOf(language);
  return script === 'Arab' || tallScripts.has(script);
}

/** Pattern for a character of a script without spaces between words: Chinese and Japanese, with their punctuation. */
export const unspaced = '[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\u3000-\\u303F\\uFF01-\\uFF65]';

/** Patterns for punctuation that Chinese shares with other languages. It belongs to the adjacent character. */
export const unspacedOpening = '[“‘]*';
export const unspacedClosing = '[”’…—]*';
