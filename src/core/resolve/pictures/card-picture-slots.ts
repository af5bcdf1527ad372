import type { Resolved } from '../../../../schema/resolved.ts';
import { columnsAt } from './gallery-places.ts';
import type { PictureSlot } from './responsive-sizes.ts';

type Grid = Pick<Resolved<'card-grid'>, 'layout' | 'cards'>;

/** The places in which a grid shows its cards. */
export type CardPlace = keyof typeof places;

/** Where a grid shows one of its cards. */
export function placeOfCard({ layout, cards }: Grid, { lead }: Grid['cards'][number], index: number): CardPlace {
  if (layout === 'projects') return lead ?? 'compact';
  return index === cards.length - 1 && cards.length % 2 === 1 ? 'lastHighlight' : 'highlight';
}

/** Where the picture of a card in such a place is shown, and how many are in its row in looks with rows of cards. */
export const slotOfCard = (place: CardPlace, columns = 1): PictureSlot => ({ ...places[place], columns: [columns, 1] });

/** How many are in the row of each compact card, in looks that show them in rows of three. */
export function columnsOf(cards: Grid['cards']): ReadonlyMap<Grid['cards'][number], number> {
  const compact = cards.filter(({ lead }) => !lead);
  return new Map(compact.map((card, index) => [card, columnsAt(index, compact.length)]));
}

/* How high the panel of a featured card is inside, on a wide screen and on a phone. */
const panel = 'min(2.5rem + 17vw, 19.5rem)';
const panelOnPhone = '54vw';

/* Held to the style sheet by tests/browser/blocks/pictures.test.ts. The gutters and gaps are in the shares of the window. */
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
