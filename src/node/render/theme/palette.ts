import { clampChroma, type Oklch, toHex } from './colour.ts';

/** The hue that the tokens are written for. */
export const tokenHue = 250;

/**
 * The tokens of a style sheet, as it is written or minified, turned to another hue. Lightnesses stay as they were
 * measured, and chroma is what sRGB has there, so that contrast holds for every hue. `accent` is an angle in degrees.
 */
export function recolour(css: string, accent: number): string {
  const turn = accent - tokenHue;
  if (turn === 0) return css;
  const sheet = accent >= 35 && accent <= 110 ? withLightRoom(css) : css;
  return sheet.replace(/--([\w-]+):([^;}]*)/g, (declaration, name: string) =>
    // What informs is blue whatever the accent, as what succeeds is green.
    /^info/.test(name)
      ? declaration
      : declaration.replace(/oklch\(([\d.]+%?) ([\d.]+) ([\d.]+)\)/g, (written, ...parts: string[]) => {
          const [lightness = 0, chroma = 0, hue = 0] = parts.slice(0, 3).map(read);
          return isBlue(hue) ? write(clampChroma([lightness, chroma, (hue + turn + 360) % 360])) : written;
        }),
  );
}

/* Dark orange and dark yellow are brown. With such an accent, the contact band of the light theme is light. */
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
 * The colours of a style sheet as browsers write them, "#2b5f9e", which is a third as long: every page carries them. All
 * of them are within sRGB, so that none looks different.
 */
export const hexColours = (css: string): string =>
  css.replace(
    /oklch\(([\d.]+%?) ([\d.]+) ([\d.]+)(?:\/([\d.]+))?\)/g,
    (_, lightness: string, chroma: string, hue: string, alpha = '1') =>
      shortened(toHex([read(lightness), read(chroma), read(hue)], Number(alpha))),
  );

/* "#abc" is "#aabbcc". */
const shortened = (hex: string) => (/^#(?:(.)\1)+$/.test(hex) ? hex.replace(/(.)\1/g, '$1') : hex);

/* Everything that is blue follows; stone and brass are warm, and the colours of states are what they mean. */
const isBlue = (hue: number) => hue >= 225 && hue <= 265;

/* Minifiers write a lightness of 0.4 as 40%. */
const read = (part: string) => (part.endsWith('%') ? Number(part.slice(0, -1)) / 100 : Number(part));

const write = (parts: Oklch) => `oklch(${parts.map((part) => shortest(Number(part.toFixed(4)))).join(' ')})`;

/* As a minifier writes a number: .5 for 0.5. */
const shortest = (number: number) => String(number).replace(/^0\./, '.');
