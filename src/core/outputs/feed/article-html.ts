import type { AnyResolved } from '../../../../schema/resolved.ts';
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
  /* What it is called, with what stands beside its name, and what is said of it. */
  const thing = ([name, ...about]: [string, ...(string | undefined)[]], description?: string) =>
    [
      [`<strong>${text(name)}</strong>`, ...about.filter((each) => each !== undefined).map(text)].join(', '),
      ...(description === undefined ? [] : [text(description)]),
    ].join(': ');
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
      return (
        opening(block, context) + listHtml(block.cards.map(({ title, description }) => thing([title], description)))
      );
    case 'timeline':
      return [
        opening(block, context),
        listHtml(
          block.entries.map(
            ({ title, organization, dates, description, achievements = [] }) =>
              thing([title, organization, dates], description) + listHtml(achievements.map(text)),
          ),
        ),
      ].join('');
    case 'course-list':
      return (
        opening(block, context) + listHtml(block.courses.map(({ title, description }) => thing([title], description)))
      );
    case 'skill-group':
      return [
        opening(block, context),
        listHtml(block.groups.map(({ title, skills }) => thing([title], skills.map(({ name }) => name).join(', ')))),
        listHtml(block.badges?.items.map(({ name, issuer, date }) => thing([name, issuer, date])) ?? []),
      ].join('');
    case 'credential-list':
      return [
        opening(block, context),
        listHtml(
          block.credentials.map(({ title, issuer, date, description }) => thing([title, issuer, date], description)),
        ),
      ].join('');
    case 'publication-list':
      return [
        opening(block, context),
        listHtml(
          block.publications.map(({ title, publisher, date, description }) =>
            thing([title, publisher, date], description),
          ),
        ),
      ].join('');
    case 'interest-list':
      return (
        opening(block, context) +
        listHtml(block.interests.map(({ name, keywords }) => thing([name], keywords?.join(', '))))
      );
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
