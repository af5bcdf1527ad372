import type { LookSlots } from '../core/resolve/pictures/responsive-sizes.ts';
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
  grounds: Record<'light' | 'dark', readonly [ofLinks: Oklch, ofMarks: Oklch]>;
  /** Whether whole sheets have the color, and links and marks don't. */
  isOnSheets?: boolean;
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
    light: [
      [0.945, 0.024, 240],
      [0.962, 0.007, 235],
    ],
    dark: [
      [0.278, 0.052, 253],
      [0.248, 0.035, 256],
    ],
  },
  parts: ['links', 'marks', 'the focus ring', 'buttons', 'the contact section', 'the artwork'],
};
