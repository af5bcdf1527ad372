/** The box in which the design shows a picture: its widths, the widths of the copies to make, and its aspect ratio. */
export interface PictureSlot {
  /** The name by which a look can replace it: see LookSlots. */
  name?: string;
  /** Media conditions with CSS lengths, from the widest viewport to the narrowest. 1rem is 16px here. */
  sizes: [condition: string, length: string][];
  /** The widths of the copies in pixels: for phones at 2x and 3x, and desktops at 1x and 2x. */
  widths: number[];
  /** The aspect ratio of the box, if the picture fills it and is cropped. */
  box?: number;
  /** The heights of the box for each of `sizes`, if its aspect ratio depends on the viewport. */
  heights?: string[];
  /** The number of columns on wide screens and on phones, if it depends on the number of pictures. */
  columns?: [wide: number, phone: number];
  /** Whether it's in a compact card, which may have its text next to the picture. */
  isCompact?: boolean;
  /** Whether the picture can be enlarged, which needs larger copies. */
  isEnlarged?: boolean;
}

/** The slots that a look overrides, by name: from the aspect ratio of a picture and the default slot. */
export type LookSlots = Readonly<Record<string, (ratio: number, slot: PictureSlot) => PictureSlot>>;

/**
 * Computes the `sizes` attribute of a picture in a slot, and the widths of its copies. A picture that is wider than its
 * box is cropped at the sides; with `fit: contain`, one that is taller is narrower than the box. No copy is larger than
 * the picture, or than the format allows.
 */
export function responsiveSizes(
  slot: PictureSlot,
  { width, height, fit }: { width: number; height: number; fit?: 'cover' | 'contain' | undefined },
): { sizes: string; widths: number[] } {
  const { sizes, widths, box, heights = [] } = slot;
  const isWhole = fit === 'contain';
  const ratio = width / height;
  const share = box === undefined ? 1 : (isWhole ? Math.min : Math.max)(1, ratio / box);
  const factor = Math.ceil(share * 20) / 20;
  const shown = widths.map((each) => Math.round(each * factor));
  const largest = Math.max(...shown);
  const wanted = [...shown, ...(slot.isEnlarged ? largeWidths(width, height) : []).filter((each) => each > largest)];
  const maxWidth = maxCopyWidth(width, height);
  const smaller = wanted.filter((each) => each < maxWidth);
  const scaled = (length: string, boxHeight: string | undefined) => {
    if (isWhole && boxHeight !== undefined) return `min(${length}, ${Math.round(ratio * 100) / 100} * ${boxHeight})`;
    return factor === 1 ? length : `calc(${factor} * ${length})`;
  };
  return {
    sizes: sizes.map(([condition, length], index) => condition + scaled(length, heights[index])).join(', '),
    widths: smaller.length < wanted.length ? [...smaller, maxWidth] : wanted,
  };
}

/*
 * The widths of enlarged copies for 1x and 2x screens. The longer side is limited, except for full-page screenshots,
 * which are read from top to bottom: see picture-dialog.tsx.
 */
const largeWidths = (width: number, height: number) => {
  const share = height > 3 * width ? 1 / 2 : Math.min(1, width / height);
  return [1280, 2400].map((each) => Math.round(each * share));
};

/** The maximum width and height of a WebP image in pixels; other formats allow more. */
export const maxWebpSide = 16_383;

/** Returns the maximum width of a copy in pixels: no wider than the picture, and no side longer than WebP allows. */
export const maxCopyWidth = (width: number, height: number): number =>
  Math.floor(Math.min(width, maxWebpSide, (maxWebpSide * width) / height));
