import type { Resolved } from '../../../schema/resolved.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import {
  type ArticleLocale,
  type ArticleNode,
  described,
  entry,
  factTexts,
  joined,
  linkTexts,
  opening,
  paragraphs,
  points,
  textPoints,
  videoText,
} from '../../core/resolve/article.ts';
import { concatTexts } from '../../shared/rich-text.ts';
import { badgesOf } from './categories.ts';
import { featuredFirst } from './featured-cards.ts';

type Grid = Resolved<'card-grid'>;

/** Returns the facts, the cards in the order of the page, and the tags. */
export function article(block: Grid, locale: ArticleLocale): ArticleNode[] {
  const { facts = [], cards, tags, categories = [], layout } = block;
  const badgeOf = badgesOf(categories, locale.labels.project);
  const hasBadges = layout === 'projects' && categories.length > 0;
  return [
    ...opening(block),
    ...textPoints(facts.map((fact) => factText(fact, locale))),
    ...points(
      featuredFirst(cards).map((card) =>
        cardArticle(card, hasBadges ? badgeOf(card.category).label : undefined, locale),
      ),
    ),
    ...paragraphs(joined(tags, locale)),
  ];
}

function factText(
  { label, value, languages = [] }: NonNullable<Grid['facts']>[number],
  locale: ArticleLocale,
): RichText {
  const spoken = languages.map(({ name, level }) =>
    level === undefined ? name : concatTexts([name, ' (', level, ')']),
  );
  return described(label, joined([value, ...spoken], locale));
}

function cardArticle(card: Grid['cards'][number], badge: RichText | undefined, locale: ArticleLocale): ArticleNode[] {
  const { title, href, role, details = [], description, achievements = [], facts, video, technologies, links } = card;
  return entry(
    {
      name: title,
      href,
      details: [badge, role, ...details],
      description,
      points: [
        ...achievements,
        ...factTexts(facts),
        video && videoText(video),
        joined(technologies, locale),
        joined(linkTexts(links), locale),
      ],
    },
    locale,
  );
}
