import type { ViewProps } from '../../parts/view.ts';

export type PublicationData = ViewProps<'publication-list'>['block']['publications'][number];

/**
 * Publications by their years, the latest first; those of one year as they are written. Those without a year come first:
 * after a heading they would seem to be of that year.
 */
export function byYear(publications: readonly PublicationData[]) {
  const years = [...new Set(publications.flatMap(({ year }) => year ?? []))].sort().reverse();
  return [undefined, ...years]
    .map((year) => ({ year, publications: publications.filter((each) => each.year === year) }))
    .filter((group) => group.publications.length > 0);
}
