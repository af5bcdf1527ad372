import { displayWidth } from './display-width.ts';

/**
 * Breaks a text into lines of up to `columns`. Breaks at spaces; in scripts that are written without spaces, between
 * words of the language, but never before closing or after opening punctuation. Addresses stay whole, so a line with one
 * can be longer.
 */
export function wrapText(text: string, columns: number, language: string): string[] {
  const lines: string[] = [];
  let line = '';
  let width = 0;
  let segmenter: Intl.Segmenter | undefined;
  const segmentsOf = (word: string) => {
    segmenter ??= new Intl.Segmenter(language, { granularity: 'word' });
    return [...segmenter.segment(word)].map(({ segment }) => segment);
  };
  const end = () => {
    if (line !== '') lines.push(line);
    line = '';
    width = 0;
  };
  for (const word of text.split(/[ \t\n\r]+/)) {
    let gap = line === '' ? '' : ' ';
    for (const piece of piecesOf(word, columns, segmentsOf)) {
      const added = displayWidth(piece);
      if (line !== '' && width + gap.length + added > columns) {
        end();
        gap = '';
      }
      line += gap + piece;
      width += gap.length + added;
      gap = '';
    }
  }
  end();
  return lines;
}

/* The pieces of a word between which a line may break. */
function piecesOf(word: string, columns: number, segmentsOf: (word: string) => string[]): string[] {
  if (/[/@]/.test(word)) return [word];
  if (unspaced.test(word)) return joined(segmentsOf(word));
  return displayWidth(word) <= columns ? [word] : cut(word, columns);
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
