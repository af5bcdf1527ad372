import type { Resolved } from '../../../schema/resolved.ts';
import {
  type ArticleLocale,
  type ArticleNode,
  described,
  entry,
  joined,
  linked,
  opening,
  points,
} from '../../core/resolve/article.ts';
import { plainText } from '../../shared/rich-text.ts';

type Timeline = Resolved<'timeline'>;

/** Returns the entries as a list. The first details of an entry follow its name; the others are a list below it. */
export const article = (block: Timeline, locale: ArticleLocale): ArticleNode[] => [
  ...opening(block),
  ...points(block.entries.map((each) => entryArticle(each, block.technologiesLabel, locale))),
];

function entryArticle(
  {
    title,
    organization,
    href,
    isContinued,
    location,
    dates,
    current,
    about,
    description,
    ...rest
  }: Timeline['entries'][number],
  technologiesLabel: string,
  locale: ArticleLocale,
): ArticleNode[] {
  const { details = [], achievements = [], technologies } = rest;
  const tags = joined(technologies, locale);
  return entry(
    {
      name: title,
      details: [
        organization && linked(organization, isContinued ? undefined : href),
        location,
        dates,
        // Empty after the end of a period.
        current && plainText(current, locale.now) ? current : undefined,
        ...details.flatMap(({ label, text }) => (label === undefined ? [text] : [])),
      ],
      description,
      points: [
        about,
        ...details.flatMap(({ label, text }) => (label === undefined ? [] : [described(label, text)])),
        ...achievements,
        tags && described(technologiesLabel, tags),
      ],
    },
    locale,
  );
}
