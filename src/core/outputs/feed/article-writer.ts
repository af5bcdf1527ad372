import type { ArticleContext } from './article-context.ts';
import { markedHtml } from './marked-html.ts';

/** Writes the HTML of an article for feed readers. Texts are escaped by `text`; the others take HTML. */
export interface ArticleWriter {
  context: ArticleContext;
  /** A text with its links and emphasis. */
  text: (text: string) => string;
  /** The name of an entry, what stands beside it, and a description. */
  thing: (names: [string, ...(string | undefined)[]], description?: string) => string;
  paragraph: (html: string | undefined) => string;
  heading: (html: string, level?: number) => string;
  list: (items: readonly string[]) => string;
  /** The heading of a block and its introduction. */
  opening: (block: { heading?: string | undefined; intro?: readonly string[] | undefined }) => string;
}

export function articleWriter(context: ArticleContext): ArticleWriter {
  const text = (each: string) => markedHtml(each, context.addressOf);
  const paragraph = (html: string | undefined) => (html ? `<p>${html}</p>` : '');
  const heading = (html: string, level = 2) => `<h${level}>${html}</h${level}>`;
  return {
    context,
    text,
    paragraph,
    heading,
    list: (items) => (items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`),
    thing: ([name, ...about], description) =>
      [
        [`<strong>${text(name)}</strong>`, ...about.filter((each) => each !== undefined).map(text)].join(', '),
        ...(description === undefined ? [] : [text(description)]),
      ].join(': '),
    opening: ({ heading: title, intro = [] }) =>
      [title === undefined ? '' : heading(text(title)), ...intro.map((each) => paragraph(text(each)))].join(''),
  };
}
