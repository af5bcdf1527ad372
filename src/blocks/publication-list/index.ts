import type { BlockOf, RichBlockOf } from '../../../schema/block.ts';
import type { CvItem, Resolved } from '../../../schema/resolved.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import type { Site } from '../../../schema/site.ts';
import { checkDatesOf } from '../../core/checks/check-dates.ts';
import { checkOwnPages } from '../../core/checks/check-own-pages.ts';
import { type Pointer, type Problem, valueAt } from '../../core/diagnostics/diagnostic.ts';
import { compact, detailsOf, present } from '../../core/outputs/cv/section-rules.ts';
import { addressOfDoi } from '../../core/outputs/resume/doi.ts';
import { sectionOf } from '../../core/outputs/resume/settings.ts';
import { publicationOf } from '../../core/outputs/structured-data/publication-of.ts';
import { entry, factTexts, linked, opening, points, strong } from '../../core/resolve/article.ts';
import { formatDate } from '../../core/text/dates.ts';
import { inSiteDigits } from '../../core/text/digits.ts';
import { interpolate } from '../../core/text/interpolate.ts';
import { ownerIndexes } from '../../core/text/owner-indexes.ts';
import { byYear } from '../../shared/by-year.ts';
import { concatTexts, plainText } from '../../shared/rich-text.ts';
import { defineBlock } from '../define-block.ts';
import { publicationList as schema } from './schema.ts';

export const publicationList = defineBlock({
  schema,
  lists: ['publications'],
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
  // The publications in the order of the page, each with its authors.
  cv: ({ heading, intro, publications }, { labels }) => [
    compact({
      kind: 'publications',
      heading: heading ?? labels.publications,
      texts: intro,
      items: byYear(publications).flatMap((group) => group.publications.map(itemOf)),
    }),
  ],
  resume: {
    publications: {
      ...sectionOf(schema.properties.publications, [
        ['name', 'title'],
        ['publisher', 'publisher'],
        ['releaseDate', 'date'],
        ['url', 'href'],
        ['summary', 'description'],
      ]),
      entries: ({ publications }) =>
        publications.map(({ doi, ...publication }) =>
          publication.href === undefined && doi !== undefined
            ? { ...publication, href: addressOfDoi(doi) }
            : publication,
        ),
    },
  },
  structuredData: ({ publications }, context) => ({
    things: publications.map((publication) => publicationOf(publication, context)),
  }),
});

type Written = RichBlockOf<'publication-list'>['publications'][number];

declare module '../../../schema/resolved.ts' {
  interface Added {
    'publication-list': {
      publications: (Pick<Written, 'title' | 'publisher' | 'href' | 'doi' | 'description' | 'facts'> & {
        kind?: string;
        /** The authors; the owner is marked. */
        authors?: { name: RichText; isOwner?: true }[];
        /** The date, and its year. */
        date?: string;
        year?: string;
      })[];
    };
  }
}

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

type Publication = Resolved<'publication-list'>['publications'][number];

function itemOf({ title, kind, authors = [], publisher, date, href, doi, description, facts }: Publication): CvItem {
  const names = concatTexts(
    authors.map(({ name }) => name),
    ', ',
  );
  return compact({
    title,
    href: href ?? (doi === undefined ? undefined : `https://doi.org/${doi}`),
    when: date,
    about: present(kind, names === '' ? undefined : names, publisher, doi && `DOI ${doi}`),
    texts: present(description),
    details: detailsOf(facts),
  });
}
