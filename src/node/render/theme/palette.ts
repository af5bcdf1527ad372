import { clampChroma, type Oklch, toHex } from './color.ts';

/** The hue of the tokens in the style sheet. */
export const tokenHue = 250;

/**
 * Changes the hue of the tokens in a style sheet, minified or not. Keeps lightness, and limits chroma to sRGB, so that
 * contrast is sufficient for every hue. `accent` is an angle in degrees.
 */
export function recolor(css: string, accent: number): string {
  const turn = accent - tokenHue;
  if (turn === 0) return css;
  const sheet = accent >= 35 && accent <= 110 ? withLightRoom(css) : css;
  return sheet.replace(/--([\w-]+):([^;}]*)/g, (declaration, name: string) =>
    // Information is blue for every accent, as success is green.
    /^info/.test(name)
      ? declaration
      : declaration.replace(/oklch\(([\d.]+%?) ([\d.]+) ([\d.]+)\)/g, (written, ...parts: string[]) => {
          const [lightness = 0, chroma = 0, hue = 0] = parts.slice(0, 3).map(read);
          return isBlue(hue) ? write(clampChroma([lightness, chroma, (hue + turn + 360) % 360])) : written;
        }),
  );
}

/* Dark orange and dark yellow look brown. With such accents, the contact section of the light theme is light. */
const withLightRoom = (css: string): string =>
  Object.entries(lightRoom).reduce(
    (sheet, [name, light]) =>
      sheet.replace(new RegExp(`--${name}:[^;}]*?(oklch\\([^)]*\\))\\)?(?=[;}])`), `--${name}:light-dark(${light},$1)`),
    css,
  );

const lightRoom = {
  room: 'oklch(.87 .12 254)',
  'room-2': 'oklch(.8 .12 254)',
  'room-line': 'oklch(.72 .1 254)',
  'room-focus': 'oklch(.4 .1 254)',
  'on-room': 'oklch(.25 .05 254)',
  'on-room-2': 'oklch(.3 .06 254)',
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
