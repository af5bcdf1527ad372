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
 * it. Their lightness is the nearest one that has enough contrast: 7 for text, 3 for marks.
 */
export function tokensWithContrast(color: Oklch, mode: Mode, coloring: Coloring): ColorTokens {
  const own = clampChroma(color);
  const { links, marks } = coloring.grounds[mode];
  const paint = distinct(own, mode);
  const mark = readable(own, shaded(marks, own), 3);
  const palette: ColorTokens = {
    colors: {
      paint,
      'paint-2': atLightness(paint, paint[0] < 0.2 ? paint[0] + 0.12 : paint[0] - 0.09),
      'on-paint': tinted(contrast(white, paint) > contrast(ink(own), paint) ? 0.99 : 0.17, own),
      stud: stud(paint, mode),
      'head-rule': paint,
      mark,
      // In the dark theme, the focus ring is brass.
      ...(mode === 'light' && { focus: mark }),
      link: readable(own, shaded(links, own), 7),
      'link-strong': readable(own, shaded(links, own), 10),
    },
    limits: {},
  };
  if (coloring.isOnSheets) return merged(palette, coloredSheets(own, mode));
  return merged(palette, merged(buttons(own, mode), contactSection(own, mode)));
}

const merged = (one: ColorTokens, other: ColorTokens): ColorTokens => ({
  colors: { ...one.colors, ...other.colors },
  limits: { ...one.limits, ...other.limits },
});

/* Nails are iron by day and brass by night, unless these can hardly be seen on the paint. */
function stud(paint: Oklch, mode: Mode): Oklch {
  const iron = tinted(0.215, paint);
  const [usual, other] = mode === 'light' ? [iron, brass] : [brass, iron];
  return contrast(usual, paint) < 2.2 && contrast(other, paint) > contrast(usual, paint) ? other : usual;
}

const brass: Oklch = [0.845, 0.105, 84];

/* Light text is no darker than this in any look; dark text has a shade of the color. */
const white: Oklch = [0.958, 0, 0];
const ink = (color: Oklch) => tinted(0.17, color);

/* A button, and under the pointer. Its text is dark on a light color. */
function buttons(color: Oklch, mode: Mode): ColorTokens {
  const [fill, text] = nearest(color, mode, [white, ink(color)]);
  const colors = { action: fill, 'action-2': pressed(fill, text), 'on-action': text };
  return { colors, limits: {} };
}

/* In the dark theme, a section as large as the window is never light. */
function contactSection(color: Oklch, mode: Mode): ColorTokens {
  const [room, text] = nearest(color, mode, mode === 'light' ? [white, ink(color)] : [white]);
  const [lightness] = room;
  const colors = { room, deep: room, 'room-2': pressed(room, text), 'room-stud': stud(room, mode) };
  if (text === white)
    return {
      colors: { ...colors, 'room-line': atLightness(room, lightness + 0.16) },
      limits: { 'on-room-2': [lighterThan(room, 7), 1] },
    };
  const secondary = Math.min(0.3, darkerThan(room, 7));
  return {
    colors: {
      ...colors,
      'room-line': atLightness(room, lightness - 0.15),
      'room-focus': tinted(0.3, color),
      'on-room': text,
      'on-room-2': tinted(secondary, color),
    },
    limits: {},
  };
}

/* The look "poster": its text is as dark as each sheet in the color needs, and a dark color is its dark sheet, too. */
function coloredSheets(color: Oklch, mode: Mode): ColorTokens {
  const [sheet] = nearest(color, mode, [mode === 'light' ? ink(color) : white]);
  const limit: [number, number] = mode === 'light' ? [0, darkerThan(sheet, 7)] : [lighterThan(sheet, 7), 1];
  const limits = { 'ink-2': limit, 'ink-3': limit };
  if (mode === 'dark' || !isReadable(color, white, 7)) return { colors: { 'sheet-1': sheet }, limits };
  return {
    colors: { 'sheet-1': sheet, 'sheet-3': color, 'room-2': pressed(color, white) },
    limits: { ...limits, 'on-room-2': [lighterThan(color, 7), 1], 'room-line': [lighterThan(color, 3), 1] },
  };
}

/* The fill that is nearest to a color, of those on which one of the texts is readable, and the text. */
function nearest(color: Oklch, mode: Mode, texts: readonly [Oklch, ...Oklch[]]): [fill: Oklch, text: Oklch] {
  const fills = texts.map((text): [Oklch, Oklch] => [distinct(readable(color, text, 7), mode), text]);
  const change = ([[lightness]]: [Oklch, Oklch]) => Math.abs(lightness - color[0]);
  return fills.reduce((best, each) => (change(each) < change(best) ? each : best));
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

/* The page of the default look. */
const walls: Record<Mode, Oklch> = { light: [0.987, 0.003, 235], dark: [0.185, 0.03, 256] };

/* A fill that differs from the page, which white and black don't. */
function distinct(fill: Oklch, mode: Mode): Oklch {
  const wall = walls[mode];
  if (fill[1] >= 0.08 || contrast(fill, wall) >= 1.3) return fill;
  const light = luminance(wall) + 0.05;
  const target = mode === 'light' ? light / 1.3 - 0.05 : light * 1.3 - 0.05;
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
