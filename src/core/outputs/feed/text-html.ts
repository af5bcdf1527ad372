import type { CodeBlock, TextNode } from '../../../../schema/rich-text.ts';
import type { ArticleContext } from './article-context.ts';
import { escapeHtml } from './escape-html.ts';
import { markedHtml } from './marked-html.ts';
import { pictureItemHtml } from './picture-item-html.ts';

/** A long text as HTML. `top` is the level of the headings that are directly below that of its block. */
export const textHtml = (content: readonly TextNode[], context: ArticleContext, top: number): string =>
  content.map((node) => nodeHtml(node, context, top)).join('');

function nodeHtml(node: TextNode, context: ArticleContext, top: number): string {
  const text = (marked: string) => markedHtml(marked, context.addressOf);
  const inside = (content: readonly TextNode[]) => textHtml(content, context, top);
  switch (node.kind) {
    case 'heading': {
      const level = Math.min(6, top + node.depth - 1);
      return `<h${level}>${text(node.text)}</h${level}>`;
    }
    case 'paragraph':
      return `<p>${text(node.text)}</p>`;
    case 'list': {
      const items = node.items.map(({ done, content }) => `<li>${taskSign(done)}${inside(content)}</li>`).join('');
      if (node.start === undefined) return `<ul>${items}</ul>`;
      return `<ol${node.start === 1 ? '' : ` start="${node.start}"`}>${items}</ol>`;
    }
    case 'quote':
      return `<blockquote>${inside(node.content)}${node.source === undefined ? '' : `<p>${text(node.source)}</p>`}</blockquote>`;
    case 'table': {
      const row = (cells: string[], cell: 'th' | 'td') =>
        `<tr>${cells.map((each) => `<${cell}>${text(each)}</${cell}>`).join('')}</tr>`;
      const body = node.rows.map((cells) => row(cells, 'td')).join('');
      return `<table><thead>${row(node.head, 'th')}</thead><tbody>${body}</tbody></table>`;
    }
    case 'code':
      return `<pre><code>${codeText(node)}</code></pre>`;
    case 'picture':
      return pictureItemHtml(node, context);
    case 'video':
      return pictureItemHtml({ video: node, ...(node.caption !== undefined && { caption: node.caption }) }, context);
    case 'notes':
      return `<ol>${node.notes.map(({ content }) => `<li>${inside(content)}</li>`).join('')}</ol>`;
    case 'break':
      return '<hr>';
  }
}

const taskSign = (done: boolean | undefined) => (done === undefined ? '' : done ? '☑ ' : '☐ ');

const codeText = ({ lines }: CodeBlock): string =>
  escapeHtml(
    lines
      .map(({ pieces }) => pieces.map((piece) => (typeof piece === 'string' ? piece : piece[1])).join(''))
      .join('\n'),
  );
