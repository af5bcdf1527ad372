import type { ListedPage, PagesBeside, Resolved } from '../../../schema/resolved.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import {
  type ContentLocale,
  described,
  joined,
  linked,
  linkTexts,
  pageOnly,
  paragraphs,
  section,
  textPoints,
} from '../../core/article/block-content.ts';
import { defineBlock } from '../define-block.ts';
import { pageList as schema } from './schema.ts';

export const pageList = defineBlock({
  schema,
  // The listed pages are added when all pages are resolved: see core/resolve/pages/connect-pages.ts.
  resolve: ({ tags: _, limit: __, ...block }) => ({ ...block, years: [] }),
  madeFrom: { years: 'tags' },
  // The listed pages with their details; or, at the end of a listed page, links to its neighbors.
  content: ({ years, empty, pager, beside, ...block }, locale) =>
    pageOnly([
      section(block, [
        ...paragraphs(empty),
        ...textPoints(years.flatMap(({ pages }) => pages.map((page) => listedText(page, locale)))),
        ...paragraphs(pager && joined(pagerTexts(pager), locale)),
        ...textPoints(beside ? neighborTexts(beside) : []),
      ]),
    ]),
});

declare module '../../../schema/resolved.ts' {
  interface Added {
    'page-list': {
      tags?: never;
      limit?: never;
      /** The pages by year; those without a date have none. */
      years: { year?: string; pages: ListedPage[] }[];
      /** The text for an empty list. */
      empty?: string;
      /** The current part of a long list, and links to its neighbors. */
      pager?: { words: string; newer?: Link; older?: Link };
      /** Instead of a list: links to the neighbors of a listed page. */
      beside?: PagesBeside;
    };
  }
}

const listedText = ({ title, href, date, details, tags, summary }: ListedPage, locale: ContentLocale) =>
  described(
    // The title is always defined.
    joined([linked(title, href), date, joined(details, locale), joined(tags, locale)], locale) as RichText,
    summary,
  );

const pagerTexts = ({ newer, words, older }: NonNullable<Resolved<'page-list'>['pager']>) => [
  ...linkTexts(newer && [newer]),
  words,
  ...linkTexts(older && [older]),
];

const neighborTexts = ({ previous, next, back }: PagesBeside): RichText[] => [
  ...[previous, next].flatMap((page) => (page ? [described(page.words, linked(page.title, page.href))] : [])),
  ...linkTexts(back && [back]),
];
