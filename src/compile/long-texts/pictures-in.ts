import type { ResolvedPicture } from '../../../schema/resolved.ts';
import type { TextNode } from '../../../schema/rich-text.ts';

/** The pictures of a long text, those of its videos too. */
export const picturesIn = (content: readonly TextNode[]): ResolvedPicture[] => content.flatMap(inside);

function inside(node: TextNode): ResolvedPicture[] {
  switch (node.kind) {
    case 'picture':
    case 'video':
      return [node.picture];
    case 'quote':
      return picturesIn(node.content);
    case 'list':
      return node.items.flatMap(({ content }) => picturesIn(content));
    case 'notes':
      return node.notes.flatMap(({ content }) => picturesIn(content));
    default:
      return [];
  }
}
