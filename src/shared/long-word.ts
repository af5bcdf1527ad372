import type { RichText } from '../../schema/rich-text.ts';
import { plainText } from './rich-text.ts';

/**
 * Whether a heading contains a word so long that it needs a smaller font, because not every browser can hyphenate it.
 * Undefined without a text.
 */
export const hasLongWord = (text: RichText | undefined): true | undefined =>
  (text !== undefined && /[^\s-]{17}/u.test(plainText(text))) || undefined;
