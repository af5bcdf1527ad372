import type { AnyResolved, Drawn } from '../../../schema/resolved.ts';
import { isPortrait } from '../../shared/is-portrait.ts';
import { widest } from './side.ts';

/** Where the design draws a picture: how wide its box is, how wide copies of it should be, and the shape of the box. */
export interface Place {
  /** From the widest window to the narrowest: a condition, and a length of CSS. 1rem is 16 pixels here. */
  sizes: [condition: string, length: string][];
  /** In pixels: on phones with 2 and 3 of them to a point, on desktops with 1 and 2. */
  widths: number[];
  /** Width by height, where the picture fills the box and what sticks out is cut off. */
  box?: number;
}

/* Held to the style sheets by tests/browser/pictures.test.ts. The gutters and gaps are in the shares of the window. */
const places = {
  hero: {
    sizes: [
      ['(min-width: 48rem) ', 'min(27vw, clamp(15rem, (100svh - 15.25rem) * 0.5625, 27rem))'],
      ['', 'clamp(6rem, 30vw, 9rem)'],
    ],
    widths: [240, 320, 640, 864],
    box: 4 / 5,
  },
  wide: {
    sizes: [
      ['(min-width: 64rem) ', 'min(53vw, 44rem)'],
      ['(min-width: 44rem) ', '44vw'],
      ['', '91vw'],
    ],
    widths: [360, 480, 720, 1080, 1440],
    box: 3 / 2,
  },
  narrow: {
    sizes: [
      ['(min-width: 64rem) ', 'min(38vw, 33rem)'],
      ['(min-width: 44rem) ', '44vw'],
      ['', '91vw'],
    ],
    widths: [360, 480, 720, 1080],
    box: 3 / 2,
  },
  full: { sizes: [['', 'min(92vw, 77.5rem)']], widths: [360, 720, 1080, 1440, 2160], box: 3 / 2 },
  /* Taller than it is wide, in the panel of a large card. */
  portrait: {
    sizes: [
      ['(min-width: 44rem) ', '18rem'],
      ['', '75vw'],
    ],
    widths: [240, 360, 480, 720],
  },
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
} satisfies Record<string, Place>;

/** A block in which every picture has been given to `draw`, with its place. */
export function drawPictures(block: AnyResolved, draw: (picture: Drawn, place: Place) => Drawn): AnyResolved {
  if (block.type === 'hero') return block.picture ? { ...block, picture: draw(block.picture, places.hero) } : block;
  if (block.type !== 'card-grid') return block;
  const { cards, layout } = block;
  const placeOf = (card: (typeof cards)[number], index: number): Place => {
    if (card.lead && card.picture && isPortrait(card.picture)) return places.portrait;
    if (layout === 'projects') return places[card.lead ?? 'compact'];
    return index === cards.length - 1 && cards.length % 2 === 1 ? places.lastHighlight : places.highlight;
  };
  return {
    ...block,
    cards: cards.map((card, index) =>
      card.picture ? { ...card, picture: draw(card.picture, placeOf(card, index)) } : card,
    ),
  };
}

/**
 * How wide a picture is drawn in a place, and the copies that are worth making. A picture that is wider than its box, in
 * proportion, sticks out of it; and no copy is larger than the picture is, or than a copy can be.
 */
export function tailor(
  { sizes, widths, box }: Place,
  width: number,
  height: number,
): { sizes: string; widths: number[] } {
  const excess = box === undefined ? 1 : Math.ceil(Math.max(1, width / height / box) * 20) / 20;
  const wanted = widths.map((each) => Math.round(each * excess));
  const most = widest(width, height);
  const smaller = wanted.filter((each) => each < most);
  const scaled = (length: string) => (excess === 1 ? length : `calc(${excess} * ${length})`);
  return {
    sizes: sizes.map(([condition, length]) => condition + scaled(length)).join(', '),
    widths: smaller.length < wanted.length ? [...smaller, most] : wanted,
  };
}
