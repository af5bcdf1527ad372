/**
 * Groups publications by year, latest first; within a year, in their original order. Those without a year come first,
 * because after a heading they would appear to belong to that year.
 */
export function byYear<Publication extends { year?: string | undefined }>(publications: readonly Publication[]) {
  const years = [...new Set(publications.flatMap(({ year }) => year ?? []))].sort().reverse();
  return [undefined, ...years]
    .map((year) => ({ year, publications: publications.filter((each) => each.year === year) }))
    .filter((group) => group.publications.length > 0);
}
