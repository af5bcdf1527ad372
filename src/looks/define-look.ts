import type { LookSlots } from '../core/resolve/pictures/responsive-sizes.ts';
import type { Oklch } from '../core/text/css-color.ts';
import type { PreviewDesign } from './define-preview.ts';

/**
 * A design for the markup of every site. The folder of a look contains `look.css`, which is appended to the style sheet
 * of sites with that look, in the layers "tokens" and "look".
 */
interface Look {
  /** The appearance in one sentence, and the professions that it suits. */
  description: string;
  /** The parts whose lightness `check` compares with the color of the owner; none by default. */
  coloredParts?: readonly ColoredPart[];
  /** The sizes of images in places where this look shows them larger or smaller than the default look. */
  slots?: LookSlots;
  /** The design of link previews with words. */
  preview: PreviewDesign;
  /** The drawing of the favicon and of the generated link preview; by default, that of the look "door". */
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

/** A part in the color of the site, the token of this color, and its lightness in both themes, from 0 to 1. */
export type ColoredPart = readonly [
  part: 'links' | 'buttons' | 'the contact section' | 'the colored sections',
  token: string,
  light: number,
  dark: number,
];

/** Declares a look. */
export const defineLook = (look: Look): Look => look;
