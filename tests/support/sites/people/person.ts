import type { Page, Site } from '../../../../schema/site.ts';

/** Somebody's site: what stands in their folder. */
export interface Person {
  site: Omit<Site, 'pages'> & { pages: (Page | { folder: string; path?: string })[] };
  /** The files beside the site file and below it, by their names. */
  files(): Promise<Record<string, string | Uint8Array>>;
  /** The path of the page that has most on it. */
  densest: string;
}
