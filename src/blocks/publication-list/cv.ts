import type { CvItem, Resolved } from '../../../schema/resolved.ts';
import { compact, detailsOf, present, type SectionsOf } from '../../core/outputs/cv/section-rules.ts';
import { byYear } from '../../shared/by-year.ts';
import { concatTexts } from '../../shared/rich-text.ts';

/** The publications in the order of the page, each with its authors. */
export const cv: SectionsOf<'publication-list'> = ({ heading, intro, publications }, { labels }) => [
  compact({
    kind: 'publications',
    heading: heading ?? labels.publications,
    texts: intro,
    items: byYear(publications).flatMap((group) => group.publications.map(itemOf)),
  }),
];

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
