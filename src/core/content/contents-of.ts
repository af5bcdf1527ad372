import type { TextContents, TextHeading, TextNode } from '../../../schema/rich-text.ts';
import { plain } from '../../shared/marks.ts';

/* With fewer headings one sees at a glance what there is. */
const least = 4;

/** The table of contents of a long text, where it has one: its headings of the two upper levels, without marks. */
export function contentsOf(heading: string | undefined, content: readonly TextNode[]): { contents?: TextContents } {
  const headings = content.filter((node): node is TextHeading => node.kind === 'heading');
  if (headings.length < least) return {};
  const entries = headings
    .filter(({ depth }) => depth < 3)
    .map(({ id, depth, text }) => ({ id, text: plain(text), ...(depth === 2 && { depth }) }));
  return { contents: { ...(heading !== undefined && { heading: plain(heading) }), entries } };
}
