import type { ResolvedPicture } from '../../../schema/resolved.ts';

/** The shape of a picture, for which looks have different places. */
export function pictureShape({ width = 4, height = 5 }: ResolvedPicture): 'wide' | 'square' | 'tall' {
  const ratio = width / height;
  if (ratio > 1.2) return 'wide';
  return ratio < 0.85 ? 'tall' : 'square';
}
