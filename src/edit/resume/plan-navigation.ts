import { type Site, site as schema } from '../../../schema/site.ts';
import type { Change } from '../change.ts';
import { labelOf } from './parts.ts';

/** Links to new blocks of the home page, each before the first link to what stands below it; as many as there is room for. */
export function planNavigation({ navigation = [], pages }: Site, ids: readonly string[]): Change[] {
  const blocks = pages.find(({ path }) => path === '/')?.blocks ?? [];
  const order = blocks.map(({ id }) => id);
  const targets = navigation.map(({ href }) => /^\/?#(.+)$/.exec(href)?.[1]);
  const room = Math.max(0, schema.properties.navigation.maxItems - navigation.length);
  return ids.slice(0, room).flatMap((id): Change[] => {
    if (targets.includes(id)) return [];
    const value = { label: labelOf(blocks.find((block) => block.id === id)), href: `/#${id}` };
    const place = targets.findIndex((target) => target !== undefined && order.indexOf(target) > order.indexOf(id));
    if (place < 0) {
      targets.push(id);
      return [{ kind: 'append', at: ['navigation'], value }];
    }
    targets.splice(place, 0, id);
    return [{ kind: 'insert', at: ['navigation', place], value }];
  });
}
