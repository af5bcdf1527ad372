import type { PageData } from '../../schema/resolved.ts';

/** The pages that are more than blocks, by the name of what their data have in place of blocks. */
export const specialPages = ['cv', 'notFound'] as const;

export type SpecialPage = (typeof specialPages)[number];

/** Which of them a page is; undefined for a page of blocks. */
export const specialOf = (page: PageData): SpecialPage | undefined => specialPages.find((name) => page[name]);
