// Registers the notations of CSS.
import 'culori/css';
import { colorsNamed, converter, parse } from 'culori/fn';

/** A color in oklch: lightness 0–1, chroma from 0, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

const toOklch = converter('oklch');
const bareHex = /^[0-9a-f]+$/i;

/** Reads an opaque CSS color, such as "#4a7c59", "rgb(74 124 89)" or "teal". Null if it isn't one. */
export function readColor(text: string): Oklch | null {
  // culori also reads hexadecimal colors without a number sign, which aren't valid in CSS.
  const color = bareHex.test(text) ? undefined : toOklch(parse(text.toLowerCase()));
  if (!color || (color.alpha ?? 1) < 1) return null;
  // "none" means 0, and gray has no hue.
  const { l = 0, c = 0, h = 0 } = color;
  return [l, c, h];
}

/** The names of all CSS colors. */
export const colorNames: readonly string[] = Object.keys(colorsNamed);
