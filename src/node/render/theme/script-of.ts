/**
 * Returns the script of a language by its ISO 15924 code: the one in its tag, or the default of the language. Empty for
 * an invalid tag.
 */
export function scriptOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().script ?? '';
  } catch {
    return '';
  }
}

/** The first part of a tag in lower case: "sr" for "sr-Cyrl". */
export const primaryOf = (language: string): string => language.toLowerCase().split('-')[0] as string;
