import type { RichPage } from '../../../schema/site.ts';
import type { TextHost } from '../block-host.ts';
import type { BlockRegistry } from '../block-registry.ts';
import { plainLatin } from '../text/plain-latin.ts';
import { isReservedId } from './reserved-names.ts';
import { isOnWeb } from './visibility.ts';

/**
 * The anchors of the sections of every block on a page, by the place of the block: made from the headings, numbered
 * where two are alike, and never the id of a block. Most blocks have none. `base` is the page in the first language of
 * the site: a place has one id in all of them, as long as both have the same number of headings.
 */
export function sectionIds(
  registry: BlockRegistry,
  { blocks }: Pick<RichPage, 'blocks'>,
  host: TextHost,
  base?: Pick<RichPage, 'blocks'>,
  toSlug = slugOf,
): string[][] {
  const used = new Set(blocks.flatMap((block) => ownAnchors(registry, block)));
  // Where the numbers of a heading go on: to begin anew for each of thousands of equal ones would take minutes.
  const numbers = new Map<string, number>();
  const headingsOf = (block: RichPage['blocks'][number] | undefined): string[] =>
    !block || !isOnWeb(registry, block) ? [] : (registry.definitionOf(block).sections?.(block, host) ?? []);
  return blocks.map((block, place) => {
    const own = headingsOf(block);
    const model = base?.blocks.length === blocks.length ? headingsOf(base.blocks[place]) : own;
    return (model.length === own.length ? model : own).map((heading) => {
      const slug = toSlug(heading);
      let id = slug;
      let number = numbers.get(slug) ?? 2;
      for (; used.has(id); number++) id = `${slug}-${number}`;
      numbers.set(slug, number);
      used.add(id);
      return id;
    });
  });
}

/**
 * Every place on a page that a link can jump to; those in long texts as far as the host reads them. `base` is the page as it
 * is seen in the first language of the site.
 */
export function anchorsOf(registry: BlockRegistry, { blocks }: RichPage, host: TextHost, base?: RichPage): string[] {
  const seen = { blocks: blocks.filter((block) => isOnWeb(registry, block)) };
  return [...blocks.flatMap((block) => ownAnchors(registry, block)), ...sectionIds(registry, seen, host, base).flat()];
}

/** The id of the section that had this one when ids were made of the letters a to z only; undefined if none had. */
export function idSince(
  registry: BlockRegistry,
  former: string,
  { blocks }: RichPage,
  host: TextHost,
  base?: RichPage,
): string | undefined {
  const seen = { blocks: blocks.filter((block) => isOnWeb(registry, block)) };
  const place = sectionIds(registry, seen, host, base, formerSlug).flat().indexOf(former);
  return sectionIds(registry, seen, host, base).flat()[place];
}

/* The ids that the owner has given to a block and to what is in it. */
function ownAnchors(registry: BlockRegistry, block: RichPage['blocks'][number]): string[] {
  if (!isOnWeb(registry, block)) return [];
  const inside = (registry.definitionOf(block).entries?.(block) ?? [])
    .filter((block) => isOnWeb(registry, block))
    .map(({ id }) => id);
  return [block.id, ...inside].filter((id) => id !== undefined);
}

/**
 * An id made of a heading: its letters, marks and digits in NFC, the Latin ones without accents, and "section" if it has
 * none. Numbers before a Latin word are left out.
 */
export function slugOf(heading: string): string {
  const slug = plainLatin(heading.replace(/\p{Default_Ignorable_Code_Point}/gu, ''))
    .replace(/[^\p{L}\p{M}\p{Nd}]+|^\p{M}+/gu, '-')
    .replace(/^[-0-9]+(?=[a-z])|^-+/, '');
  return freeSlug([...slug.normalize('NFC')].slice(0, 60).join(''));
}

/* What ids were made of before: links may still lead to them. */
const formerSlug = (heading: string): string =>
  freeSlug(
    heading
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^[-0-9]+|-+$/g, '')
      .slice(0, 60),
  );

function freeSlug(written: string): string {
  const slug = written.replace(/-+$/, '');
  if (slug === '') return 'section';
  return isReservedId(slug) ? `${slug}-section` : slug;
}
