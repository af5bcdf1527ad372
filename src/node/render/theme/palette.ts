import type { Site } from '../../../../schema/site.ts';
import { type Oklch, readColor } from '../../../core/text/css-color.ts';
import { clampChroma, toHex } from './color.ts';

/** The hue of the tokens in the style sheet, and the chroma of the strongest one. */
export const tokenHue = 250;
const tokenChroma = 0.142;

type Theme = NonNullable<Site['theme']>;

/** What the colors of a site are based on: a hue in degrees, or a color. */
export type Accent = number | Oklch;

/** The accent of a theme that was checked. */
export const accentOf = ({ accent, color }: Theme = {}): Accent =>
  (color === undefined ? null : readColor(color)) ?? accent ?? tokenHue;

/**
 * Changes the hue of the tokens in a style sheet, minified or not. For a hue, keeps lightness, and limits chroma to sRGB,
 * so that contrast is sufficient. A color also gives its chroma, and its lightness where text stays readable.
 */
export function recolor(css: string, accent: Accent): string {
  if (accent === tokenHue) return css;
  const sheet = [...(hasLightRoom(accent) ? [lightRoom] : []), ...(hasLightAction(accent) ? [lightAction] : [])].reduce(
    withLightTokens,
    css,
  );
  return sheet.replace(/--([\w-]+):([^;}]*)/g, (declaration, name: string) =>
    // Information is blue for every accent, as success is green.
    /^info/.test(name)
      ? declaration
      : declaration.replace(/oklch\(([\d.]+%?) ([\d.]+) ([\d.]+)\)/g, (written, ...parts: string[]) => {
          const [lightness = 0, chroma = 0, hue = 0] = parts.slice(0, 3).map(read);
          return isBlue(hue) ? write(clampChroma(turned([lightness, chroma, hue], name, accent))) : written;
        }),
  );
}

/* A token with another accent. The hues of tokens differ a little from each other. */
function turned([lightness, chroma, hue]: Oklch, name: string, accent: Accent): Oklch {
  if (typeof accent === 'number') return [lightness, chroma, (hue + accent - tokenHue + 360) % 360];
  const share = accent[1] / tokenChroma;
  return [
    lightnessOf(name, lightness, accent[0]),
    // Backgrounds and text have little chroma, and a strong color must not tint them.
    name === 'paint' ? accent[1] : chroma * (chroma < 0.05 ? Math.min(1, share) : share),
    accent[2],
  ];
}

/**
 * The lightness of a token for a color: that of the color itself for fills, and as close to it as readable text allows
 * for the tokens that text depends on. `own` is the lightness that the token has for a hue.
 */
function lightnessOf(name: string, own: number, lightness: number): number {
  if (name === 'paint') return between(0.25, lightness, 0.85);
  if (name === 'paint-2') return between(0.25, lightness, 0.85) - 0.09;
  const limit = (offset: number) => (own < 0.6 ? Math.min(own, lightness + offset) : Math.max(own, lightness + offset));
  if (/^(?:mark|link|action|focus|room|sheet-1)$/.test(name)) return between(0.1, limit(0), 0.95);
  // Under the pointer.
  if (/^(?:action|room)-2$/.test(name)) return between(0.1, limit(own > 0.85 ? 0.05 : -0.065), 0.97);
  return own;
}

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/*
 * Dark orange and dark yellow look brown. With such hues, the contact section of the light theme is light, and so it is
 * with a light color.
 */
const hasLightRoom = (accent: Accent) =>
  typeof accent === 'number' ? accent >= 35 && accent <= 110 : accent[0] >= 0.63;

/* White text on a light color would require a much darker one. */
const hasLightAction = (accent: Accent) => typeof accent !== 'number' && accent[0] >= 0.6;

/*
 * Replaces the values of tokens in the light theme. Looks define some of them again: not if the first one has no color
 * that follows the accent.
 */
function withLightTokens(css: string, tokens: Record<string, string>): string {
  const patternOf = (name: string) =>
    new RegExp(`--${name}:[^;}]*?(oklch\\([\\d.]+%? [\\d.]+ ([\\d.]+)\\))\\)?(?=[;}])`);
  const [first = ''] = Object.keys(tokens);
  if (!isBlue(Number(patternOf(first).exec(css)?.[2]))) return css;
  return Object.entries(tokens).reduce(
    (sheet, [name, light]) =>
      sheet.replace(patternOf(name), (_, dark: string) => `--${name}:light-dark(${light},${dark})`),
    css,
  );
}

const lightRoom = {
  room: 'oklch(.87 .12 254)',
  'room-2': 'oklch(.8 .12 254)',
  'room-line': 'oklch(.72 .1 254)',
  'room-focus': 'oklch(.4 .1 254)',
  'on-room': 'oklch(.25 .05 254)',
  'on-room-2': 'oklch(.3 .06 254)',
};

const lightAction = {
  action: 'oklch(.79 .12 254)',
  'action-2': 'oklch(.75 .12 254)',
  'on-action': 'oklch(.2 .04 254)',
};

/**
 * Converts the colors of a style sheet to hexadecimal notation, a third of the length, because every page contains
 * them. All of them are within sRGB, so none changes.
 */
export const hexColors = (css: string): string =>
  css.replace(
    /oklch\(([\d.]+%?) ([\d.]+) ([\d.]+)(?:\/([\d.]+))?\)/g,
    (_, lightness: string, chroma: string, hue: string, alpha = '1') =>
      shortened(toHex([read(lightness), read(chroma), read(hue)], Number(alpha))),
  );

/* Shortens "#aabbcc" to "#abc". */
const shortened = (hex: string) => (/^#(?:(.)\1)+$/.test(hex) ? hex.replace(/(.)\1/g, '$1') : hex);

/* All blue tokens change; stone and brass are warm, and state colors have a meaning. */
const isBlue = (hue: number) => hue >= 225 && hue <= 265;

/* Minifiers write a lightness of 0.4 as 40%. */
const read = (part: string) => (part.endsWith('%') ? Number(part.slice(0, -1)) / 100 : Number(part));

const write = (parts: Oklch) => `oklch(${parts.map((part) => shortest(Number(part.toFixed(4)))).join(' ')})`;

/* Shortens 0.5 to .5, as minifiers do. */
const shortest = (number: number) => String(number).replace(/^0\./, '.');

/** How much lighter or darker than an owner's color a part of the site is, in points of lightness from 0 to 100. */
export interface ColorChange {
  part: 'links' | 'buttons' | 'the contact section' | 'the colored sections';
  theme: 'light' | 'dark';
  points: number;
}

type Part = [part: ColorChange['part'], token: string, light: number, dark: number];

/* The parts of a look that have the color of the site: their tokens, and the lightness that these have for a hue. */
function partsOf(look: NonNullable<Theme['look']>, color: Oklch): Part[] {
  const links: Part = ['links', 'link', 0.414, 0.83];
  const buttons = (light: number, dark: number): Part => [
    'buttons',
    'action',
    hasLightAction(color) ? 0.79 : light,
    dark,
  ];
  switch (look) {
    case 'door':
      return [links, buttons(0.425, 0.83), ['the contact section', 'room', hasLightRoom(color) ? 0.87 : 0.395, 0.262]];
    case 'letterhead':
      return [links, buttons(0.32, 0.86), ['the contact section', 'deep', 0.27, 0.215]];
    case 'offprint':
      return [links, buttons(0.425, 0.83)];
    case 'plate':
      return [links];
    case 'poster':
      return [['the colored sections', 'sheet-1', 0.82, 0.38]];
  }
}

/** Where the colors of a site with a look differ in lightness from the color that its owner wrote. */
export function colorChanges(color: Oklch, look: NonNullable<Theme['look']> = 'door'): ColorChange[] {
  const [lightness] = color;
  return partsOf(look, color).flatMap(([part, token, light, dark]) =>
    (['light', 'dark'] as const).flatMap((theme) => {
      const points = Math.round((lightnessOf(token, theme === 'light' ? light : dark, lightness) - lightness) * 100);
      return points === 0 ? [] : [{ part, theme, points }];
    }),
  );
}

/** A color of a drawing in another accent, as a style sheet would have it. Only colors with a blue hue change. */
export const recolored = (color: Oklch, accent: Accent): Oklch =>
  isBlue(color[2]) ? clampChroma(turned(color, '', accent)) : color;
