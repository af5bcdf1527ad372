import type { LookSlots, PictureSlot } from '../core/resolve/pictures/copy-sizes.ts';
import type { Oklch } from '../core/text/css-color.ts';

/**
 * A design for the markup of every site. The folder of a look contains `look.css`, which is appended to the style sheet
 * of sites with that look, in the layers "tokens" and "look".
 */
interface Look {
  /** The appearance in one sentence, and the professions that it suits. */
  description: string;
  /** How the look shows the color of an owner. */
  coloring: Coloring;
  /** The sizes of images in places where this look shows them larger or smaller than the default look. */
  slots?: LookSlots;
  /** The drawing of the favicon, which link previews show, too; by default, that of the look "door". */
  drawing?: Drawing;
}

/**
 * A drawing in a square of 24 by 24, which is shown at 16 pixels, too. Its colors are those of the light theme; as in a
 * style sheet, those with a hue from 225 to 265 change with the accent.
 */
export interface Drawing {
  /** The color of the ground, and that of its lower half if it is another one. */
  ground: readonly [Oklch, lower?: Oklch];
  /** The radius of the corners of the favicon. */
  radius: number;
  /** The filled shapes, as path data without spaces. */
  shapes: readonly [Oklch, path: string][];
}

/** How a look shows the color of an owner. */
export interface Coloring {
  /**
   * The ground on which links have the lowest contrast, and that of marks: the darkest one of the light theme, and the
   * lightest one of the dark theme.
   */
  grounds: Record<'light' | 'dark', { links: Oklch; marks: Oklch }>;
  /** The selector of whole sheets in the color, if there are any. Then links and marks don't have it. */
  sheets?: string;
  /** The parts that `check` compares with the color of the owner. */
  parts: readonly ColoredPart[];
}

/** A part of a site in the color of its owner. */
export type ColoredPart =
  | 'links'
  | 'marks'
  | 'the focus ring'
  | 'buttons'
  | 'the contact section'
  | 'the colored sections'
  | 'the artwork';

/** Declares a look. By default, it shows the color of an owner as the look "door" does. */
export const defineLook = (look: Omit<Look, 'coloring'> & Partial<Pick<Look, 'coloring'>>): Look => ({
  coloring: doorColoring,
  ...look,
});

const doorColoring: Coloring = {
  grounds: {
    light: { links: [0.945, 0.024, 240], marks: [0.962, 0.007, 235] },
    dark: { links: [0.278, 0.052, 253], marks: [0.248, 0.035, 256] },
  },
  parts: ['links', 'marks', 'the focus ring', 'buttons', 'the contact section', 'the artwork'],
};

/** The sizes of an image, by the width of the window from which on each applies: { '44rem': '48vw', '': '95vw' }. */
export const sizesFrom = (lengths: Record<string, string>): PictureSlot['sizes'] =>
  Object.entries(lengths).map(([width, length]) => [width && `(min-width: ${width}) `, length]);

/**
 * The sizes of images in galleries that are as wide as a length of CSS, and on a phone as wide as another, in pictures
 * of these widths in pixels.
 */
export const gallerySlots = (wide: string, phone: string, widths: number[]) =>
  ({
    gallery: (_, { columns: [many, few] = [1, 1] }) => ({
      sizes: sizesFrom({ '44rem': `calc(${wide} / ${many})`, '': `calc(${phone} / ${few})` }),
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
