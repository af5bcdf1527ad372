import type { PictureSlot } from '../../core/resolve/pictures/copy-sizes.ts';
import { columnsAt } from '../../core/resolve/pictures/gallery-places.ts';

/** The widths of the featured cards of a grid; undefined for the others. */
type Leads = readonly ('wide' | 'narrow' | 'full' | undefined)[];

/** The positions of cards in a grid. */
export type CardPlace = keyof typeof places;

/** Returns the position of a card in its grid. */
export function placeOfCard(layout: string | undefined, leads: Leads, index: number): CardPlace {
  if (layout === 'projects') return leads[index] ?? 'compact';
  return index === leads.length - 1 && leads.length % 2 === 1 ? 'lastHighlight' : 'highlight';
}

/** Returns the picture slot of a card, with the number of cards in its row for looks with rows of cards. */
export const slotOfCard = (place: CardPlace, columns = 1): PictureSlot => ({ ...places[place], columns: [columns, 1] });

/** Returns the number of cards in the row of each compact card, for looks with rows of three. */
export function columnsOf(leads: Leads): (number | undefined)[] {
  const count = leads.filter((lead) => !lead).length;
  let index = 0;
  return leads.map((lead) => (lead ? undefined : columnsAt(index++, count)));
}

/* The inner height of a featured card on wide screens and on phones. */
const panel = 'min(2.5rem + 17vw, 19.5rem)';
const panelOnPhone = '54vw';

/* tests/browser/blocks/pictures.test.ts compares these with the style sheet. The vw values include gutters and gaps. */
const places = {
  wide: {
    name: 'card-wide',
    sizes: [
      ['(min-width: 64rem) ', 'min(53vw, 50rem)'],
      ['(min-width: 44rem) ', '44vw'],
      ['', '91vw'],
    ],
    widths: [360, 480, 720, 1080, 1440],
    box: 3 / 2,
    heights: [panel, panel, panelOnPhone],
  },
  narrow: {
    name: 'card-narrow',
    sizes: [
      ['(min-width: 64rem) ', 'min(38vw, 35rem)'],
      ['(min-width: 44rem) ', '44vw'],
      ['', '91vw'],
    ],
    widths: [360, 480, 720, 1080],
    box: 3 / 2,
    heights: [panel, panel, panelOnPhone],
  },
  full: {
    name: 'card-full',
    sizes: [
      ['(min-width: 44rem) ', 'min(92vw, 88rem)'],
      ['', '92vw'],
    ],
    widths: [360, 720, 1080, 1440, 2160],
    box: 3 / 2,
    heights: [panel, panelOnPhone],
  },
  compact: { name: 'card', sizes: [['', '3rem']], widths: [96, 144], box: 1 },
  highlight: {
    name: 'highlight',
    sizes: [
      ['(min-width: 60rem) ', 'min(32vw, 28rem)'],
      ['(min-width: 40rem) ', '42vw'],
      ['', '79vw'],
    ],
    widths: [360, 480, 720, 1080],
    box: 3 / 2,
  },
  lastHighlight: {
    name: 'highlight-wide',
    sizes: [
      ['(min-width: 60rem) ', 'min(66vw, 61rem)'],
      ['(min-width: 40rem) ', '86vw'],
      ['', '79vw'],
    ],
    widths: [360, 720, 1080, 1440],
    box: 3 / 2,
  },
} satisfies Record<string, PictureSlot>;

type Box = [condition: string, width: string, columns: number][];

/** Returns the slot of one of `count` additional pictures of a card. */
export function gallerySlot(place: CardPlace, count: number): PictureSlot {
  const columns = boxes[place].map(([, , each]) => (count === 3 ? 3 : each));
  return {
    name: 'card-pictures',
    sizes: boxes[place].map(([condition, width], index) => [condition, `calc(${width} / ${columns[index]})`]),
    widths: [120, 160, 240, 320, 480, 640],
    box: 4 / 3,
    isEnlarged: true,
    // The list of columns is never empty.
    columns: [columns[0] as number, columns.at(-1) as number],
    isCompact: place === 'compact',
  };
}

/** Returns the slot of the preview picture of a card's video. It's as wide as the text of the card. */
export const slotOfVideo = (place: CardPlace): PictureSlot => ({
  name: 'card-video',
  sizes: boxes[place].map(([condition, width]) => [condition, `min(${width}, 32rem)`]),
  widths: [240, 360, 480, 720, 1080],
  box: 16 / 9,
  isCompact: place === 'compact',
});

/* The width of the text of a card. tests/browser/blocks/pictures.test.ts compares it with the style sheet. */
const boxes = {
  wide: [
    ['(min-width: 64rem) ', 'min(47.2vw, 46rem)', 3],
    ['(min-width: 44rem) ', '39vw', 2],
    ['', '80vw', 2],
  ],
  narrow: [
    ['(min-width: 64rem) ', 'min(31.4vw, 30.8rem)', 2],
    ['(min-width: 44rem) ', '39vw', 2],
    ['', '80vw', 2],
  ],
  full: [
    ['(min-width: 44rem) ', 'min(86.5vw, 84rem)', 4],
    ['', '80vw', 2],
  ],
  compact: [
    ['(min-width: 64rem) ', 'min(23.5vw, 23.2rem)', 2],
    ['(min-width: 44rem) ', '37vw', 2],
    ['', '90vw', 2],
  ],
  highlight: [
    ['(min-width: 60rem) ', 'min(32vw, 27rem)', 2],
    ['(min-width: 40rem) ', '42vw', 2],
    ['', '79vw', 2],
  ],
  lastHighlight: [
    ['(min-width: 60rem) ', 'min(66vw, 55rem)', 4],
    ['(min-width: 44rem) ', '86vw', 4],
    ['(min-width: 40rem) ', '86vw', 2],
    ['', '79vw', 2],
  ],
} satisfies Record<CardPlace, Box>;
