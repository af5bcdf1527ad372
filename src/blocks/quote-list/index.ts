import type { PictureSlot } from '../../core/resolve/pictures/responsive-sizes.ts';
import { hasFacts, stylesOfFacts } from '../../core/resolve/facts.ts';
import type { BlockRules } from '../define-block.ts';

export const quoteList: BlockRules<'quote-list'> = {
  resolve: (block, { resolvePicture }) => ({
    ...block,
    ...hasFacts(block.quotes),
    quotes: block.quotes.map(({ picture, ...quote }) => ({
      ...quote,
      ...(picture && { picture: resolvePicture(picture, portrait, false) }),
    })),
  }),
  styles: ({ quotes }) => stylesOfFacts(quotes),
  pictures: ({ quotes }) => quotes.flatMap(({ picture }) => picture ?? []),
};

/* Held to the style sheet by tests/browser/blocks/pictures.test.ts. */
const portrait: PictureSlot = { sizes: [['', '3rem']], widths: [48, 96, 144], box: 1 };
