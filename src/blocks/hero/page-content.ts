import type { Resolved } from '../../../schema/resolved.ts';
import {
  type ArticleLocale,
  type ArticleNode,
  described,
  factTexts,
  heading,
  joined,
  linkTexts,
  paragraphs,
  textPoints,
} from '../../core/resolve/article/article.ts';
import { concatTexts } from '../../shared/rich-text.ts';
import { writeNumber } from '../../shared/write-number.ts';

/** Returns all texts and links of a hero, except for the link back, which is repeated at the end of the page. */
export function pageContent(block: Resolved<'hero'>, locale: ArticleLocale): ArticleNode[] {
  const { headline, title, byline, summary, tags, actions, availability, links, facts, counters = [], figures } = block;
  const about = [
    ...linkTexts(links),
    ...factTexts(facts),
    ...counters.map(({ label, value, suffix = '' }) =>
      described(label, concatTexts([writeNumber(value, figures), suffix])),
    ),
  ];
  return [
    heading(headline),
    ...paragraphs(title, joined(byline, locale), summary, joined(tags, locale)),
    // A paragraph between them makes two lists.
    ...(availability === undefined
      ? textPoints([...linkTexts(actions), ...about])
      : [...textPoints(linkTexts(actions)), ...paragraphs(availability), ...textPoints(about)]),
    ...(block.picture ? [{ kind: 'picture', picture: block.picture } as const] : []),
  ];
}
