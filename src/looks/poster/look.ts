import type { PictureSlot } from '../../core/resolve/pictures/copy-sizes.ts';
import { defineLook, gallerySlots, sizesFrom } from '../define-look.ts';

const widths = [360, 480, 720, 1080, 1440, 1920, 2560];
/* A block of color in a row of two. */
const half: PictureSlot = {
  sizes: sizesFrom({ '44rem': 'min(47vw, 55rem)', '': '92vw' }),
  widths,
  box: 3 / 2,
};

/* The width of a picture of 3 by 2, or of one that is less wide, in a box of 1.1 by 1. */
const narrow = (ratio: number) => Math.round(40 * Math.min(Math.max(1, ratio / 1.1), 3 / 2 / 1.1));

/* Everything with the background --sheet-1: the sheets whose turn it is, the cards on others, the header, the footer. */
const first = ':nth-child(3n+1):not(:is([data-block=legal-text],[data-block=text]):first-child)';
const form = '[data-block=form]';
const sheets = [
  '[data-part~=header]',
  '[data-part~=menu]',
  `main:not(:has(>${first}:last-child))~[data-part~=footer]`,
  `main>${first}:not(${form}:not(${form}+${form}))`,
  'main>:not(:nth-child(3n+1)) [data-part~=item][data-tone=paint]',
].join();

export const poster = defineLook({
  coloring: {
    grounds: {
      light: { links: [0.925, 0.045, 230], marks: [0.925, 0.045, 230] },
      dark: { links: [0.27, 0.055, 240], marks: [0.27, 0.055, 240] },
    },
    sheets,
    parts: ['the colored sections'],
  },
  description: 'Flat sheets of color, and type as large as the wall. For designers, speakers and agencies.',
  // Two sheets and a disc, each half in the color of the other sheet.
  drawing: {
    ground: [
      [0.82, 0.095, 247],
      [0.22, 0.045, 258],
    ],
    radius: 5,
    shapes: [
      [[0.22, 0.045, 258], 'M4.5,12a7.5,7.5,0,0,1,15,0z'],
      [[0.82, 0.095, 247], 'M4.5,12a7.5,7.5,0,0,0,15,0z'],
    ],
  },
  slots: {
    hero: (ratio) => ({
      box: ratio > 1.2 ? 3 / 2 : ratio < 0.85 ? 4 / 5 : 1,
      sizes: sizesFrom({ '48rem': ratio < 0.85 ? 'min(31vw, 35rem)' : 'min(39vw, 45rem)', '': '92vw' }),
      widths,
    }),
    article: () => ({ sizes: [['', 'min(95vw, 110rem)']], widths, box: 16 / 9 }),
    ...gallerySlots('min(95vw, 110rem)', '92vw', widths),
    // A row is filled, so its pictures are up to half wider than their basis.
    'gallery-row': (ratio) => ({
      sizes: sizesFrom({
        '64rem': `min(95vw, 110rem, ${Math.round(ratio * 24)}rem)`,
        '44rem': `min(95vw, ${Math.round(ratio * 18)}rem)`,
        '': `min(92vw, ${Math.round(ratio * 12)}rem)`,
      }),
      widths,
      isEnlarged: true,
    }),
    'card-wide': () => ({ ...half, sizes: [['(min-width: 64rem) ', 'min(56vw, 64rem)'], ...half.sizes] }),
    // As high as the wide one next to it, so nearly square there.
    'card-narrow': (ratio) => ({
      ...half,
      sizes: [['(min-width: 64rem) ', `min(${narrow(ratio)}vw, ${narrow(ratio) + 6}rem)`], ...half.sizes],
    }),
    'card-full': () => ({
      sizes: sizesFrom({ '44rem': 'min(95vw, 110rem)', '': '92vw' }),
      widths,
      box: 21 / 9,
    }),
    card: (_, { columns: [wide] = [3] }) => ({
      sizes: sizesFrom({
        '64rem': wide === 3 ? 'min(31vw, 36rem)' : 'min(48vw, 56rem)',
        '44rem': 'min(48vw, 56rem)',
        '': '91vw',
      }),
      widths,
      box: 3 / 2,
    }),
    'card-video': (_, slot) => ({
      ...slot,
      sizes: sizesFrom({ '44rem': 'min(44vw, 32rem)', '': 'min(83vw, 32rem)' }),
    }),
    highlight: () => ({
      sizes: sizesFrom({ '40rem': 'min(45vw, 52rem)', '': '83vw' }),
      widths,
      box: 3 / 2,
    }),
    'highlight-wide': () => ({
      sizes: sizesFrom({ '40rem': 'min(92vw, 107rem)', '': '83vw' }),
      widths,
      box: 3 / 2,
    }),
  },
});
