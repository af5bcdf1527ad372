import type { ResolvedPicture } from '../../../../schema/resolved.ts';
import type { RichPart, RichText } from '../../../../schema/rich-text.ts';
import { partsOf, plainText } from '../../../shared/rich-text.ts';
import { formatTime } from '../../../shared/time.ts';
import { type ArticleNode, codeText, videoLabel } from '../../article/block-content.ts';
import type { ArticleContext } from '../../article/blocks-to-article.ts';
import { escapeHtml } from '../../text/escape-html.ts';

/** Converts an article to HTML with escaped texts. `top` is the level of its first headings. */
export const articleToHtml = (content: readonly ArticleNode[], context: ArticleContext, top = 2): string =>
  content.map((node) => nodeHtml(node, context, top)).join('');

function nodeHtml(node: ArticleNode, context: ArticleContext, top: number): string {
  const text = (written: RichText) => richTextHtml(written, context);
  const inside = (content: readonly ArticleNode[]) => articleToHtml(content, context, top);
  const caption = (words: RichText | undefined) => (words === undefined ? '' : `<p>${text(words)}</p>`);
  switch (node.kind) {
    case 'heading': {
      const level = Math.min(6, top + node.depth - 1);
      return `<h${level}>${text(node.text)}</h${level}>`;
    }
    case 'paragraph':
      return `<p>${text(node.text)}</p>`;
    case 'text':
      return text(node.text);
    case 'section':
      return articleToHtml(node.content, context, top + 1);
    case 'list': {
      const items = node.items.map(({ done, content }) => `<li>${taskSign(done)}${inside(content)}</li>`).join('');
      if (node.start === undefined) return `<ul>${items}</ul>`;
      return `<ol${node.start === 1 ? '' : ` start="${node.start}"`}>${items}</ol>`;
    }
    case 'quote':
      return `<blockquote>${inside(node.content)}${caption(node.source)}</blockquote>`;
    case 'table': {
      const row = (cells: RichText[], cell: 'th' | 'td') =>
        `<tr>${cells.map((each) => `<${cell}>${text(each)}</${cell}>`).join('')}</tr>`;
      const body = node.rows.map((cells) => row(cells, 'td')).join('');
      return `<table><thead>${row(node.head, 'th')}</thead><tbody>${body}</tbody></table>`;
    }
    case 'code':
      return `<pre><code>${escapeHtml(codeText(node))}</code></pre>`;
    case 'picture':
      return pictureHtml(node.picture, context) + caption(node.caption);
    case 'video': {
      const href = escapeHtml(context.addressOf(node.href));
      return `<p><a href="${href}">${escapeHtml(plainText(videoLabel(node), context.now))}</a></p>${caption(node.caption)}`;
    }
    case 'notes':
      return `<ol>${node.notes.map(({ content }) => `<li>${inside(content)}</li>`).join('')}</ol>`;
    case 'break':
      return '<hr>';
  }
}

const taskSign = (done: boolean | undefined) => (done === undefined ? '' : done ? '☑ ' : '☐ ');

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

/* Returns a picture in its own paragraph. */
function pictureHtml({ src, alt, decorative }: ResolvedPicture, { addressOf, now }: ArticleContext): string {
  // Pictures that aren't decorative have an alternative text.
  return `<p><img src="${escapeHtml(addressOf(src))}" alt="${escapeHtml(decorative ? '' : plainText(alt as RichText, now))}"></p>`;
}
