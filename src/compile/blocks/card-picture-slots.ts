import type { Resolved } from '../../../schema/resolved.ts';
import type { PictureSlot } from '../pictures/responsive-sizes.ts';

type Grid = Pick<Resolved<'card-grid'>, 'layout' | 'cards'>;

/** Where a grid shows the picture of one of its cards. */
export function slotOfCard({ layout, cards }: Grid, { lead }: Grid['cards'][number], index: number): PictureSlot {
  if (layout === 'projects') return places[lead ?? 'compact'];
  return index === cards.length - 1 && cards.length % 2 === 1 ? places.lastHighlight : places.highlight;
}

/* In the panel of a featured card, a picture that is taller than it is wide is shown whole. */
const tall: PictureSlot = {
  sizes: [
    ['(min-width: 44rem) ', '18rem'],
    ['', '75vw'],
  ],
  widths: [240, 360, 480, 720],
};

/* Held to the style sheet by tests/browser/pictures.test.ts. The gutters and gaps are in the shares of the window. */
const places = {
  wide: {
    sizes: [
      ['(min-width: 64rem) ', 'min(53vw, 44rem)'],
      ['(min-width: 44rem) ', '44vw'],
      ['', '91vw'],
    ],
    widths: [360, 480, 720, 1080, 1440],
    box: 3 / 2,
    tall,
  },
  narrow: {
    sizes: [
      ['(min-width: 64rem) ', 'min(38vw, 33rem)'],
      ['(min-width: 44rem) ', '44vw'],
      ['', '91vw'],
    ],
    widths: [360, 480, 720, 1080],
    box: 3 / 2,
    tall,
  },
  full: { sizes: [['', 'min(92vw, 77.5rem)']], widths: [360, 720, 1080, 1440, 2160], box: 3 / 2, tall },
  compact: { sizes: [['', '3rem']], widths: [96, 144], box: 1 },
  highlight: {
    sizes: [
      ['(min-width: 60rem) ', 'min(32vw, 27rem)'],
      ['(min-width: 40rem) ', '42vw'],
      ['', '79vw'],
    ],
    widths: [360, 480, 720, 1080],
  },
  lastHighlight: {
    sizes: [
      ['(min-width: 60rem) ', 'min(66vw, 55rem)'],
      ['(min-width: 40rem) ', '86vw'],
      ['', '79vw'],
    ],
    widths: [360, 720, 1080, 1440],
  },
} satisfies Record<string, PictureSlot>;

/** Where a card shows more pictures, by whether the card is one of the small ones. */
export const gallery = {
  large: {
    sizes: [
      ['(min-width: 64rem) ', 'min(16vw, 16rem)'],
      ['(min-width: 44rem) ', '20vw'],
      ['', '39vw'],
    ],
    widths: [160, 240, 320, 480, 640],
    box: 4 / 3,
  },
  small: {
    sizes: [
      ['(min-width: 64rem) ', 'min(11.6vw, 11.5rem)'],
      ['(min-width: 44rem) ', '18.5vw'],
      ['', '40vw'],
    ],
    widths: [120, 160, 240, 320, 480],
    box: 4 / 3,
  },
} satisfies Record<string, PictureSlot>;
