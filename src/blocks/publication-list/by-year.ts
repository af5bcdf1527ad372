import type { ViewProps } from '../../parts/view.ts';

export type PublicationData = ViewProps<'publication-list'>['block']['publications'][number];

/**
 * Publications by their years, in the order in which the years are first named. Those without a year come first: after a
 * heading they would seem to be of that year.
 */
export function byYear(publications: readonly PublicationData[]) {
  const years = new Set([undefined, ...publications.map(({ year }) => year)]);
  return [...years]
    .map((year) => ({ year, publications: publications.filter((each) => each.year === year) }))
    .filter((group) => group.publications.length > 0);
}
