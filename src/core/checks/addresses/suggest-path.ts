import type { Page } from '../../../../schema/site.ts';
import { suggestType } from '../../../fixes/names/candidates.ts';
import { isOnWeb } from '../../resolve/visibility.ts';

/** The id of the one block of a page that a word for its type means: "quotes" for "testimonials". */
export function suggestAnchor(word: string, { blocks }: Page): string | undefined {
  const types = [word, ...word.split('-')].map(suggestType).filter((type) => type !== undefined);
  return types
    .map((type) =>
      only(
        word,
        blocks.filter((block) => block.type === type && isOnWeb(block)),
      ),
    )
    .find(Boolean);
}

/* Of several, the one whose kind or layout says the same. */
function only(word: string, blocks: Page['blocks']): string | undefined {
  const named = blocks.filter(({ id }) => id !== undefined);
  const own = named.filter((block) => saidOf(block).some((said) => word.includes(said)));
  const [one, ...others] = own.length > 0 ? own : named;
  return others.length === 0 ? one?.id : undefined;
}

const saidOf = (block: Page['blocks'][number]): string[] =>
  [
    block.type === 'timeline' ? (block.kind ?? 'work') : undefined,
    block.type === 'card-grid' ? block.layout : undefined,
  ].filter((said) => said !== undefined);
