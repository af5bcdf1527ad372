import type { ResolvedPicture } from '../../../schema/resolved.ts';

/** Returns the path of an image at the largest published size: its widest copy, or the image itself if it has none. */
export const largeCopy = ({ src, widths = [] }: ResolvedPicture): string =>
  widths.length === 0 ? src : `${src.slice(0, -4)}-${Math.max(...widths)}.webp`;
