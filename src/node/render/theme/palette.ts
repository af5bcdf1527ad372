import type { Site } from '../../../../schema/site.ts';
import { type Oklch, readColor } from '../../../core/text/css-color.ts';
import type { ColoredPart } from '../../../looks/define-look.ts';
import { looks } from '../../../looks/looks.ts';
import { clampChroma, toHex } from './color.ts';

/** The hue of the tokens in the style sheet, and the chroma of the strongest one. */
export const tokenHue = 250;
const tokenChroma = 0.142;

type Theme = NonNullable<Site['theme']>;

/** The base of a site's colors: a hue in degrees, or a color. */
export type Accent = number | Oklch;

/** Returns the accent of a valid theme. */
export const accentOf = ({ accent, color }: Theme = {}): Accent =>
  (color === undefined ? null : readColor(color)) ?? accent ?? tokenHue;

/**
 * Changes the hue of the tokens in a style sheet, minified or not. For a hue, keeps the lightness and limits chroma to
 * sRGB, so that contrast is sufficient. A color also sets the chroma, and the lightness where text stays readable.
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
          return isBlue(hue) ? write(clampChroma(withAccent([lightness, chroma, hue], name, accent))) : written;
        }),
  );
}

/* Applies an accent to a token. The hues of tokens differ slightly, and keep their differences. */
function withAccent([lightness, chroma, hue]: Oklch, name: string, accent: Accent): Oklch {
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
 * Returns the lightness of a token for a color: that of the color for fills, and as close to it as readable text allows
 * for tokens of text and its background. `original` is the lightness of the token for a hue.
 */
function lightnessOf(name: string, original: number, lightness: number): number {
  if (name === 'paint') return between(0.25, lightness, 0.85);
  if (name === 'paint-2') return between(0.25, lightness, 0.85) - 0.09;
  const limit = (offset: number) =>
    original < 0.6 ? Math.min(original, lightness + offset) : Math.max(original, lightness + offset);
  if (/^(?:mark|link|action|focus|room|sheet-1)$/.test(name)) return between(0.1, limit(0), 0.95);
  // Hover states.
  if (/^(?:action|room)-2$/.test(name)) return between(0.1, limit(original > 0.85 ? 0.05 : -0.065), 0.97);
  return original;
}

const between = (min: number, value: number, max: number) => Math.min(max, Math.max(min, value));

/*
 * Dark orange and dark yellow look brown, so the contact section of the light theme is light for these hues, and for
 * light colors.
 */
const hasLightRoom = (accent: Accent) =>
  typeof accent === 'number' ? accent >= 35 && accent <= 110 : accent[0] >= 0.63;

/* White text on a light color would require a much darker one. */
const hasLightAction = (accent: Accent) => typeof accent !== 'number' && accent[0] >= 0.6;

/*
 * Replaces the values of tokens in the light theme. Does nothing for a look whose first token doesn't depend on the
 * accent.
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
      shortenHex(toHex([read(lightness), read(chroma), read(hue)], Number(alpha))),
  );

/* Shortens "#aabbcc" to "#abc". */
const shortenHex = (hex: string) => (/^#(?:(.)\1)+$/.test(hex) ? hex.replace(/(.)\1/g, '$1') : hex);

/* All blue tokens change; stone and brass are warm, and state colors have a meaning. */
const isBlue = (hue: number) => hue >= 225 && hue <= 265;

/* Minifiers write a lightness of 0.4 as 40%. */
const read = (part: string) => (part.endsWith('%') ? Number(part.slice(0, -1)) / 100 : Number(part));

const write = (parts: Oklch) => `oklch(${parts.map((part) => withoutLeadingZero(Number(part.toFixed(4)))).join(' ')})`;

/* Shortens 0.5 to .5, as minifiers do. */
const withoutLeadingZero = (number: number) => String(number).replace(/^0\./, '.');

/** The difference in lightness between a part of the site and the owner's color, in points from 0 to 100. */
interface ColorChange {
  part: ColoredPart[0];
  theme: 'light' | 'dark';
  points: number;
}

/* The lightness in the light theme of tokens that are lighter for a light color: see withLightTokens. */
const lightInstead = (color: Oklch): Record<string, number> => ({
  ...(hasLightAction(color) && { action: 0.79 }),
  ...(hasLightRoom(color) && { room: 0.87 }),
});

/** Returns the parts of a look whose lightness differs from the owner's color. */
export function colorChanges(color: Oklch, look: NonNullable<Theme['look']> = 'door'): ColorChange[] {
  const [lightness] = color;
  const inLight = lightInstead(color);
  return (looks[look].coloredParts ?? []).flatMap(([part, token, light, dark]) =>
    (['light', 'dark'] as const).flatMap((theme) => {
      const own = theme === 'light' ? (inLight[token] ?? light) : dark;
      const points = Math.round((lightnessOf(token, own, lightness) - lightness) * 100);
      return points === 0 ? [] : [{ part, theme, points }];
    }),
  );
}

/** Applies an accent to a color of a drawing, as `recolor` does. Only blue colors change. */
export const recolored = (color: Oklch, accent: Accent): Oklch =>
  isBlue(color[2]) ? clampChroma(withAccent(color, '', accent)) : color;
