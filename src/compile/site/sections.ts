import type { Page } from '../../../schema/site.ts';
import { rulesOf } from '../blocks/index.ts';
import { isReservedId } from './reserved-names.ts';

/**
 * The anchors of the sections of every block on a page, by the place of the block: made from the headings, numbered
 * where two are alike, and never the id of a block. Most blocks have none.
 */
export function sectionIds({ blocks }: Pick<Page, 'blocks'>): string[][] {
  const used = new Set(blocks.flatMap((block) => (block.id && !block.hidden ? [block.id] : [])));
  // Where the numbers of a heading go on: to begin anew for each of thousands of equal ones would take minutes.
  const numbers = new Map<string, number>();
  return blocks.map((block) => {
    const headings = block.hidden ? [] : (rulesOf(block).sections?.(block) ?? []);
    return headings.map((heading) => {
      const slug = slugOf(heading);
      let id = slug;
      let number = numbers.get(slug) ?? 2;
      for (; used.has(id); number++) id = `${slug}-${number}`;
      numbers.set(slug, number);
      used.add(id);
      return id;
    });
  });
}

/** Every place on a page that a link can jump to. */
export function anchorsOf(page: Page): string[] {
  const own = page.blocks.flatMap((block) => (block.id && !block.hidden ? [block.id] : []));
  return [...own, ...sectionIds(page).flat()];
}

/* Letters of the Latin alphabet without their accents; a heading in another script is simply a section. */
function slugOf(heading: string): string {
  const slug = heading
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
  if (slug === '') return 'section';
  return isReservedId(slug) ? `${slug}-section` : slug;
}
