/** So many pixels a WebP has on a side at most; other formats hold more. */
export const longest = 16_383;

/** How wide a copy of a picture may be: no wider than the picture, and no side of it longer than a format can hold. */
export const widest = (width: number, height: number): number =>
  Math.floor(Math.min(width, longest, (longest * width) / height));
