import { opening, paragraphs } from '../../core/resolve/article/article.ts';
import type { PictureSlot } from '../../core/resolve/pictures/responsive-sizes.ts';
import { defineBlock } from '../define-block.ts';
import { cv } from './cv.ts';
import { resume } from './resume.ts';
import { quoteList as schema } from './schema.ts';

export const quoteList = defineBlock({
  schema,
  cv,
  resume,
  lists: ['quotes'],
  article: (block) => [
    ...opening(block),
    ...block.quotes.flatMap(({ text, name }) =>
      text === undefined ? [] : [{ kind: 'quote', content: paragraphs(text, name) } as const],
    ),
  ],
  resolve: (block, { resolvePicture }) => ({
    ...block,
    quotes: block.quotes.map(({ picture, ...quote }) => ({
      ...quote,
      ...(picture && { picture: resolvePicture(picture, portrait, false) }),
    })),
  }),
  pictures: ({ quotes }) => quotes.flatMap(({ picture }) => picture ?? []),
});

/* Must match the style sheet, see tests/browser/blocks/pictures.test.ts. */
const portrait: PictureSlot = { name: 'quote', sizes: [['', '3rem']], widths: [48, 96, 144], box: 1 };
