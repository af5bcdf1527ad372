import { clampChroma, contrast, lightnessWith, luminance, type Oklch } from '../../../core/text/css-color.ts';
import type { Coloring } from '../../../looks/define-look.ts';

export type Mode = 'light' | 'dark';

/** The tokens of one theme that follow the color of an owner. All others keep their lightness. */
export interface ColorTokens {
  colors: Readonly<Record<string, Oklch>>;
  /** The lightest or the darkest that a token of text or lines may be, from 0 to 1. */
  limits: Readonly<Record<string, readonly [min: number, max: number]>>;
}

/**
 * Returns the tokens of a look for the color of an owner. All have its hue, and its chroma as far as sRGB can display
 * it. Fills are the color itself, with black or white text, in both themes. Links and marks have the nearest lightness
 * with enough contrast: 7 for text, 3 for marks.
 */
export function tokensWithContrast(color: Oklch, mode: Mode, coloring: Coloring): ColorTokens {
  const own = clampChroma(color);
  const text = textOn(own);
  const { links, marks } = coloring.grounds[mode];
  const mark = readable(own, shaded(marks, own), 3);
  const [lightness] = own;
  const palette = {
    paint: own,
    'paint-2': atLightness(own, lightness < 0.2 ? lightness + 0.12 : lightness - 0.09),
    'on-paint': tinted(text === white ? 0.99 : 0.17, own),
    stud: stud(own, mode),
    'head-rule': distinct(own, mode),
    mark,
    // In the dark theme, the focus ring is brass.
    ...(mode === 'light' && { focus: mark }),
    link: readable(own, shaded(links, own), 7),
    'link-strong': readable(own, shaded(links, own), 10),
    sign: own,
    'on-sign': text,
  };
  if (coloring.sheets === undefined)
    return { colors: { ...palette, ...button(own, text), ...contactSection(own, text, mode) }, limits: {} };
  const sheet = { ...palette, 'sheet-1': own };
  if (mode !== schemeOn(own)) return { colors: sheet, limits: {} };
  const limit: [number, number] = text === white ? [lighterThan(own, textNeed), 1] : [0, darkerThan(own, textNeed)];
  return { colors: { ...sheet, ink: text }, limits: { 'ink-2': limit, 'ink-3': limit } };
}

/** Returns the tokens for visitors who ask for more contrast: text on the color of an owner has a contrast of 7. */
export function strongTokens(color: Oklch, { sheets, parts }: Coloring): Readonly<Record<string, Oklch>> {
  const own = clampChroma(color);
  const text = textOn(own);
  const fill = readable(own, text, 7);
  if (sheets !== undefined) return { 'sheet-1': fill };
  const room = { room: fill, 'room-2': pressed(fill, text), 'on-room-2': text };
  return { ...button(fill, text), ...(parts.includes('the contact section') && room) };
}

/** The theme in which text on a color is readable: "dark" if the text is white. */
export const schemeOn = (color: Oklch): Mode => (textOn(clampChroma(color)) === white ? 'dark' : 'light');

/** Whether the edge of a fill can be seen on the page in both themes. */
export const hasEdge = (color: Oklch): boolean =>
  Object.values(walls).every((wall) => contrast(clampChroma(color), wall) >= leastEdge);

const white: Oklch = [1, 0, 0];
const black: Oklch = [0, 0, 0];

/* The contrast of text on the color of an owner. */
const textNeed = 4.5;

/* One of them always has a contrast of 4.58 or more. */
const textOn = (fill: Oklch): Oklch => (isReadable(fill, white, textNeed) ? white : black);

/* Nails are iron by day and brass by night, unless these can hardly be seen on the paint. */
function stud(paint: Oklch, mode: Mode): Oklch {
  const iron = tinted(0.215, paint);
  const [usual, other] = mode === 'light' ? [iron, brass] : [brass, iron];
  return contrast(usual, paint) < 2.2 && contrast(other, paint) > contrast(usual, paint) ? other : usual;
}

const brass: Oklch = [0.845, 0.105, 84];

/* A button, and under the pointer. */
const button = (fill: Oklch, text: Oklch) => ({ action: fill, 'action-2': pressed(fill, text), 'on-action': text });

function contactSection(room: Oklch, text: Oklch, mode: Mode) {
  const [lightness] = room;
  const isDark = text === white;
  const secondary = isDark ? Math.max(0.93, lighterThan(room, textNeed)) : Math.min(0.3, darkerThan(room, textNeed));
  return {
    room,
    deep: room,
    'room-2': pressed(room, text),
    'room-stud': stud(room, mode),
    'room-line': atLightness(room, isDark ? lightness + 0.16 : lightness - 0.15),
    ...(!isDark && { 'room-focus': text }),
    'on-room': text,
    'on-room-2': tinted(secondary, room),
  };
}

/* A fill under the pointer, whose contrast with its text is higher, or nearly as high at the ends of the scale. */
function pressed(fill: Oklch, text: Oklch): Oklch {
  const [lightness] = fill;
  if (text === white) return atLightness(fill, lightness < 0.2 ? lightness + 0.08 : lightness - 0.065);
  return atLightness(fill, lightness > 0.88 ? lightness - 0.06 : lightness + 0.05);
}

/* Rounding to hexadecimal notation changes a contrast by less than this. */
const margin = 0.06;

const isReadable = (color: Oklch, partner: Oklch, need: number) => contrast(color, partner) >= need + 0.001;

/* A color at the nearest lightness that has enough contrast with a light or dark partner. */
function readable(color: Oklch, partner: Oklch, need: number): Oklch {
  if (isReadable(color, partner, need)) return color;
  const light = luminance(partner) + 0.05;
  const target = light > 0.23 ? light / (need + margin) - 0.05 : light * (need + margin) - 0.05;
  return atLightness(color, lightnessWith(target, color));
}

/* The lightness of text that is readable on a ground. At the same lightness, the luminance of hues differs a little. */
const darkerThan = (ground: Oklch, need: number) =>
  lightnessWith((luminance(ground) + 0.05) / (need + 0.3) - 0.05, gray);
const lighterThan = (ground: Oklch, need: number) =>
  lightnessWith((luminance(ground) + 0.05) * (need + 0.3) - 0.05, gray);
const gray: Oklch = [0.5, 0, 0];

/* The contrast with the page at which the edge of a fill can be seen. */
const leastEdge = 1.3;

/* The page of the default look. */
const walls: Record<Mode, Oklch> = { light: [0.987, 0.003, 235], dark: [0.185, 0.03, 256] };

/* A fill that differs from the page, which white and black don't. */
function distinct(fill: Oklch, mode: Mode): Oklch {
  const wall = walls[mode];
  if (fill[1] >= 0.08 || contrast(fill, wall) >= leastEdge) return fill;
  const light = luminance(wall) + 0.05;
  const target = mode === 'light' ? light / leastEdge - 0.05 : light * leastEdge - 0.05;
  return atLightness(fill, lightnessWith(target, fill));
}

const atLightness = ([, chroma, hue]: Oklch, lightness: number): Oklch => clampChroma([lightness, chroma, hue]);

/* Text in a shade of a color. */
const tinted = (lightness: number, [, chroma, hue]: Oklch): Oklch =>
  clampChroma([lightness, Math.min(lightness > 0.9 ? 0.005 : 0.035, chroma * 0.25), hue]);

/** The chroma of the strongest token in the style sheet. */
const tokenChroma = 0.142;

/** Applies a color to a token that keeps its lightness. */
export function shaded([lightness, chroma, hue]: Oklch, color: Oklch): Oklch {
  const share = color[1] / tokenChroma;
  // Backgrounds and text have little chroma, and a strong color must not tint them.
  return isBlue(hue)
    ? clampChroma([lightness, chroma * (chroma < 0.05 ? Math.min(1, share) : share), color[2]])
    : [lightness, chroma, hue];
}

/** Whether a token with this hue follows the accent. Stone and brass are warm, and state colors have a meaning. */
export const isBlue = (hue: number) => hue >= 225 && hue <= 265;
