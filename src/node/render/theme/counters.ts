import { type Writing, zeroOf } from '../../../core/text/digits.ts';

/* The CSS counter styles of digits, by their zero. See https://www.w3.org/TR/css-counter-styles-3/ */
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
 * The style of numbered lists in languages with native digits, and of sections in looks that number them; parts of a
 * page in another language keep their own style. Any other rule for lists takes precedence. Empty if all digits are Latin.
 */
export function countersFor(languages: readonly string[], digits: Writing['digits']): string {
  const rules = languages.flatMap((language) => {
    const style = styles.get(zeroOf({ language, digits }) ?? '');
    return style
      ? [`:where(ol:lang(${language})){list-style-type:${style}}`, `:root:lang(${language}){--numerals:${style}}`]
      : [];
  });
  return rules.length === 0 ? '' : `@layer base{${rules.join('')}}`;
}
