import type { LookSlots } from '../core/resolve/pictures/responsive-sizes.ts';

/**
 * The sizes of images in galleries that are as wide as a length of CSS, and on a phone as wide as another, in pictures
 * of these widths in pixels.
 */
export const gallerySlots = (wide: string, phone: string, widths: number[]) =>
  ({
    gallery: (_, { columns: [many, few] = [1, 1] }) => ({
      sizes: [
        ['(min-width: 44rem) ', `calc(${wide} / ${many})`],
        ['', `calc(${phone} / ${few})`],
      ],
      widths,
      box: 4 / 3,
      isEnlarged: true,
    }),
    'gallery-only': (ratio) => ({
      sizes: [['', `min(${wide}, ${Math.round(85 * ratio)}vh)`]],
      widths,
      isEnlarged: true,
    }),
  }) satisfies LookSlots;
