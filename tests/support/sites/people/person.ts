import type { Page, Site } from '../../../../schema/site.ts';

/** The site of a person. */
export interface Person {
  site: Omit<Site, 'pages'> & { pages: (Page | { folder: string; path?: string })[] };
  /** The other files in the folder of the site, by name. */
  files(): Promise<Record<string, string | Uint8Array>>;
  /** The path of the page with the most content. */
  densest: string;
}
