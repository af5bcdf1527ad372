import type { PictureSlot } from '../../core/resolve/pictures/copy-sizes.ts';
import { defineLook, gallerySlots, sizesFrom } from '../define-look.ts';

/* Held to the style sheet by tests/browser/looks/pictures.test.ts. */
const widths = [360, 480, 768, 1080, 1440, 1920, 2560];
/* The shapes of the pictures at the start of a page. */
const boxOf = (ratio: number) => (ratio > 1.2 ? 3 / 2 : ratio < 0.85 ? 4 / 5 : 1);
/* A card in a row of two. */
const half: PictureSlot = {
  sizes: sizesFrom({ '44rem': '48vw', '': '95vw' }),
  widths,
  box: 4 / 3,
};

export const plate = defineLook({
  coloring: {
    grounds: {
      light: { links: [0.946, 0, 0], marks: [0.95, 0, 0] },
      dark: { links: [0.25, 0, 0], marks: [0.205, 0, 0] },
    },
    parts: ['links', 'marks', 'the focus ring', 'buttons'],
  },
  description: 'Pictures are the page, and words their captions. For photographers, architects and artists.',
  // A picture and its caption.
  drawing: {
    ground: [[0.24, 0, 0]],
    radius: 0,
    shapes: [
      [[0.97, 0, 0], 'M4.5,4.5h15v10.5h-15z'],
      [[0.8, 0.1, 250], 'M4.5,18h9v1.5h-9z'],
    ],
  },
  slots: {
    // A wide picture is as wide as the window; a tall or square one is next to the words.
    hero: (ratio) => ({
      box: boxOf(ratio),
      sizes: sizesFrom(
        ratio > 1.2
          ? { '': '100vw' }
          : {
              '60rem': ratio < 0.85 ? '31.5vw' : '48.5vw',
              '48rem': ratio < 0.85 ? '39.5vw' : '48vw',
              '': '100vw',
            },
      ),
      widths,
    }),
    article: (ratio) => ({
      sizes: [['', ratio > 1.2 ? '100vw' : `min(97vw, ${ratio < 0.85 ? 36 : 44}rem)`]],
      widths,
      box: boxOf(ratio),
    }),
    ...gallerySlots('97vw', '95vw', widths),
    // A row is filled, so its pictures are wider than their basis, and up to twice as wide if there are few.
    'gallery-row': (ratio) => ({
      sizes: sizesFrom({
        '64rem': `min(97vw, ${Math.round(ratio * 48)}rem)`,
        '': `min(95vw, ${Math.round(ratio * 18)}rem)`,
      }),
      widths,
      isEnlarged: true,
    }),
    'card-wide': () => half,
    'card-narrow': () => half,
    'card-full': () => ({
      // On a phone it is 4 by 3, so wider pictures stick out.
      sizes: sizesFrom({ '44rem': '97vw', '': '104vw' }),
      widths,
      box: 21 / 9,
    }),
    card: () => ({ ...half, sizes: [['(min-width: 64rem) ', '31.5vw'], ...half.sizes] }),
    'card-pictures': () => ({ sizes: [['', '7rem']], widths: [112, 224, 336], box: 4 / 3, isEnlarged: true }),
    'card-video': () => ({ sizes: [['', 'min(95vw, 20rem)']], widths: [320, 640, 960], box: 16 / 9 }),
    highlight: () => ({
      sizes: sizesFrom({ '60rem': '31.5vw', '40rem': '48vw', '': '95vw' }),
      widths,
      box: 3 / 2,
    }),
    'highlight-wide': () => ({
      sizes: sizesFrom({ '60rem': '65vw', '': '95vw' }),
      widths,
      box: 3 / 2,
    }),
  },
});
