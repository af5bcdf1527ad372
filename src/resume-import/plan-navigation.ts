import { type Site, site as schema } from '../../schema/site.ts';
import type { Change } from '../core/source/changes/change.ts';
import { isHome, linkLabel } from './parts.ts';

/**
 * Returns the changes that add links to new blocks of the home page, each before the first link to a later block, up to
 * the limit. A site without links in its header gets none.
 */
export function planNavigation({ navigation, pages }: Site, ids: readonly string[]): Change[] {
  if (!navigation) return [];
  const newBlocks = pages.filter(isHome).flatMap(({ blocks }) => blocks.filter(({ id = '' }) => ids.includes(id)));
  const order = pages.filter(isHome).flatMap(({ blocks }) => blocks.map(({ id }) => id));
  const targets = navigation.map(({ href }) => /^\/?#(.+)$/.exec(href)?.[1]);
  const room = Math.max(0, schema.properties.navigation.maxItems - navigation.length);
  return newBlocks.slice(0, room).map((block): Change => {
    const value = { label: linkLabel(block), href: `/#${block.id}` };
    const isAfter = (target: string | undefined) => order.indexOf(target) > order.indexOf(block.id);
    const place = targets.findIndex((target) => target !== undefined && isAfter(target));
    if (place < 0) {
      targets.push(block.id);
      return { kind: 'append', at: ['navigation'], value };
    }
    targets.splice(place, 0, block.id);
    return { kind: 'insert', at: ['navigation', place], value };
  });
}
