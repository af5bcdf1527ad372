import type { RichBlock } from '../../../../schema/block.ts';
import type { RichText } from '../../../../schema/rich-text.ts';
import type { RichPage } from '../../../../schema/site.ts';
import { withLanguageOnly } from '../../../shared/rich-text.ts';
import type { BlockRegistry } from '../../block-registry.ts';
import { withVisibleCharacters } from '../../text/isolate.ts';
import { isOnWeb } from '../visibility.ts';

/** What a page is called where programs read it: as its heading says, with nothing but its letters, or its title. */
export const pageName = (registry: BlockRegistry, page: Pick<RichPage, 'title' | 'blocks'>): RichText =>
  withVisibleCharacters(nameOf(registry, page));

/** The same for a page that shows it, where it may stand in for words of another language. */
export const shownName = (registry: BlockRegistry, page: Pick<RichPage, 'title' | 'blocks'>): RichText =>
  withLanguageOnly(nameOf(registry, page));

function nameOf(registry: BlockRegistry, { title, blocks }: Pick<RichPage, 'title' | 'blocks'>): RichText {
  const [first] = blocks.filter((block) => isOnWeb(registry, block));
  const hero = blocks.find((block) => block.type === 'hero' && isOnWeb(registry, block));
  return headingOf(hero) ?? headingOf(first) ?? title;
}

const headingOf = (block: RichBlock | undefined): RichText | undefined =>
  block?.type === 'hero' ? block.headline : block?.heading;
