import stringWidth from 'fast-string-width';

/** Returns the width of a text in columns of a monospaced font. */
export const displayWidth = (text: string): number =>
  // Fast path for our own texts, in which an ellipsis is one column wide.
  /^[ -~…]*$/.test(text) ? text.length : stringWidth(text.replace(invisible, ''), { tabWidth: 0 });

/* Characters without a width that the library counts; a zero-width joiner connects emoji. */
const invisible = /(?!\u200D)\p{Cf}/gu;

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
