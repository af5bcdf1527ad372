import type { BlockOf, RichBlockOf } from '../../../schema/block.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import type { Site } from '../../../schema/site.ts';
import { entries, joined, section, strong } from '../../core/article/block-content.ts';
import { checkDatesOf } from '../../core/checks/check-days-and-order.ts';
import { checkPageOrLink } from '../../core/checks/check-page-or-link.ts';
import { type Pointer, type Problem, valueAt } from '../../core/diagnostics/diagnostic.ts';
import { addressOfDoi } from '../../core/outputs/resume/doi.ts';
import { sectionOf } from '../../core/outputs/resume/resume-sections.ts';
import { publicationOf } from '../../core/outputs/structured-data/publication-of.ts';
import { formatDate } from '../../core/text/dates-and-periods.ts';
import { inSiteDigits } from '../../core/text/digits.ts';
import { interpolate } from '../../core/text/interpolate.ts';
import { ownerIndexes } from '../../core/text/owner-among-authors.ts';
import { byYear } from '../../shared/by-year.ts';
import { plainText } from '../../shared/rich-text.ts';
import { type BlockContext, defineBlock } from '../define-block.ts';
import { publicationList as schema } from './schema.ts';

export const publicationList = defineBlock({
  schema,
  lists: ['publications'],
  check: ({ publications }, at, site) => [
    ...checkAuthors(publications, `${at}/publications`, site),
    ...checkDatesOf(publications, `${at}/publications`),
    ...checkPageOrLink(publications, `${at}/publications`),
  ],
  madeFrom: { year: 'date' },
  resolve: (block, context) => ({
    ...block,
    publications: block.publications.map((publication) => resolvePublication(publication, context)),
  }),
  content: (block, locale) =>
    section(
      block,
      entries(
        byYear(block.publications)
          .flatMap(({ publications }) => publications)
          .map(({ title, href, authors, publisher, kind, date, doi, description, facts }) => ({
            title,
            href,
            when: date,
            about: [
              kind,
              joined(
                authors?.map(({ name, isOwner }) => (isOwner ? strong(name) : name)),
                locale,
              ),
              publisher,
            ],
            texts: [description],
            facts,
            // The title may have the same address.
            links:
              doi === undefined || href === addressOfDoi(doi) ? [] : [{ label: `DOI ${doi}`, href: addressOfDoi(doi) }],
          })),
      ),
      { kind: 'publications', heading: locale.labels.publications },
    ),
  resume: {
    publications: {
      ...sectionOf(schema.properties.publications, {
        name: 'title',
        publisher: 'publisher',
        releaseDate: 'date',
        url: 'href',
        summary: 'description',
      }),
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

declare module '../../../schema/resolved.ts' {
  interface Added {
    'publication-list': {
      publications: ReturnType<typeof resolvePublication>[];
    };
  }
}

function resolvePublication(
  {
    kind,
    authors,
    date,
    page,
    for: _,
    hidden: __,
    ...publication
  }: RichBlockOf<'publication-list'>['publications'][number],
  { site, labels }: BlockContext,
) {
  return {
    ...publication,
    ...(page !== undefined && { href: page }),
    ...(kind !== undefined && kind !== 'other' && { kind: labels[kind] }),
    ...(authors && { authors: withOwner(authors, site) }),
    ...(date !== undefined && { date: formatDate(date, site), year: inSiteDigits(date.slice(0, 4), site) }),
  };
}

function withOwner(authors: readonly RichText[], { owner }: { owner: { name: string } }) {
  const owners = ownerIndexes(
    authors.map((author) => plainText(author)),
    owner.name,
  );
  // Among several authors, the owner is marked.
  const isMarked = (place: number) => authors.length > 1 && owners.has(place);
  return authors.map((name, place) => ({ name, ...(isMarked(place) && { isOwner: true as const }) }));
}

function checkAuthors(publications: BlockOf<'publication-list'>['publications'], at: Pointer, site: Site): Problem[] {
  const { name } = site.owner;
  return publications.flatMap(({ authors = [], hidden }, index): Problem[] => {
    const filled = authors.map((author) => plainText(interpolate(author, site).text));
    if (hidden || filled.length === 0 || ownerIndexes(filled, name).size > 0) return [];
    return [{ code: 'OF332', at: valueAt(`${at}/${index}/authors`), details: { found: name } }];
  });
}
