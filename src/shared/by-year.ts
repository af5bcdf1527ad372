/**
 * Publications by their years, the latest first; those of one year as they are written. Those without a year come first:
 * after a heading they would seem to be of that year.
 */
export function byYear<Publication extends { year?: string | undefined }>(publications: readonly Publication[]) {
  const years = [...new Set(publications.flatMap(({ year }) => year ?? []))].sort().reverse();
  return [undefined, ...years]
    .map((year) => ({ year, publications: publications.filter((each) => each.year === year) }))
    .filter((group) => group.publications.length > 0);
}
