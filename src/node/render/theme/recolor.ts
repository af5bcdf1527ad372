import type { Site } from '../../../../schema/site.ts';
import { clampChroma, type Oklch, readColor, toHex } from '../../../core/text/css-color.ts';
import type { ColoredPart } from '../../../looks/define-look.ts';
import { looks } from '../../../looks/looks.ts';
import {
  type ColorTokens,
  hasEdge,
  isBlue,
  type Mode,
  schemeOn,
  shaded,
  strongTokens,
  tokensWithContrast,
} from './tokens-with-contrast.ts';

/** The hue of the tokens in the style sheet. */
export const tokenHue = 250;

type Theme = NonNullable<Site['theme']>;
type Look = NonNullable<Theme['look']>;

/** The base of a site's colors: a hue in degrees, or a color. */
export type Accent = number | Oklch;

/** Returns the accent of a valid theme. */
export const accentOf = ({ accent, color }: Theme = {}): Accent =>
  (color === undefined ? null : readColor(color)) ?? accent ?? tokenHue;

/**
 * Changes the colors of the tokens in a style sheet, minified or not. A hue keeps the lightness of each token and limits
 * its chroma to sRGB, so that contrast is sufficient. For a color, see `tokensWithContrast`.
 */
export function recolor(css: string, accent: Accent, look: Look = 'door'): string {
  if (accent === tokenHue) return css;
  const changed = typeof accent === 'number' ? hueChanger(accent) : colorChanger(accent, look);
  const sheet = typeof accent === 'number' && hasLightRoom(accent) ? withLightTokens(css, lightRoom) : css;
  return sheet.replace(/--([\w-]+):([^;}]*)/g, (declaration, name: string) =>
    // Information is blue for every accent, as success is green.
    /^info/.test(name) ? declaration : changed(declaration, name),
  );
}

const pattern = /oklch\(([\d.]+%?) ([\d.]+) ([\d.]+)\)/g;
const readParts = (parts: readonly string[]) => parts.slice(0, 3).map(read) as unknown as Oklch;

const hueChanger = (accent: number) => (declaration: string) =>
  declaration.replace(pattern, (written, ...parts: string[]) => {
    const color = readParts(parts);
    return isBlue(color[2]) ? write(withHue(color, accent)) : written;
  });

/* The hues of tokens differ slightly, and keep their differences. */
const withHue = ([lightness, chroma, hue]: Oklch, accent: number): Oklch =>
  clampChroma([lightness, chroma, (hue + accent - tokenHue + 360) % 360]);

function colorChanger(accent: Oklch, look: Look) {
  const palettes = modes.map((mode) => tokensWithContrast(accent, mode, looks[look].coloring));
  return (declaration: string, name: string): string => {
    const found = [...declaration.matchAll(pattern)];
    if (found.length === 0) return declaration;
    const [light, dark = light] = palettes.map((palette, index) => {
      const [, ...parts] = found[Math.min(index, found.length - 1)] ?? [];
      return write(withColor(readParts(parts), name, palette, accent));
    });
    if (found.length === 1)
      return declaration.replace(pattern, light === dark ? `${light}` : `light-dark(${light},${dark})`);
    let index = 0;
    return declaration.replace(pattern, () => `${index++ === 0 ? light : dark}`);
  };
}

/* Applies a color to a token of one theme. */
function withColor(written: Oklch, name: string, { colors, limits }: ColorTokens, color: Oklch): Oklch {
  const [lightness, chroma, hue] = shaded(written, color);
  // Visitors can ask for more contrast.
  const isStrong = name === 'link' && (lightness < 0.4 || lightness > 0.86);
  const [min, max] = limits[name] ?? [0, 1];
  return colors[isStrong ? 'link-strong' : name] ?? [between(min, lightness, max), chroma, hue];
}

const between = (min: number, value: number, max: number) => Math.min(max, Math.max(min, value));

/**
 * Returns the rules that a style sheet needs for the color of an owner, in addition to its tokens: text on sheets in the
 * color, the edge of buttons that have the color of the page, and more contrast for visitors who ask for it. "" for a
 * hue.
 */
export function colorRules(accent: Accent, look: Look = 'door'): string {
  if (typeof accent === 'number') return '';
  const { coloring } = looks[look];
  const { sheets } = coloring;
  const strong = Object.entries(strongTokens(accent, coloring)).map(([name, color]) => `--${name}:${write(color)}`);
  const rules = [
    // Sheets use the tokens of the theme whose text is readable on the color.
    sheets ? `@layer look{@media screen{${sheets}{color-scheme:${schemeOn(accent)};color:var(--ink)}}}` : '',
    sheets || hasEdge(accent)
      ? ''
      : '@layer components{.button.primary:is(a,button):is(*,:hover){border-color:var(--line-2)}}',
    `@layer states{@media (prefers-contrast:more) and (not (forced-colors:active)){:root{${strong.join(';')}}}}`,
  ];
  return rules.join('');
}

/* Dark orange and dark yellow look brown, so the contact section of the light theme is light for these hues. */
const hasLightRoom = (accent: number) => accent >= 35 && accent <= 110;

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

/* Minifiers write a lightness of 0.4 as 40%. */
const read = (part: string) => (part.endsWith('%') ? Number(part.slice(0, -1)) / 100 : Number(part));

const write = (parts: Oklch) => `oklch(${parts.map((part) => withoutLeadingZero(Number(part.toFixed(4)))).join(' ')})`;

/* Shortens 0.5 to .5, as minifiers do. */
const withoutLeadingZero = (number: number) => String(number).replace(/^0\./, '.');

/** How a part of the site differs from the owner's color in a theme, in points of lightness and in percent of chroma. */
export interface ColorChange {
  part: ColoredPart;
  mode: Mode;
  /** The color of the part, in hexadecimal notation. */
  shown: string;
  points: number;
  loss: number;
}

/** Returns the parts of a look whose color differs from that of the owner. */
export function colorChanges(color: Oklch, look: Look = 'door'): ColorChange[] {
  const [lightness, chroma] = clampChroma(color);
  const { coloring } = looks[look];
  const palettes = modes.map((mode) => ({ mode, colors: tokensWithContrast(color, mode, coloring).colors }));
  return coloring.parts.flatMap((part) =>
    palettes.flatMap(({ mode, colors }) => {
      const shown = colors[partTokens[part]];
      if (!shown) return [];
      const points = Math.round((shown[0] - lightness) * 100);
      const lost = Math.round((1 - shown[1] / chroma) * 100);
      // A smaller loss, or one in a color that is nearly gray, is invisible.
      const loss = chroma < 0.02 || lost < 5 ? 0 : lost;
      return points === 0 && loss === 0 ? [] : [{ part, mode, shown: toHex(shown), points, loss }];
    }),
  );
}

const modes: readonly Mode[] = ['light', 'dark'];

const partTokens: Record<ColoredPart, string> = {
  links: 'link',
  marks: 'mark',
  'the focus ring': 'focus',
  buttons: 'action',
  'the contact section': 'room',
  'the colored sections': 'sheet-1',
  'the artwork': 'paint',
};

/** Applies an accent to a color of a drawing, as `recolor` does. Only blue colors change. */
export function recolored(color: Oklch, accent: Accent): Oklch {
  if (typeof accent !== 'number') return shaded(color, accent);
  return isBlue(color[2]) ? withHue(color, accent) : color;
}
