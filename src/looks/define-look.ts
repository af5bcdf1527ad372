import type { LookSlots } from '../core/resolve/pictures/responsive-sizes.ts';

/**
 * A design for the markup of every site. The folder of a look contains `look.css`, which is appended to the style sheet
 * of sites with that look, in the layers "tokens" and "look".
 */
export interface Look {
  /** The appearance in one sentence, and the professions that it suits. */
  description: string;
  /** The sizes of images in places where this look shows them larger or smaller than the default look. */
  slots?: LookSlots;
}

/** Declares a look. */
export const defineLook = (look: Look): Look => look;
