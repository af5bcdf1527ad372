import { widest } from './widest.ts';

/** Where the design shows a picture: how wide its box is, how wide copies of it should be, and the shape of the box. */
export interface PictureSlot {
  /** The name by which a look can replace it: see LookSlots. */
  name?: string;
  /** From the widest window to the narrowest: a condition, and a length of CSS. 1rem is 16 pixels here. */
  sizes: [condition: string, length: string][];
  /** In pixels: on phones with 2 and 3 of them to a point, on desktops with 1 and 2. */
  widths: number[];
  /** Width by height, where the picture fills the box and what sticks out is cut off. */
  box?: number;
  /** How high the box is, for each of the sizes, where its shape changes with the window. */
  heights?: string[];
  /** How many are in a row, on a wide screen and on a phone, where that depends on their number. */
  columns?: [wide: number, phone: number];
  /** Whether it is in a compact card, whose text may be next to its picture. */
  isCompact?: boolean;
  /** Whether it opens larger, so that there must be larger copies too. */
  isEnlarged?: boolean;
}

/** The places of pictures that a look changes, by name, from the aspect ratio of the picture and the default place. */
export type LookSlots = Readonly<Record<string, (ratio: number, slot: PictureSlot) => PictureSlot>>;

interface Shown {
  width: number;
  height: number;
  fit?: 'cover' | 'contain' | undefined;
}

/**
 * How wide a picture is shown in a place, and the copies that are worth making. A picture that is wider than its box, in
 * proportion, sticks out of it; one that is shown whole is narrower than the box where it is taller. No copy is larger
 * than the picture is, or than a copy can be.
 */
export function responsiveSizes(slot: PictureSlot, { width, height, fit }: Shown): { sizes: string; widths: number[] } {
  const { sizes, widths, box, heights = [] } = slot;
  const isWhole = fit === 'contain';
  const ratio = width / height;
  const share = box === undefined ? 1 : (isWhole ? Math.min : Math.max)(1, ratio / box);
  const factor = Math.ceil(share * 20) / 20;
  const shown = widths.map((each) => Math.round(each * factor));
  const largest = Math.max(...shown);
  const wanted = [...shown, ...(slot.isEnlarged ? largeWidths(width, height) : []).filter((each) => each > largest)];
  const most = widest(width, height);
  const smaller = wanted.filter((each) => each < most);
  const scaled = (length: string, high: string | undefined) => {
    if (isWhole && high !== undefined) return `min(${length}, ${Math.round(ratio * 100) / 100} * ${high})`;
    return factor === 1 ? length : `calc(${factor} * ${length})`;
  };
  return {
    sizes: sizes.map(([condition, length], index) => condition + scaled(length, heights[index])).join(', '),
    widths: smaller.length < wanted.length ? [...smaller, most] : wanted,
  };
}

/*
 * For screens of 1 and of 2 pixels to a point. The longer side counts, but not of a page that was taken as a whole: that
 * is read from top to bottom, see picture-dialog.tsx.
 */
const largeWidths = (width: number, height: number) => {
  const share = height > 3 * width ? 1 / 2 : Math.min(1, width / height);
  return [1280, 2400].map((each) => Math.round(each * share));
};
