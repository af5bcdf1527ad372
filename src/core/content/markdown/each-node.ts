import type { TextNode } from '../../../../schema/long-text.ts';

/** Yields the nodes of a long text in order, each before its children. */
export function* eachNode(content: readonly TextNode[]): Generator<TextNode> {
  for (const node of content) {
    yield node;
    if (node.kind === 'quote') yield* eachNode(node.content);
    else if (node.kind === 'list') for (const item of node.items) yield* eachNode(item.content);
    else if (node.kind === 'notes') for (const note of node.notes) yield* eachNode(note.content);
  }
}
