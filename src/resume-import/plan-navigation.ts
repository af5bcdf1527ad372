import { type Site, site as schema } from '../../schema/site.ts';
import type { Change } from '../core/source/changes/change.ts';
import { isHome, labelOf } from './parts.ts';

/**
 * Links to new blocks of the home page, by their ids: each before the first link to what stands below it, as many as there
 * is room for. A site without links in its header gets none.
 */
export function planNavigation({ navigation, pages }: Site, ids: readonly string[]): Change[] {
  if (!navigation) return [];
  const news = pages.filter(isHome).flatMap(({ blocks }) => blocks.filter(({ id = '' }) => ids.includes(id)));
  const order = pages.filter(isHome).flatMap(({ blocks }) => blocks.map(({ id }) => id));
  const targets = navigation.map(({ href }) => /^\/?#(.+)$/.exec(href)?.[1]);
  const room = Math.max(0, schema.properties.navigation.maxItems - navigation.length);
  return news.slice(0, room).map((block): Change => {
    const value = { label: labelOf(block), href: `/#${block.id}` };
    const isBelow = (target: string | undefined) => order.indexOf(target) > order.indexOf(block.id);
    const place = targets.findIndex((target) => target !== undefined && isBelow(target));
    if (place < 0) {
      targets.push(block.id);
      return { kind: 'append', at: ['navigation'], value };
    }
    targets.splice(place, 0, block.id);
    return { kind: 'insert', at: ['navigation', place], value };
  });
}
