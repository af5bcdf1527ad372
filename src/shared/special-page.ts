import type { PageData } from '../../schema/resolved.ts';

/** The pages without blocks, by the property of the page data with their content. */
const specialPages = ['cv', 'notFound'] as const;

export type SpecialPage = (typeof specialPages)[number];

/** Returns the name of a special page; undefined for a page with blocks. */
export const specialOf = (page: PageData): SpecialPage | undefined => specialPages.find((name) => page[name]);
