import type { RichBlockOf } from '../../../schema/block.ts';
import type { Resolved } from '../../../schema/resolved.ts';
import type { ResolvedPicture } from '../../../schema/resolved-picture.ts';
import { compact, detailsOf, present } from '../../core/outputs/cv/section-rules.ts';
import { sectionOf } from '../../core/outputs/resume/settings.ts';
import {
  type ArticleLocale,
  type ArticleNode,
  factTexts,
  joined,
  linked,
  opening,
  paragraphs,
  textPoints,
} from '../../core/resolve/article.ts';
import type { PictureSlot } from '../../core/resolve/pictures/responsive-sizes.ts';
import { defineBlock } from '../define-block.ts';
import { quoteList as schema } from './schema.ts';

export const quoteList = defineBlock({
  schema,
  lists: ['quotes'],
  resolve: (block, { resolvePicture }) => ({
    ...block,
    quotes: block.quotes.map(({ picture, ...quote }) => ({
      ...quote,
      ...(picture && { picture: resolvePicture(picture, portrait, false) }),
    })),
  }),
  pictures: ({ quotes }) => quotes.flatMap(({ picture }) => picture ?? []),
  article: (block, locale) => [
    ...opening(block),
    ...block.quotes.filter(({ text }) => text !== undefined).flatMap((quote) => quoteArticle(quote, locale)),
  ],
  // With the people who are only named.
  pageContent: (block, locale) => [...opening(block), ...block.quotes.flatMap((quote) => quoteArticle(quote, locale))],
  cv: ({ heading, intro, quotes }, { labels }) => [
    compact({
      kind: 'quotes',
      heading: heading ?? labels.quotes,
      texts: intro,
      items: quotes.map(({ text, name, role, organization, href, facts }) =>
        compact({
          title: name,
          href,
          about: present(role, organization),
          texts: present(text),
          details: detailsOf(facts),
        }),
      ),
    }),
  ],
  resume: {
    references: {
      ...sectionOf(schema.properties.quotes, [
        ['name', 'name'],
        ['reference', 'text'],
      ]),
      entries: ({ quotes }) => quotes,
    },
  },
});

type Quote = RichBlockOf<'quote-list'>['quotes'][number];

declare module '../../../schema/resolved.ts' {
  interface Added {
    'quote-list': { quotes: (Omit<Quote, 'picture'> & { picture?: ResolvedPicture })[] };
  }
}

/* A quote with its author; without a text, only the author. */
function quoteArticle(
  { text, name, href, role, organization, facts }: Resolved<'quote-list'>['quotes'][number],
  locale: ArticleLocale,
): ArticleNode[] {
  const author = joined([name && linked(name, href), role, organization], locale);
  const about = [...paragraphs(author), ...textPoints(factTexts(facts))];
  return text === undefined ? about : [{ kind: 'quote', content: [...paragraphs(text), ...about] }];
}

/* Must match the style sheet, see tests/browser/blocks/pictures.test.ts. */
const portrait: PictureSlot = { name: 'quote', sizes: [['', '3rem']], widths: [48, 96, 144], box: 1 };
