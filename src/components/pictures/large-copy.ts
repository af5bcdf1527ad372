import type { ResolvedPicture } from '../../../schema/resolved.ts';

/** The address of a picture as large as it is published for pages: its widest copy, or the picture itself where there are none. */
export const largeCopy = ({ src, widths = [] }: ResolvedPicture): string =>
  widths.length === 0 ? src : `${src.slice(0, -4)}-${Math.max(...widths)}.webp`;
