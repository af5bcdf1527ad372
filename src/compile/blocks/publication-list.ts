import { checkDatesOf } from '../meaning/check-dates.ts';
import { checkOwnPages } from '../meaning/check-own-pages.ts';
import { dateInWords } from '../text/dates.ts';
import { inSiteDigits } from '../text/digits.ts';
import { moreOfFacts, stylesOfFacts } from './items/facts.ts';
import type { BlockRules } from './rules.ts';

export const publicationList: BlockRules<'publication-list'> = {
  check: ({ publications }, at) => [
    ...checkDatesOf(publications, `${at}/publications`),
    ...checkOwnPages(publications, `${at}/publications`),
  ],
  madeFrom: { year: 'date' },
  resolve: (block, { site, labels }) => ({
    ...block,
    ...moreOfFacts(block.publications),
    publications: block.publications.map(({ kind, authors, date, page, for: _, hidden: __, ...publication }) => ({
      ...publication,
      ...(page !== undefined && { href: page }),
      ...(kind !== undefined && kind !== 'other' && { kind: labels[kind] }),
      ...(authors && {
        authors: authors.map((name) => ({ name, ...(name === site.owner.name && { isOwner: true as const }) })),
      }),
      ...(date !== undefined && { date: dateInWords(date, site), year: inSiteDigits(date.slice(0, 4), site) }),
    })),
  }),
  styles: ({ publications }) => stylesOfFacts(publications),
};
