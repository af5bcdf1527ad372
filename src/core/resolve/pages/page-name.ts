import type { Block } from '../../../../schema/block.ts';
import type { Page } from '../../../../schema/site.ts';
import { plainApart } from '../../../shared/marks.ts';
import type { BlockRegistry } from '../../block-registry.ts';
import { visibleCharacters } from '../../text/isolate.ts';
import { isOnWeb } from '../visibility.ts';

/** What a page is called where programs read it: as its heading says, with nothing but its letters, or its title. */
export const pageName = (registry: BlockRegistry, page: Pick<Page, 'title' | 'blocks'>): string =>
  visibleCharacters(nameOf(registry, page));

/** The same for a page that shows it, where it may stand in for words of another language. */
export const shownName = (registry: BlockRegistry, page: Pick<Page, 'title' | 'blocks'>): string =>
  plainApart(nameOf(registry, page));

function nameOf(registry: BlockRegistry, { title, blocks }: Pick<Page, 'title' | 'blocks'>): string {
  const [first] = blocks.filter((block) => isOnWeb(registry, block));
  const hero = blocks.find((block) => block.type === 'hero' && isOnWeb(registry, block));
  return headingOf(hero) ?? headingOf(first) ?? title;
}

const headingOf = (block: Block | undefined): string | undefined =>
  block?.type === 'hero' ? block.headline : block?.heading;
