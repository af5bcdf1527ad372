import { type Writing, zeroOf } from '../../../core/text/digits.ts';

/* What style sheets call the digits of languages, by the first of them. See https://www.w3.org/TR/css-counter-styles-3/ */
const styles = new Map(
  Object.entries({
    '٠': 'arabic-indic',
    '۰': 'persian',
    '०': 'devanagari',
    '০': 'bengali',
    '੦': 'gurmukhi',
    '૦': 'gujarati',
    '୦': 'oriya',
    '௦': 'tamil',
    '౦': 'telugu',
    '೦': 'kannada',
    '൦': 'malayalam',
    '๐': 'thai',
    '໐': 'lao',
    '༠': 'tibetan',
    '၀': 'myanmar',
    '០': 'khmer',
  }),
);

/**
 * The style of numbered lists in languages that a site writes in their own digits; a part of a page in another language
 * keeps its own. Any other rule for lists is stronger. Empty where all digits are Latin.
 */
export function countersFor(languages: readonly string[], digits: Writing['digits']): string {
  const rules = languages.flatMap((language) => {
    const style = styles.get(String(zeroOf({ language, digits })));
    return style ? [`:where(ol:lang(${language})){list-style-type:${style}}`] : [];
  });
  return rules.length === 0 ? '' : `@layer base{${rules.join('')}}`;
}
