import type { PictureSlot } from '../../core/resolve/pictures/copy-sizes.ts';
import { defineLook, gallerySlots, sizesFrom } from '../define-look.ts';

/* The text of a clause is at most 60.5rem wide: the container without the margin of the numerals. */
const half: PictureSlot = {
  sizes: sizesFrom({ '44rem': 'min(44vw, 29rem)', '': '91vw' }),
  widths: [360, 480, 720, 1080],
  box: 3 / 2,
};
/* The text of a card: that of a compact one is next to its picture. */
const texts = (isCompact = false): [wide: string, phone: string] =>
  isCompact ? ['calc(min(44vw, 29rem) - 6.125rem)', 'calc(91vw - 6.125rem)'] : ['min(44vw, 29rem)', '91vw'];
const compact: PictureSlot = { sizes: [['', '5rem']], widths: [80, 160, 240], box: 4 / 3 };

export const letterhead = defineLook({
  coloring: {
    grounds: {
      light: { links: [0.952, 0.013, 85], marks: [0.96, 0.011, 85] },
      dark: { links: [0.27, 0.012, 75], marks: [0.225, 0.01, 75] },
    },
    parts: ['links', 'marks', 'the focus ring', 'buttons', 'the contact section'],
  },
  description: 'Engraved stationery with numbered sections. For lawyers, doctors and consultants.',
  // An engraved card.
  drawing: {
    ground: [[0.27, 0.065, 254]],
    radius: 0,
    shapes: [
      [[0.982, 0.007, 85], 'M3,3h18v18h-18z'],
      [[0.27, 0.065, 254], 'M4.5,4.5h15v15h-15z'],
      [[0.982, 0.007, 85], 'M12,7.5l4.5,4.5l-4.5,4.5l-4.5,-4.5z'],
    ],
  },
  slots: {
    hero: (ratio) => ({
      sizes: [['', ratio > 1.2 ? '17.25rem' : '8.75rem']],
      widths: ratio > 1.2 ? [276, 552, 828] : [140, 280, 420],
      box: ratio > 1.2 ? 3 / 2 : ratio < 0.85 ? 4 / 5 : 1,
    }),
    article: () => ({ sizes: [['', 'min(91vw, 64rem)']], widths: [360, 720, 1080, 1440, 2048], box: 16 / 9 }),
    text: () => ({ sizes: [['', 'min(91vw, 44.5rem)']], widths: [360, 720, 1080, 1424] }),
    'card-wide': () => half,
    'card-narrow': () => half,
    'card-full': () => half,
    card: () => compact,
    'card-pictures': (_, { columns: [wide, phone] = [2, 2], isCompact }) => ({
      sizes: sizesFrom({
        '44rem': `calc(${texts(isCompact)[0]} / ${isCompact ? wide : 3})`,
        '': `calc(${texts(isCompact)[1]} / ${phone})`,
      }),
      widths: [120, 160, 240, 320, 480],
      box: 4 / 3,
      isEnlarged: true,
    }),
    'card-video': (_, { isCompact }) => ({
      sizes: sizesFrom({ '44rem': texts(isCompact)[0], '': texts(isCompact)[1] }),
      widths: [240, 360, 480, 720, 1080],
      box: 16 / 9,
    }),
    ...gallerySlots('min(92vw, 64rem)', '91vw', [180, 360, 480, 720, 1024, 1536]),
    highlight: () => half,
    'highlight-wide': () => half,
    'gallery-row': (ratio, slot) => ({
      ...slot,
      sizes: sizesFrom({
        '64rem': `min(92vw, 64rem, ${Math.round(ratio * 24)}rem)`,
        '44rem': `min(92vw, ${Math.round(ratio * 18)}rem)`,
        '': `min(91vw, ${Math.round(ratio * 12)}rem)`,
      }),
    }),
  },
});
