import type { PhrasingContent } from 'mdast';
import type { RichPart, RichText } from '../../../../schema/rich-text.ts';
import { partsOf, plainText } from '../../../shared/rich-text.ts';
import { formatTime } from '../../../shared/time.ts';
import { removeIsolates } from '../../text/isolate.ts';
import type { ArticleContext } from '../feed/article-context.ts';

/** Converts a text to Markdown nodes in one line, without characters for text direction. */
export const phrasingOf = (text: RichText, context: ArticleContext): PhrasingContent[] =>
  partsOf(text).flatMap((part) => phrasingOfPart(part, context));

function phrasingOfPart(part: RichPart, context: ArticleContext): PhrasingContent[] {
  if (typeof part === 'string') return inLine(part);
  if (part.kind === 'time') return inLine(formatTime(part, context.now));
  if (part.kind === 'code')
    return [{ type: 'inlineCode', value: removeIsolates(plainText({ rich: part.parts }, context.now)) }];
  const children = part.parts.flatMap((inner) => phrasingOfPart(inner, context));
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
