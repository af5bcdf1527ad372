import type { RichPart, RichText } from '../../../../schema/rich-text.ts';
import { partsOf } from '../../../shared/rich-text.ts';
import { formatTime } from '../../../shared/time.ts';
import type { ArticleContext } from './article-context.ts';
import { escapeHtml } from './escape-html.ts';

const elements = { strong: 'strong', emphasis: 'em', code: 'code' };

/** Converts a text to HTML; line breaks become <br>. */
export const richTextHtml = (text: RichText, context: ArticleContext): string => partsHtml(partsOf(text), context);

const partsHtml = (parts: readonly RichPart[], context: ArticleContext): string =>
  parts.map((part) => partHtml(part, context)).join('');

function partHtml(part: RichPart, context: ArticleContext): string {
  if (typeof part === 'string') return escapeHtml(part).replaceAll('\n', '<br>');
  if (part.kind === 'time') return escapeHtml(formatTime(part, context.now));
  const inside = partsHtml(part.parts, context);
  if (part.kind === 'note') return `<sup>${inside}</sup>`;
  if (part.kind === 'foreign') return `<span lang="${escapeHtml(part.lang)}" dir="${part.dir}">${inside}</span>`;
  if (part.kind === 'link') return `<a href="${escapeHtml(context.addressOf(part.href))}">${inside}</a>`;
  const element = elements[part.kind];
  return `<${element}>${inside}</${element}>`;
}
