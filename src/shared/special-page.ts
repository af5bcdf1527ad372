import type { PageData } from '../../schema/resolved.ts';

/** The pages that are not made of blocks, by the setting of their data that holds what they show. */
export const specialPages = ['cv', 'notFound'] as const;

export type SpecialPage = (typeof specialPages)[number];

/** Which of them a page is; undefined for a page of blocks. */
export const specialOf = (page: PageData): SpecialPage | undefined => specialPages.find((name) => page[name]);
