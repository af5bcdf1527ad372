import type { RichBlock } from '../../../../schema/block.ts';
import type { RichText } from '../../../../schema/rich-text.ts';
import type { RichPage } from '../../../../schema/site.ts';
import { withLanguageOnly } from '../../../shared/rich-text.ts';
import type { BlockRegistry } from '../../block-registry.ts';
import { withVisibleCharacters } from '../../text/isolate.ts';
import { isOnWeb } from '../visibility.ts';

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
