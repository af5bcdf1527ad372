import type { PictureFile } from '../../block-host.ts';
import type { PictureSlot } from './copy-sizes.ts';

/* tests/browser/blocks/gallery.test.ts compares these slots with the style sheet. */

/**
 * Returns the slot of one of several pictures in a gallery grid. `hasCaption` is whether any picture has a caption. On
 * wide screens a row has three pictures; the last rows have two if one or two would remain.
 */
export function gridSlot(index: number, count: number, hasCaption: boolean): PictureSlot {
  const columns = columnsAt(index, count);
  const isLastAlone = index === count - 1 && count % 2 === 1;
  return {
    name: 'gallery',
    sizes: [
      ['(min-width: 44rem) ', `calc(min(92vw, 88rem) / ${columns})`],
      ['', hasCaption || isLastAlone ? '89vw' : '44vw'],
    ],
    widths: [180, 360, 480, 720],
    box: 4 / 3,
    columns: [columns, hasCaption || isLastAlone ? 1 : 2],
  };
}

/** Returns the number of columns in the row of an entry: three, but two in the last rows if one or two would remain. */
export const columnsAt = (index: number, count: number): number =>
  index >= count - ([0, 4, 2][count % 3] as number) ? 2 : 3;

/** Returns the slot of the only picture of a gallery, limited to the height of the viewport. */
export const singleSlot = (ratio: number): PictureSlot => ({
  name: 'gallery-only',
  sizes: [['', `min(92vw, 88rem, ${round(85 * ratio)}vh)`]],
  widths: [360, 480, 720, 1080],
  box: ratio,
});

/** Returns the slot of a picture in a gallery of rows. Pictures grow to fill a row, depending on the others in it. */
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

/** Returns the aspect ratio of a picture in a row, between 0.4 and 4; 3:2 if its size is unknown. */
export function ratioOf(known: PictureFile | undefined): number {
  if (!known || known.problem || !known.width || !known.height) return 3 / 2;
  return round(Math.min(4, Math.max(0.4, known.width / known.height)));
}

const round = (value: number) => Math.round(value * 100) / 100;
