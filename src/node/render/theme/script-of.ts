/**
 * The script that a language is written in, as in ISO 15924: that of its tag, or else the usual one. Empty for an
 * invalid tag.
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
