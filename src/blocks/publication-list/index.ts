import type { BlockOf } from '../../../schema/block.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import type { Site } from '../../../schema/site.ts';
import { checkDatesOf } from '../../core/checks/check-dates.ts';
import { checkOwnPages } from '../../core/checks/check-own-pages.ts';
import { type Pointer, type Problem, valueAt } from '../../core/diagnostics/diagnostic.ts';
import { entry, factTexts, linked, opening, points, strong } from '../../core/resolve/article/article.ts';
import { formatDate } from '../../core/text/dates.ts';
import { inSiteDigits } from '../../core/text/digits.ts';
import { interpolate } from '../../core/text/interpolate.ts';
import { ownerIndexes } from '../../core/text/owner-indexes.ts';
import { byYear } from '../../shared/by-year.ts';
import { plainText } from '../../shared/rich-text.ts';
import { defineBlock } from '../define-block.ts';
import { cv } from './cv.ts';
import { resume } from './resume.ts';
import { publicationList as schema } from './schema.ts';
import { structuredData } from './structured-data.ts';

export const publicationList = defineBlock({
  schema,
  cv,
  resume,
  structuredData,
  lists: ['publications'],
  article: (block, locale) => [
    ...opening(block),
    ...points(
      byYear(block.publications)
        .flatMap(({ publications }) => publications)
        .map(({ title, href, authors = [], publisher, kind, date, doi, description, facts }) =>
          entry(
            {
              name: title,
              href,
              details: [
                ...authors.map(({ name, isOwner }) => (isOwner ? strong(name) : name)),
                publisher,
                kind,
                date,
                doi && linked(`DOI ${doi}`, `https://doi.org/${doi}`),
              ],
              description,
              points: factTexts(facts),
            },
            locale,
          ),
        ),
    ),
  ],
  check: ({ publications }, at, site) => [
    ...checkAuthors(publications, `${at}/publications`, site),
    ...checkDatesOf(publications, `${at}/publications`),
    ...checkOwnPages(publications, `${at}/publications`),
  ],
  madeFrom: { year: 'date' },
  resolve: (block, { site, labels }) => ({
    ...block,
    publications: block.publications.map(({ kind, authors, date, page, for: _, hidden: __, ...publication }) => ({
      ...publication,
      ...(page !== undefined && { href: page }),
      ...(kind !== undefined && kind !== 'other' && { kind: labels[kind] }),
      ...(authors && { authors: withOwner(authors, site) }),
      ...(date !== undefined && { date: formatDate(date, site), year: inSiteDigits(date.slice(0, 4), site) }),
    })),
  }),
});

function withOwner(authors: readonly RichText[], { owner }: { owner: { name: string } }) {
  const owners = ownerIndexes(
    authors.map((author) => plainText(author)),
    owner.name,
  );
  return authors.map((name, place) => ({ name, ...(owners.has(place) && { isOwner: true as const }) }));
}

function checkAuthors(publications: BlockOf<'publication-list'>['publications'], at: Pointer, site: Site): Problem[] {
  const { name } = site.owner;
  return publications.flatMap(({ authors = [], hidden }, index): Problem[] => {
    const filled = authors.map((author) => plainText(interpolate(author, site).text));
    if (hidden || filled.length === 0 || ownerIndexes(filled, name).size > 0) return [];
    return [{ code: 'OF332', at: valueAt(`${at}/${index}/authors`), details: { found: name } }];
  });
}
