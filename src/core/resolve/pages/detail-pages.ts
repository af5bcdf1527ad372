import type { RichBlock } from '../../../../schema/block.ts';
import type { RichText } from '../../../../schema/rich-text.ts';
import type { RichPage } from '../../../../schema/site.ts';
import { withLanguageOnly } from '../../../shared/rich-text.ts';
import type { BlockRegistry } from '../../block-registry.ts';
import { withVisibleCharacters } from '../../text/bidi.ts';
import type { DetailPage } from '../resolved-site.ts';
import { isOnWeb } from '../visibility.ts';

/**
 * Finds the detail pages of a site, by path. Expects pages without hidden parts. Of several cards with the same page,
 * the first counts.
 */
export function detailPages(registry: BlockRegistry, pages: readonly RichPage[]): Map<string, DetailPage> {
  const details = new Map<string, DetailPage>();
  for (const page of pages)
    for (const block of page.blocks) {
      const entries = entriesWithPage(block);
      for (const [index, { page: path, ...entry }] of entries.entries()) {
        if (details.has(path)) continue;
        const after = entries[(index + 1) % entries.length];
        details.set(path, {
          ...entry,
          back: {
            label: backLabel(registry, block, page),
            href: page.path + (block.id === undefined ? '' : `#${block.id}`),
          },
          ...(after && after.page !== path && { next: { label: after.title, href: after.page } }),
        });
      }
    }
  return details;
}

const backLabel = (registry: BlockRegistry, block: RichBlock, page: RichPage): RichText =>
  'heading' in block && block.heading !== undefined ? withLanguageOnly(block.heading) : displayName(registry, page);

/* The entries of a block that have a detail page. */
function entriesWithPage(block: RichBlock): (Omit<DetailPage, 'back' | 'next'> & { page: string })[] {
  switch (block.type) {
    case 'card-grid':
      return (block.cards ?? []).flatMap((card) =>
        card.page === undefined
          ? []
          : [
              {
                page: card.page,
                title: withLanguageOnly(card.title),
                ...(card.picture && { picture: card.picture }),
                card,
              },
            ],
      );
    case 'publication-list':
      return block.publications.flatMap((publication) =>
        publication.page === undefined
          ? []
          : [{ page: publication.page, title: withLanguageOnly(publication.title), publication }],
      );
    default:
      return [];
  }
}

/** Returns the name of a page for metadata: the plain text of its main heading, or its title. */
export const pageName = (registry: BlockRegistry, page: Pick<RichPage, 'title' | 'blocks'>): RichText =>
  withVisibleCharacters(nameOf(registry, page));

/** Returns the name of a page for links on pages. It keeps its language if it's an untranslated fallback. */
export const displayName = (registry: BlockRegistry, page: Pick<RichPage, 'title' | 'blocks'>): RichText =>
  withLanguageOnly(nameOf(registry, page));

function nameOf(registry: BlockRegistry, { title, blocks }: Pick<RichPage, 'title' | 'blocks'>): RichText {
  const [first] = blocks.filter((block) => isOnWeb(registry, block));
  const hero = blocks.find((block) => block.type === 'hero' && isOnWeb(registry, block));
  return headingOf(hero) ?? headingOf(first) ?? title;
}

const headingOf = (block: RichBlock | undefined): RichText | undefined =>
  block?.type === 'hero' ? block.headline : block?.heading;
