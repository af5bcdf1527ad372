/** Replaces `length` characters at an offset of a text with `text`. */
export interface Edit {
  offset: number;
  length: number;
  text: string;
}

/** Applies edits that don't overlap, in any order. All other characters stay. */
export function applyEdits(text: string, edits: Edit[]): string {
  const parts: string[] = [];
  let end = 0;
  for (const edit of edits.toSorted((a, b) => a.offset - b.offset)) {
    parts.push(text.slice(end, edit.offset), edit.text);
    end = edit.offset + edit.length;
  }
  return parts.join('') + text.slice(end);
}
