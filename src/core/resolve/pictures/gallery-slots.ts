import type { CardPlace } from './card-picture-slots.ts';
import type { PictureSlot } from './responsive-sizes.ts';

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
