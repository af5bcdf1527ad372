import type { RichText } from '../../../../schema/rich-text.ts';
import type { FilledSite } from '../resolved-site.ts';

/** The paths of the feeds of a site. */
export const feedPaths = { atom: '/feed.xml', json: '/feed.json' } as const;

/** Whether a site has feeds. */
export const hasFeed = ({ outputs = {} }: Pick<FilledSite, 'outputs'>): boolean => Boolean(outputs.feed);

/** Returns the title of a site's feeds. */
export function feedTitle({ outputs = {}, owner }: Pick<FilledSite, 'outputs' | 'owner'>): RichText {
  const { feed } = outputs;
  return (typeof feed === 'object' ? feed.title : undefined) ?? owner.name;
}
