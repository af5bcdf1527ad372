import type { PageData } from '../../schema/resolved.ts';

/** The pages without blocks, by the property of their data that contains the content. */
export const specialPages = ['cv', 'notFound'] as const;

export type SpecialPage = (typeof specialPages)[number];

/** Which of them a page is; undefined for a page with blocks. */
export const specialOf = (page: PageData): SpecialPage | undefined => specialPages.find((name) => page[name]);
