/** A change of a text: what stands at an offset, `length` characters long, gives way to `text`. */
export interface Edit {
  offset: number;
  length: number;
  text: string;
}

/** A text after edits that do not overlap, given in any order. Every other character stays. */
export function applyEdits(text: string, edits: Edit[]): string {
  const pieces: string[] = [];
  let end = 0;
  for (const edit of edits.toSorted((a, b) => a.offset - b.offset)) {
    pieces.push(text.slice(end, edit.offset), edit.text);
    end = edit.offset + edit.length;
  }
  return pieces.join('') + text.slice(end);
}
