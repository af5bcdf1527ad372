import type { Resolved } from '../../../schema/resolved.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import {
  type ArticleLocale,
  type ArticleNode,
  described,
  entry,
  factTexts,
  heading,
  inlineText,
  joined,
  linkTexts,
  opening,
  points,
  textPoints,
} from '../../core/resolve/article.ts';
import { concatTexts } from '../../shared/rich-text.ts';
import { levelText } from './level-text.ts';

type Block = Resolved<'skill-group'>;
type Skill = Block['groups'][number]['skills'][number];

/** Returns the groups of skills and the badges as lists. A group of names alone is one line. */
export const article = (block: Block, locale: ArticleLocale): ArticleNode[] => [
  ...opening(block),
  ...points(block.groups.map((group) => groupArticle(group, block, locale))),
  ...badgesArticle(block, locale),
];

function groupArticle(
  { title, skills }: Block['groups'][number],
  { percent }: Block,
  locale: ArticleLocale,
): ArticleNode[] {
  const details = skills.map((skill) => detailsOf(skill, percent, locale));
  const areNames = skills.every(({ usedAt }, index) => usedAt === undefined && details[index] === undefined);
  const names = skills.map(({ name }) => name);
  if (areNames) return entry({ name: title, description: joined(names, locale) }, locale);
  return [
    ...entry({ name: title }, locale),
    ...points(
      skills.map(({ name, usedAt }, index) => [
        inlineText(described(name, details[index])),
        ...textPoints([usedAt && usedAtText(usedAt, locale)]),
      ]),
    ),
  ];
}

/* The level, since when the skill is used, and the keywords. */
const detailsOf = ({ level, details = [], keywords = [] }: Skill, percent: string | undefined, locale: ArticleLocale) =>
  joined([level === undefined ? undefined : levelText(level, percent), ...details, ...keywords], locale);

const usedAtText = ({ label, links }: NonNullable<Skill['usedAt']>, locale: ArticleLocale): RichText =>
  // There is at least one link.
  concatTexts([label, ' ', joined(linkTexts(links), locale) as RichText]);

function badgesArticle({ badges, heading: title }: Block, locale: ArticleLocale): ArticleNode[] {
  if (!badges) return [];
  return [
    ...(badges.heading === undefined ? [] : [heading(badges.heading, title === undefined ? 1 : 2)]),
    ...points(
      badges.items.map(({ name, href, issuer, date, status, credential, facts }) =>
        entry({ name, href, details: [issuer, date, status, credential], points: factTexts(facts) }, locale),
      ),
    ),
  ];
}
