import type { AnyResolved } from '../../../schema/resolved.ts';
import type { ArticleContext } from './article-context.ts';
import { escapeHtml } from './escape-html.ts';
import { markedHtml } from './marked-html.ts';
import { pictureHtml } from './picture-html.ts';
import { pictureItemHtml } from './picture-item-html.ts';
import { textHtml } from './text-html.ts';

/**
 * What the blocks of a page say as plain HTML: headings, paragraphs, lists, pictures and links to videos, without what
 * only a page can do. Every text in it is escaped.
 */
export const articleHtml = (blocks: readonly AnyResolved[], context: ArticleContext): string =>
  blocks.map((block) => blockHtml(block, context)).join('');

function blockHtml(block: AnyResolved, context: ArticleContext): string {
  const text = (each: string) => markedHtml(each, context.addressOf);
  switch (block.type) {
    // What is beside a page, and what a visitor fills in, is no part of what is read.
    case 'page-list':
    case 'form':
      return '';
    // The title of an entry stands above it.
    case 'hero':
      return [paragraph(block.summary && text(block.summary)), pictureHtml(block.picture, context)].join('');
    case 'legal-text':
      return block.sections
        .map(({ heading, paragraphs = [], list = [] }) =>
          [
            headingHtml(text(heading)),
            ...paragraphs.map((each) => paragraph(text(each))),
            listHtml(list.map(text)),
          ].join(''),
        )
        .join('');
    case 'text':
      return opening(block, context) + textHtml(block.content, context, block.heading === undefined ? 2 : 3);
    case 'card-grid':
      return [
        opening(block, context),
        listHtml(
          block.cards.map(({ title, description }) =>
            [`<strong>${text(title)}</strong>`, description && text(description)].filter(Boolean).join(': '),
          ),
        ),
      ].join('');
    case 'quote-list':
      return [
        opening(block, context),
        ...block.quotes.map(({ text: said, name }) =>
          said === undefined
            ? ''
            : `<blockquote><p>${text(said)}</p>${paragraph(name && escapeHtml(name))}</blockquote>`,
        ),
      ].join('');
    case 'gallery':
      return [opening(block, context), ...block.items.map((item) => pictureItemHtml(item, context))].join('');
    case 'question-list':
      return [
        opening(block, context),
        ...block.questions.map(({ question, answer }) =>
          [
            headingHtml(text(question), block.heading === undefined ? 2 : 3),
            ...answer.map((each) => paragraph(text(each))),
          ].join(''),
        ),
      ].join('');
    default:
      return opening(block, context);
  }
}

const opening = (
  { heading, intro = [] }: { heading?: string | undefined; intro?: readonly string[] | undefined },
  { addressOf }: ArticleContext,
): string =>
  [
    heading === undefined ? '' : headingHtml(markedHtml(heading, addressOf)),
    ...intro.map((each) => paragraph(markedHtml(each, addressOf))),
  ].join('');

const headingHtml = (html: string, level = 2) => `<h${level}>${html}</h${level}>`;
const paragraph = (html: string | undefined) => (html ? `<p>${html}</p>` : '');
const listHtml = (items: string[]) =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
