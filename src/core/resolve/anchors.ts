import type { RichPage } from '../../../schema/site.ts';
import type { TextHost } from '../block-host.ts';
import type { BlockRegistry } from '../block-registry.ts';
import { freeNames } from '../text/free-name.ts';
import { plainLatin } from '../text/plain-latin.ts';
import { isReservedId } from './reserved-names.ts';
import { isOnWeb } from './visibility.ts';

/**
 * Returns the anchors of all sections on a page, by the position of their block. An anchor is the slug of its heading;
 * duplicates get a number, and no anchor equals the id of a block. Most blocks have none. `base` is the same page in
 * the base language: its anchors are used in all languages if both pages have the same number of headings.
 */
export function sectionIds(
  registry: BlockRegistry,
  { blocks }: Pick<RichPage, 'blocks'>,
  host: TextHost,
  base?: Pick<RichPage, 'blocks'>,
): string[][] {
  const freeId = freeNames(blocks.flatMap((block) => ownerIds(registry, block)));
  const headingsOf = (block: RichPage['blocks'][number] | undefined): string[] =>
    !block || !isOnWeb(registry, block) ? [] : (registry.definitionOf(block).sections?.(block, host) ?? []);
  return blocks.map((block, index) => {
    const headings = headingsOf(block);
    const baseHeadings = base?.blocks.length === blocks.length ? headingsOf(base.blocks[index]) : headings;
    return (baseHeadings.length === headings.length ? baseHeadings : headings).map((heading) =>
      freeId(slugOf(heading)),
    );
  });
}

/**
 * Returns all anchors on a page, including those in long texts if the host can read the texts. `base` is the same page
 * in the base language, without hidden parts.
 */
export function anchorsOf(registry: BlockRegistry, { blocks }: RichPage, host: TextHost, base?: RichPage): string[] {
  const visible = { blocks: blocks.filter((block) => isOnWeb(registry, block)) };
  return [...blocks.flatMap((block) => ownerIds(registry, block)), ...sectionIds(registry, visible, host, base).flat()];
}

/* The ids that the owner sets on a block and its entries. */
function ownerIds(registry: BlockRegistry, block: RichPage['blocks'][number]): string[] {
  if (!isOnWeb(registry, block)) return [];
  const entryIds = (registry.definitionOf(block).entries?.(block) ?? [])
    .filter((entry) => isOnWeb(registry, entry))
    .map(({ id }) => id);
  return [block.id, ...entryIds].filter((id) => id !== undefined);
}

/**
 * Converts a heading to an id: its letters, marks and digits in NFC, without accents on Latin letters. A heading without
 * letters or digits becomes "section".
 */
export function slugOf(heading: string): string {
  const slug = plainLatin(heading.replace(/\p{Default_Ignorable_Code_Point}/gu, ''))
    .replace(/[^\p{L}\p{M}\p{Nd}]+|^\p{M}+/gu, '-')
    .replace(/^-+/, '')
    .normalize('NFC');
  return withoutReserved(slug.length > 60 ? [...slug].slice(0, 60).join('') : slug);
}

/* Returns a slug that isn't empty or reserved. */
function withoutReserved(raw: string): string {
  const slug = raw.replace(/-+$/, '');
  if (slug === '') return 'section';
  return isReservedId(slug) ? `${slug}-section` : slug;
}
