import type { PictureSlot } from '../../core/resolve/pictures/responsive-sizes.ts';
import { defineLook } from '../define-look.ts';

/* The images of cards are in the margin, and beside the text on a phone. */
const inMargin = (): PictureSlot => ({
  sizes: [
    ['(min-width: 48rem) ', '11.5rem'],
    ['', '6rem'],
  ],
  widths: [96, 184, 288, 368],
  box: 3 / 2,
});

export const offprint = defineLook({
  description:
    'The first page of a paper: one column, with dates in the margin. For researchers, writers and engineers.',
  // A title, lines of text, and a date in the margin.
  drawing: {
    ground: [[1, 0, 0]],
    radius: 2,
    shapes: [
      [[0.16, 0, 0], 'M9,4.5h12v3h-12zM9,10.5h12v1.5h-12zM9,15h12v1.5h-12zM9,19.5h7.5v1.5h-7.5z'],
      [[0.414, 0.132, 254], 'M3,10.5h3v1.5h-3z'],
    ],
  },
  slots: {
    hero: (ratio) => ({
      sizes: [
        ['(min-width: 48rem) ', ratio > 1.2 ? '11.5rem' : '9rem'],
        ['', 'min(28vw, 6.5rem)'],
      ],
      widths: [104, 184, 312, 368],
      box: ratio > 1.2 ? 4 / 3 : ratio < 0.85 ? 4 / 5 : 1,
    }),
    article: () => ({ sizes: [['', 'min(91vw, 42.5rem)']], widths: [360, 680, 1080, 1360], box: 16 / 9 }),
    text: () => ({ sizes: [['', 'min(91vw, 42.5rem)']], widths: [360, 680, 1080, 1360] }),
    'card-wide': inMargin,
    'card-narrow': inMargin,
    'card-full': inMargin,
    card: inMargin,
    highlight: inMargin,
    'highlight-wide': inMargin,
    'gallery-row': (ratio) => ({
      sizes: [
        ['(min-width: 44rem) ', `min(92vw, 56rem, ${Math.round(ratio * 15)}rem)`],
        ['', `min(89vw, ${Math.round(ratio * 11)}rem)`],
      ],
      widths: [240, 360, 480, 720, 1080],
      box: ratio,
      isEnlarged: true,
    }),
  },
});
