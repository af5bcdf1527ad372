import type { Site } from '../../../schema/site.ts';
import { threeLanguages } from './three-languages.ts';

/** A site in these languages, long enough to scroll, with a filter and a form. */
export function longSite(languages: string[]) {
  const site = threeLanguages();
  const [home] = site.pages as unknown as { blocks: Record<string, unknown>[] }[];
  const [, grid] = home?.blocks ?? [];
  const cards = Array.from({ length: 4 }, (_, index) => ({
    title: index ? `Card ${index}` : { en: 'React', fr: 'React', ar: 'React للجميع' },
    category: index ? 'web' : 'print',
  }));
  Object.assign(grid ?? {}, {
    filter: true,
    roles: undefined,
    categories: [
      { id: 'web', label: { en: 'Web', fr: 'Toile' } },
      { id: 'print', label: { en: 'Print', fr: 'Papier' } },
    ],
    cards,
  });
  for (const block of home?.blocks ?? [])
    for (const field of (block.fields as { required?: boolean }[] | undefined) ?? []) field.required = true;
  home?.blocks.push({ type: 'course-list', heading: 'Courses', courses: [{ title: 'PHP', level: 'Intermediate' }] });
  const { url: _, ...rest } = site;
  // A site must not have texts in other languages.
  const only = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(only);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).filter(([key]) => !['fr', 'ar'].includes(key) || languages.includes(key));
    return Object.fromEntries(entries.map(([key, inner]) => [key, only(inner)]));
  };
  return { ...(only(rest) as object), languages } as unknown as Site;
}
