// Registers the notations of CSS.
import 'culori/css';
import {
  type Color,
  clampRgb,
  colorsNamed,
  converter,
  formatHex,
  formatHex8,
  parse,
  wcagContrast,
  wcagLuminance,
} from 'culori/fn';

/** A color in oklch: lightness 0–1, chroma from 0, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

const toOklch = converter('oklch');
const toRgb = converter('rgb');
const bareHex = /^[0-9a-f]+$/i;

/** Reads an opaque CSS color, such as "#4a7c59", "rgb(74 124 89)" or "teal". Null if it isn't one. */
export function readColor(text: string): Oklch | null {
  const color = parseColor(text);
  if (!color || (color.alpha ?? 1) < 1) return null;
  // "none" means 0, and gray has no hue.
  const { l = 0, c = 0, h = 0 } = toOklch(rgbModes.has(color.mode) ? withinRange(color) : color);
  return [Math.min(Math.max(l, 0), 1), c, h];
}

/** Whether a text is a CSS color that isn't opaque, such as "#4a7c5980" or "transparent". */
export const isTranslucent = (text: string): boolean => (parseColor(text)?.alpha ?? 1) < 1;

/** The same color without its transparency, in the same notation; undefined for "transparent". */
export function opaqueColor(text: string): string | undefined {
  const opaque = text
    .replace(/^(#.{3}).$|^(#.{6})..$/, '$1$2')
    .replace(/\s*\/[^)]*\)$/, ')')
    .replace(/^([a-z]+?)a?(\((?:[^,]+,){2}[^,]+),[^,]+\)$/i, '$1$2)');
  return readColor(opaque) ? opaque : undefined;
}

/** The color that is meant by "oklch(54 0.08 155)", which is white; undefined if the lightness is from 0 to 1. */
export function withPercentSign(text: string): string | undefined {
  const [, start = '', lightness = ''] = /^(okl(?:ch|ab)\(\s*)(\d[\d.]*)(?=\s)/i.exec(text) ?? [];
  const meant = `${start}${lightness}%${text.slice(start.length + lightness.length)}`;
  return Number(lightness) >= 2 && Number(lightness) <= 100 && readColor(meant) ? meant : undefined;
}

/** Whether a text is a CSS color that sRGB can display: "rgb(300 0 0)" isn't. */
export function isInSrgb(text: string): boolean {
  const { r = 0, g = 0, b = 0 } = toRgb(parseColor(text)) ?? {};
  const channels = [r, g, b];
  // Half a step of hexadecimal notation is rounding.
  return channels.every((channel) => channel > -0.002 && channel < 1.002);
}

// culori also reads hexadecimal colors without a number sign, which aren't valid in CSS.
const parseColor = (text: string): Color | undefined => (bareHex.test(text) ? undefined : parse(text.toLowerCase()));

/* CSS limits the components of these notations to their range. */
const rgbModes = new Set(['rgb', 'hsl', 'hwb']);

function withinRange(color: Color): Color {
  const { r = 0, g = 0, b = 0 } = toRgb(color);
  const [red, green, blue] = [r, g, b].map((channel) => Math.min(Math.max(channel, 0), 1)) as [number, number, number];
  return { mode: 'rgb', r: red, g: green, b: blue };
}

/** The names of all CSS colors. */
export const colorNames: readonly string[] = Object.keys(colorsNamed);

const colorOf = ([l, c, h]: Oklch): Color => ({ mode: 'oklch', l, c, h });

const toLinear = converter('lrgb');

// The limits allow for rounding: the owner's color may be at the edge of sRGB.
const isDisplayed = (color: Oklch): boolean => {
  const { r, g, b } = toLinear(colorOf(color));
  return [r, g, b].every((channel) => channel >= -0.0001 && channel <= 1.0001);
};

/** Reduces the chroma of a color to what sRGB can display at its lightness and hue. */
export function clampChroma([lightness, chroma, hue]: Oklch): Oklch {
  if (isDisplayed([lightness, chroma, hue])) return [lightness, chroma, hue];
  let [inside, outside] = [0, chroma];
  for (let step = 0; step < 16; step++) {
    const middle = (inside + outside) / 2;
    if (isDisplayed([lightness, middle, hue])) inside = middle;
    else outside = middle;
  }
  return [lightness, inside, hue];
}

const displayed = (color: Oklch): Color => clampRgb(colorOf(clampChroma(color)));

/** The contrast ratio of two colors by WCAG 2: from 1 to 21. */
export const contrast = (one: Oklch, other: Oklch): number => wcagContrast(displayed(one), displayed(other));

/** The luminance of a color by WCAG 2: from 0 (black) to 1 (white). */
export const luminance = (color: Oklch): number => wcagLuminance(displayed(color));

/** The lightness at which the hue and the chroma of a color, limited to sRGB, have a luminance from 0 to 1. */
export function lightnessWith(target: number, [, chroma, hue]: Oklch): number {
  let [darker, lighter] = [0, 1];
  for (let step = 0; step < 16; step++) {
    const middle = (darker + lighter) / 2;
    if (luminance([middle, chroma, hue]) < target) darker = middle;
    else lighter = middle;
  }
  return lighter;
}

/** A color in hexadecimal notation: "#2b5f9e", or "#2b5f9e80" at half opacity. */
export const toHex = (color: Oklch, alpha = 1): string =>
  alpha === 1 ? formatHex(displayed(color)) : formatHex8({ ...displayed(color), alpha });
