import type { Compiled } from '../../src/core/pipeline.ts';

/*
 * A text with its mistakes marked, so that a row of a table shows the text, the position of the mistake and the result of
 * its fix:
 *
 *   ⟦wrong⟧        this is marked, and the fix is up to the owner
 *   ⟦wrong→right⟧  the fix is certain and writes this
 *   ⟦wrong⇢right⟧  the fix is a suggestion and writes this
 *   ⟨:⟩            the next fix inserts this here
 *
 * If a fix edits other positions, ⟦wrong→…⟧ and ⟦wrong⇢…⟧ show only that it exists.
 */

/** The text without its marks, as the owner wrote it. */
export const unmark = (marked: string): string => marked.replace(/⟨[^⟩]*⟩|⟦|(?:[→⇢][^⟧]*)?⟧/g, '');

/** The compiled text, with its diagnostics marked. */
export function mark({ diagnostics, locator }: Pick<Compiled, 'diagnostics' | 'locator'>): string {
  const { text } = locator;
  const marks = diagnostics.flatMap(({ fix, ...range }) => {
    const { offset, length } = locator.spanOf(range);
    const end = offset + length;
    const edits = (fix?.edits ?? []).map((edit) => ({ ...locator.spanOf(edit), text: edit.text }));
    const isInside = (edit: { offset: number; length: number }) =>
      edit.offset >= offset && edit.offset + edit.length <= end;
    const inner = edits.filter(isInside);
    const outer = edits.filter((edit) => !isInside(edit));
    const fixed = inner.reduceRight(
      (written, edit) =>
        written.slice(0, edit.offset - offset) + edit.text + written.slice(edit.offset - offset + edit.length),
      text.slice(offset, end),
    );
    const close = inner.length === 0 ? '⟧' : `${fix?.certain ? '→' : '⇢'}${fixed}⟧`;
    return [
      ...outer.map((edit) => ({ at: edit.offset, rank: 1, text: `⟨${edit.text}⟩` })),
      { at: offset, rank: 1, text: length === 0 ? `⟦${close}` : '⟦' },
      ...(length === 0 ? [] : [{ at: end, rank: 0, text: close }]),
    ];
  });
  // At the same position, closing marks come before opening ones.
  marks.sort((a, b) => a.at - b.at || a.rank - b.rank);
  let from = 0;
  const parts = marks.map(({ at, text: symbol }) => {
    const part = text.slice(from, at) + symbol;
    from = at;
    return part;
  });
  return parts.join('') + text.slice(from);
}

/** The compiled text, with marks that show only whether a fix exists. */
export function outline({ diagnostics, locator }: Pick<Compiled, 'diagnostics' | 'locator'>): string {
  const { text } = locator;
  let from = 0;
  const parts = diagnostics.map(({ fix, ...range }) => {
    const { offset, length } = locator.spanOf(range);
    const arrow = fix?.edits.length ? (fix.certain ? '→…' : '⇢…') : '';
    // Several problems can have the same position.
    const part = `${text.slice(from, offset)}⟦${text.slice(Math.max(from, offset), offset + length)}${arrow}⟧`;
    from = offset + length;
    return part;
  });
  return parts.join('') + text.slice(from);
}
