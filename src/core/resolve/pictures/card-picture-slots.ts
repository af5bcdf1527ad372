import type { Resolved } from '../../../../schema/resolved.ts';
import { columnsAt } from './gallery-places.ts';
import type { PictureSlot } from './responsive-sizes.ts';

type Grid = Pick<Resolved<'card-grid'>, 'layout' | 'cards'>;

/** The positions of cards in a grid. */
export type CardPlace = keyof typeof places;

/** Returns the position of a card in its grid. */
export function placeOfCard({ layout, cards }: Grid, { lead }: Grid['cards'][number], index: number): CardPlace {
  if (layout === 'projects') return lead ?? 'compact';
  return index === cards.length - 1 && cards.length % 2 === 1 ? 'lastHighlight' : 'highlight';
}

/** Returns the picture slot of a card, with the number of cards in its row for looks with rows of cards. */
export const slotOfCard = (place: CardPlace, columns = 1): PictureSlot => ({ ...places[place], columns: [columns, 1] });

/** Returns the number of cards in the row of each compact card, for looks with rows of three. */
export function columnsOf(cards: Grid['cards']): ReadonlyMap<Grid['cards'][number], number> {
  const compact = cards.filter(({ lead }) => !lead);
  return new Map(compact.map((card, index) => [card, columnsAt(index, compact.length)]));
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
