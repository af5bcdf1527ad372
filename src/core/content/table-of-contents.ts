import type { TextContents, TextHeading, TextLabels, TextNode } from '../../../schema/long-text.ts';
import type { AllLabels, ResolvedPicture } from '../../../schema/resolved.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import { withoutFormatting } from '../../shared/rich-text.ts';
import { eachNode } from './markdown/each-node.ts';

/* Shorter texts need no table of contents. */
const minHeadings = 4;

/**
 * Returns the table of contents of a long text that has enough headings: the headings of the upper two levels, without
 * marks.
 */
export function tableOfContents(
  heading: RichText | undefined,
  content: readonly TextNode[],
): { contents?: TextContents } {
  const headings = content.filter((node): node is TextHeading => node.kind === 'heading');
  if (headings.length < minHeadings) return {};
  const entries = headings
    .filter(({ depth }) => depth < 3)
    .map(({ id, depth, text }) => ({ id, text: withoutFormatting(text), ...(depth === 2 && { depth }) }));
  return { contents: { ...(heading !== undefined && { heading: withoutFormatting(heading) }), entries } };
}

/** Returns the interface labels that the content of a long text needs; undefined if it needs none. */
export function requiredLabels(content: readonly TextNode[], labels: AllLabels): TextLabels | undefined {
  const names = new Set<keyof TextLabels>();
  for (const node of eachNode(content)) {
    if (node.kind === 'code') names.add('code').add('copyCode');
    else if (node.kind === 'table') names.add('table');
    else if (node.kind === 'list') {
      for (const { done } of node.items) if (done !== undefined) names.add(done ? 'done' : 'toDo');
    } else if (node.kind === 'notes') names.add('notes').add('backToText');
  }
  return names.size === 0 ? undefined : Object.fromEntries([...names].map((name) => [name, labels[name]]));
}

/** Returns the pictures of a long text, including those of videos. */
export const picturesIn = (content: readonly TextNode[]): ResolvedPicture[] =>
  [...eachNode(content)].flatMap((node) => (node.kind === 'picture' || node.kind === 'video' ? [node.picture] : []));
