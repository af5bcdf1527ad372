<<<<<<< HEAD
import stringWidth from 'string-width';

/** Returns the width of a text in columns of a monospaced font. */
export const displayWidth = (text: string): number =>
  // Fast path for our own texts, in which an ellipsis is one column wide.
  /^[ -~…]*$/.test(text) ? text.length : stringWidth(text);

=======
>>>>>>> 37e1e8a5 (Merge small files of texts and validation)
/**
 * Breaks a text into lines of up to `columns`. Breaks at spaces; in scripts that are written without spaces, between
 * words of the language, but never before closing or after opening punctuation. Addresses stay whole, so a line with one
 * can be longer.
 */
export function wrapText(text: string, columns: number, language: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \t\n\r]+/))
    for (const [index, piece] of piecesOf(word, columns, language).entries()) {
      const last = lines.at(-1);
      const longer = `${last}${index === 0 ? ' ' : ''}${piece}`;
      if (last !== undefined && displayWidth(longer) <= columns) lines[lines.length - 1] = longer;
      else if (piece !== '') lines.push(piece);
    }
  return lines;
}

/* The pieces of a word between which a line may break. */
function piecesOf(word: string, columns: number, language: string): string[] {
  if (/[/@]/.test(word)) return [word];
  const segmentsOf = (granularity: 'word' | 'grapheme') =>
    [...new Intl.Segmenter(language, { granularity }).segment(word)].map(({ segment }) => segment);
  if (unspaced.test(word)) return joined(segmentsOf('word'));
  return displayWidth(word) <= columns ? [word] : segmentsOf('grapheme');
}

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/* Joins punctuation with the word to which it belongs. */
function joined(segments: readonly string[]): string[] {
  const pieces: string[] = [];
  for (const segment of segments) {
    const last = pieces.at(-1);
    const isAttached =
      last !== undefined && (/^[\p{Pe}\p{Pf}\p{Po}\p{M}ー]/u.test(segment) || /[\p{Ps}\p{Pi}]$/u.test(last));
    if (isAttached) pieces.push(pieces.pop() + segment);
    else pieces.push(segment);
  }
  return pieces;
}
<<<<<<< HEAD
=======

/* Cuts a word that is longer than a line; a mark stays with its letter. */
function cut(word: string, columns: number): string[] {
  const pieces = [''];
  let width = 0;
  // A word has at least one letter.
  for (const letter of word.match(/\P{M}\p{M}*|\p{M}+/gu) as string[]) {
    const added = displayWidth(letter);
    if (width + added > columns) {
      pieces.push('');
      width = 0;
    }
    pieces.push(pieces.pop() + letter);
    width += added;
  }
  return pieces;
}

/**
 * The number of columns that a text takes in a monospaced font: 2 for Chinese, Japanese and Korean characters and emoji,
 * 0 for marks and invisible characters, 1 for others. An emoji of several parts counts as its parts.
 */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) width += wide.test(character) ? 2 : invisible.test(character) ? 0 : 1;
  return width;
}

const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}\p{Emoji_Presentation}]/u;
const invisible = /[\p{M}\p{Cf}]/u;
>>>>>>> 37e1e8a5 (Merge small files of texts and validation)
