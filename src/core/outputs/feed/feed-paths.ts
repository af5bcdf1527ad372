import type { Site } from '../../../../schema/site.ts';

/** Where the feeds of a site are written: as Atom, and as JSON Feed. */
export const feedPaths = { atom: '/feed.xml', json: '/feed.json' } as const;

/** Whether the owner of a site asks for feeds. */
export const asksForFeed = ({ outputs = {} }: Pick<Site, 'outputs'>): boolean => Boolean(outputs.feed);

/** What readers call the feeds of a site. */
export function feedTitle({ outputs = {}, owner }: Pick<Site, 'outputs' | 'owner'>): string {
  const { feed } = outputs;
  return (typeof feed === 'object' ? feed.title : undefined) ?? owner.name;
}
