import type { TextContents, TextHeading, TextNode } from '../../../schema/long-text.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import { withoutFormatting } from '../../shared/rich-text.ts';

/* Shorter texts need no table of contents. */
const minHeadings = 4;

/**
 * Returns the table of contents of a long text that has enough headings: the headings of the upper two levels, without
 * marks.
 */
export function contentsOf(heading: RichText | undefined, content: readonly TextNode[]): { contents?: TextContents } {
  const headings = content.filter((node): node is TextHeading => node.kind === 'heading');
  if (headings.length < minHeadings) return {};
  const entries = headings
    .filter(({ depth }) => depth < 3)
    .map(({ id, depth, text }) => ({ id, text: withoutFormatting(text), ...(depth === 2 && { depth }) }));
  return { contents: { ...(heading !== undefined && { heading: withoutFormatting(heading) }), entries } };
}
