import type { PictureFile } from '../../block-host.ts';
import type { PictureSlot } from './responsive-sizes.ts';

/* Both are held to the style sheet by tests/browser/blocks/gallery.test.ts. */

/**
 * Where a gallery in a grid shows one of several pictures: by how many there are, and whether words stand under some. On a
 * wide screen three are in a row, and two in the last rows if one or two would remain.
 */
export function gridSlot(index: number, count: number, hasWords: boolean): PictureSlot {
  const columns = columnsAt(index, count);
  const isAlone = index === count - 1 && count % 2 === 1;
  return {
    name: 'gallery',
    sizes: [
      ['(min-width: 44rem) ', `calc(min(92vw, 88rem) / ${columns})`],
      ['', hasWords || isAlone ? '89vw' : '44vw'],
    ],
    widths: [180, 360, 480, 720],
    box: 4 / 3,
    columns: [columns, hasWords || isAlone ? 1 : 2],
  };
}

/** How many are in the row of one of several: three, and two in the last rows if one or two would remain. */
export const columnsAt = (index: number, count: number): number =>
  index >= count - ([0, 4, 2][count % 3] as number) ? 2 : 3;

/** Where a gallery shows its only picture: in its own shape, and not higher than a window. */
export const loneSlot = (ratio: number): PictureSlot => ({
  name: 'gallery-only',
  sizes: [['', `min(92vw, 88rem, ${round(85 * ratio)}vh)`]],
  widths: [360, 480, 720, 1080],
  box: ratio,
});

/** Where a gallery in rows shows a picture of this shape; how far it grows to fill its row depends on its neighbours. */
export const rowSlot = (ratio: number): PictureSlot => ({
  name: 'gallery-row',
  sizes: [
    ['(min-width: 64rem) ', `min(92vw, ${round(20 * ratio)}rem)`],
    ['(min-width: 44rem) ', `min(91vw, ${round(15 * ratio)}rem)`],
    ['', `min(89vw, ${round(11 * ratio)}rem)`],
  ],
  widths: [240, 360, 480, 720, 1080],
  box: ratio,
});

/** Width by height as a row shows it: no strip, and not wider than four of its neighbours. */
export function ratioOf(known: PictureFile | undefined): number {
  if (!known || known.flaw || !known.width || !known.height) return 3 / 2;
  return round(Math.min(4, Math.max(0.4, known.width / known.height)));
}

const round = (value: number) => Math.round(value * 100) / 100;
