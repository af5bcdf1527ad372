import type { PictureSlot } from '../../core/resolve/pictures/copy-sizes.ts';
import { defineLook, gallerySlots, sizesFrom } from '../define-look.ts';

/* The images of cards are in the margin, and beside the text on a phone. */
const inMargin = (): PictureSlot => ({
  sizes: sizesFrom({ '48rem': '9rem', '': '6rem' }),
  widths: [96, 144, 192, 288],
  box: 3 / 2,
});

/* As wide as the column next to the margin. */
const column: PictureSlot = {
  sizes: sizesFrom({ '100rem': '49rem', '48rem': 'min(100vw - 18rem, 42.5rem)', '': '91vw' }),
  widths: [360, 680, 784, 1080, 1360, 1568],
};

export const offprint = defineLook({
  coloring: {
    grounds: {
      light: { links: [0.945, 0.024, 240], marks: [0.97, 0.003, 250] },
      dark: { links: [0.278, 0.052, 253], marks: [0.21, 0.006, 250] },
    },
    parts: ['links', 'marks', 'the focus ring', 'buttons'],
  },
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
      sizes: sizesFrom({
        '100rem': ratio > 1.2 ? '13rem' : '9rem',
        '48rem': ratio > 1.2 ? '11.5rem' : '9rem',
        '': 'min(28vw, 6.5rem)',
      }),
      widths: [104, 184, 312, 368, 416],
      box: ratio > 1.2 ? 4 / 3 : ratio < 0.85 ? 4 / 5 : 1,
    }),
    article: () => ({ ...column, box: 16 / 9 }),
    text: () => column,
    'card-wide': inMargin,
    'card-narrow': inMargin,
    'card-full': inMargin,
    card: inMargin,
    highlight: inMargin,
    'highlight-wide': inMargin,
    'card-pictures': (_, { columns: [, phone] = [3, 2] }) => ({
      sizes: sizesFrom({ '100rem': '12.5rem', '48rem': '11rem', '': `calc(89vw / ${phone})` }),
      widths: [120, 176, 240, 352],
      box: 4 / 3,
      isEnlarged: true,
    }),
    'card-video': () => ({ sizes: [['', 'min(89vw, 32rem)']], widths: [360, 512, 720, 1024], box: 16 / 9 }),
    ...gallerySlots('min(92vw, 64rem)', '89vw', [180, 360, 480, 720, 1024, 1344]),
    'gallery-row': (ratio) => ({
      sizes: sizesFrom({
        '44rem': `min(92vw, 56rem, ${Math.round(ratio * 15)}rem)`,
        '': `min(89vw, ${Math.round(ratio * 11)}rem)`,
      }),
      widths: [240, 360, 480, 720, 1080],
      box: ratio,
      isEnlarged: true,
    }),
  },
});
