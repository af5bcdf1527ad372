import type { HeadlineSize } from '../../../schema/resolved.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import { visibleCharacters } from '../../core/text/bidi-isolates.ts';

/** The font size of a headline, by its length and that of its longest word. */
export function headlineSize(written: RichText): HeadlineSize {
  // Marks above and below letters, as in Thai, take no width.
  const headline = visibleCharacters(written).replace(/\p{Mn}/gu, '');
  // A hyphen stays in the line of the word before it.
  const longest = Math.max(...headline.split(/\s+|(?<=-)/).map((word) => [...word].length));
  const length = [...headline].length;
  if (longest > 18 || length > 48) return 'tiny';
  if (longest > 12) return 'narrow';
  if (longest > 10 || length > 28) return 'small';
  return longest > 7 || length > 18 ? 'medium' : 'large';
}
