import type { Compiled } from '../../src/core/pipeline.ts';

/*
 * A text with its mistakes marked, so that a row of a table says at once what is written, where the mistake is and what
 * the fix makes of it:
 *
 *   ⟦wrong⟧        this is pointed at, and the owner is told what to do
 *   ⟦wrong→right⟧  the fix is certain and makes this of it
 *   ⟦wrong⇢right⟧  the fix is a suggestion and makes this of it
 *   ⟨:⟩            the fix that comes next puts this here
 *
 * Where a fix changes other places, ⟦wrong→…⟧ and ⟦wrong⇢…⟧ say only that there is one.
 */

/** The text without its marks: what the owner has written. */
export const unmark = (marked: string): string => marked.replace(/⟨[^⟩]*⟩|⟦|(?:[→⇢][^⟧]*)?⟧/g, '');

/** The text that was compiled, with what was found in it marked. */
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
  // What ends somewhere ends before the next thing begins there.
  marks.sort((a, b) => a.at - b.at || a.rank - b.rank);
  let from = 0;
  const parts = marks.map(({ at, text: sign }) => {
    const part = text.slice(from, at) + sign;
    from = at;
    return part;
  });
  return parts.join('') + text.slice(from);
}

/** The same with only whether there is a fix, not what it makes of the text. */
export function outline({ diagnostics, locator }: Pick<Compiled, 'diagnostics' | 'locator'>): string {
  const { text } = locator;
  let from = 0;
  const parts = diagnostics.map(({ fix, ...range }) => {
    const { offset, length } = locator.spanOf(range);
    const sign = fix?.edits.length ? (fix.certain ? '→…' : '⇢…') : '';
    const part = `${text.slice(from, offset)}⟦${text.slice(offset, offset + length)}${sign}⟧`;
    from = offset + length;
    return part;
  });
  return parts.join('') + text.slice(from);
}
