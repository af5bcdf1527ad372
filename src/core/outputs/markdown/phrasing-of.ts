import type { PhrasingContent } from 'mdast';
import type { RichPart, RichText } from '../../../../schema/rich-text.ts';
import { partsOf, plainText } from '../../../shared/rich-text.ts';
import { formatTime } from '../../../shared/time.ts';
import { removeIsolates } from '../../text/isolate.ts';
import type { ArticleContext } from '../feed/article-context.ts';

/** Converts a text to Markdown nodes in one line, without characters for text direction. */
export const phrasingOf = (text: RichText, context: ArticleContext): PhrasingContent[] =>
  phrasingOfParts(partsOf(text), context);

/* Adjacent texts become one, because "1" and ". A" are only safe if the escape rules see them together. */
function phrasingOfParts(parts: readonly RichPart[], context: ArticleContext): PhrasingContent[] {
  const merged: PhrasingContent[] = [];
  for (const node of parts.flatMap((part) => phrasingOfPart(part, context))) {
    const last = merged.at(-1);
    if (node.type === 'text' && last?.type === 'text')
      merged[merged.length - 1] = { type: 'text', value: last.value + node.value };
    else merged.push(node);
  }
  return merged;
}

function phrasingOfPart(part: RichPart, context: ArticleContext): PhrasingContent[] {
  if (typeof part === 'string') return inLine(part);
  if (part.kind === 'time') return inLine(formatTime(part, context.now));
  if (part.kind === 'code')
    return [{ type: 'inlineCode', value: removeIsolates(plainText({ rich: part.parts }, context.now)) }];
  const children = phrasingOfParts(part.parts, context);
  switch (part.kind) {
    case 'link':
      return part.href === '#' ? children : [{ type: 'link', url: context.addressOf(part.href), children }];
    case 'strong':
    case 'emphasis':
      return [{ type: part.kind, children }];
    case 'note':
      return [{ type: 'text', value: ' [' }, ...children, { type: 'text', value: ']' }];
    case 'foreign':
      return children;
  }
}

const inLine = (text: string): PhrasingContent[] =>
  text === '' ? [] : [{ type: 'text', value: removeIsolates(text).replace(/\s*\n\s*/g, ' ') }];
