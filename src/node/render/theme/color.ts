import type { Oklch } from '../../../core/text/css-color.ts';

type Rgb = [red: number, green: number, blue: number];

/**
 * Converts a color to linear-light sRGB; components outside 0–1 can't be displayed.
 * Matrices from Björn Ottosson, "A perceptual color space for image processing" (2020).
 */
export function toLinear([lightness, chroma, hue]: Oklch): Rgb {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Reduces the chroma of a color to what sRGB can display at its lightness and hue. */
export function clampChroma([lightness, chroma, hue]: Oklch): Oklch {
  if (isInSrgb([lightness, chroma, hue])) return [lightness, chroma, hue];
  let [inside, outside] = [0, chroma];
  for (let step = 0; step < 24; step++) {
    const middle = (inside + outside) / 2;
    if (isInSrgb([lightness, middle, hue])) inside = middle;
    else outside = middle;
  }
  return [lightness, inside, hue];
}

/** The contrast ratio of two colors by WCAG 2: from 1 to 21. */
export function contrast(one: Oklch, other: Oklch): number {
  const both = [luminance(one), luminance(other)];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

/** The lightness at which the hue and the chroma of a color, limited to sRGB, have a luminance from 0 to 1. */
export function lightnessWith(target: number, [, chroma, hue]: Oklch): number {
  let [darker, lighter] = [0, 1];
  for (let step = 0; step < 24; step++) {
    const middle = (darker + lighter) / 2;
    if (luminance([middle, chroma, hue]) < target) darker = middle;
    else lighter = middle;
  }
  return lighter;
}

/** A color in hexadecimal notation: "#2b5f9e", or "#2b5f9e80" at half opacity. */
export function toHex(color: Oklch, alpha = 1): string {
  const parts = toLinear(clampChroma(color)).map((part) => {
    const shown = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
    return inRange(shown);
  });
  const written = alpha === 1 ? parts : [...parts, alpha];
  return `#${written.map((part) => byte(part)).join('')}`;
}

const byte = (part: number) =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, '0');

/** The luminance of a color by WCAG 2: from 0 (black) to 1 (white). */
export function luminance(color: Oklch): number {
  const [red, green, blue] = toLinear(clampChroma(color));
  return 0.2126 * inRange(red) + 0.7152 * inRange(green) + 0.0722 * inRange(blue);
}

const inRange = (part: number) => Math.min(1, Math.max(0, part));

const isInSrgb = (color: Oklch) => toLinear(color).every((part) => part >= -0.0001 && part <= 1.0001);
