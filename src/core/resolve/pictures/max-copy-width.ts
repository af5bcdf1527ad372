/** The maximum width and height of a WebP image in pixels; other formats allow more. */
export const maxWebpSide = 16_383;

/** Returns the maximum width of a copy in pixels: no wider than the picture, and no side longer than WebP allows. */
export const maxCopyWidth = (width: number, height: number): number =>
  Math.floor(Math.min(width, maxWebpSide, (maxWebpSide * width) / height));
