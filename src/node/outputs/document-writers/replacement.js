/*
 * What is shown instead of a character that no font has, for the PDF of the CV and for link previews. A character is
 * everything between two positions of a cursor: a letter with its marks, or an emoji of several code points.
 */

/** The characters of a text. */
export const graphemesOf = (text) => Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

/**
 * What is shown instead of a character: one that means the same, such as "A" for a wide one and the digit of a keycap;
 * nothing for an emoji or another symbol; or undefined for a letter that nothing can replace.
 */
export function replacementOf(character) {
  if (/^[0-9#*]\uFE0F?\u20E3$/.test(character)) return character[0];
  if (emoji.test(character)) return '';
  if (circled.test(character)) return String((character.charCodeAt(0) - 0x2775) % 10 || 10);
  const plain = character.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  const alike = [plain, plain.normalize('NFC'), plain.normalize('NFKC')].find((each) => each !== character);
  // "1⅓" must not become "11⁄3", nor "10²" "102".
  if (alike?.includes('\u2044')) return ` ${alike}`;
  if (/[\u00B2\u00B3\u00B9\u2070-\u207F]/.test(plain) && alike) return `^${alike}`;
  if (alike !== undefined && !/^\s/.test(alike)) return alike;
  return /[\p{L}\p{N}\p{M}]/u.test(character) ? undefined : '';
}

/* The white numbers on black from 1 to 10. Unlike those in an outline, Unicode doesn't describe them as numbers. */
const circled = /^[\u2776-\u277F]$/;

const emoji = /\uFE0F|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}/u;

/** Whether a reader sees a character. Those that join or separate others are invisible. */
export const isVisible = (character) => !/^(?:\p{Cf}|[\uFE00-\uFE0F])+$/u.test(character);
