/**
 * How large an SVG wants to be, from the first tag of its text: in pixels if its width and height are absolute, else in the units of its
 * viewBox, whose proportions are what counts. Nothing when it says neither. The drawing itself is not read.
 */
export function svgSize(text: string): { width?: number; height?: number } {
  const tag = /<svg(?:\s[^>]*)?>/i.exec(text)?.[0] ?? '';
  const setting = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? '';
  const inPixels = (name: string) => pixelsOf(setting(name));
  const [, , boxWidth, boxHeight] = setting('viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return sizeOf(inPixels('width'), inPixels('height')) ?? sizeOf(boxWidth, boxHeight) ?? {};
}

/* NaN for a length that depends on the page: a percentage, or one in em. */
function pixelsOf(length: string): number {
  const [, number, unit = 'px'] = /^\s*(\+?(?:\d+\.?|\d*\.\d+)(?:e[+-]?\d{1,2})?)([a-z]+)?\s*$/i.exec(length) ?? [];
  return Number(number) * (pixels[unit.toLowerCase()] ?? Number.NaN);
}

/* Pixels in each absolute unit of CSS. See https://www.w3.org/TR/css-values-3/#absolute-lengths */
const pixels: Record<string, number> = {
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
};

function sizeOf(width = 0, height = 0): { width: number; height: number } | null {
  const rounded = { width: Math.round(width), height: Math.round(height) };
  return rounded.width >= 1 && rounded.height >= 1 ? rounded : null;
}
