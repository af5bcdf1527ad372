/**
 * The size of an SVG, from its first tag: in CSS pixels if it uses a unit of fixed length, else in the units of its
 * viewBox, whose proportions also determine a missing side. Empty if it has neither. Doesn't read the drawing itself.
 */
export function svgSize(text: string): { width?: number; height?: number } {
  const tag = /<svg(?:\s[^>]*)?>/i.exec(text)?.[0] ?? '';
  const setting = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? '';
  const [width, height] = [pixelsOf(setting('width')), pixelsOf(setting('height'))];
  const [, , boxWidth = 0, boxHeight = 0] = setting('viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const ratio = boxWidth / boxHeight;
  return (
    sizeOf(width, height) ??
    sizeOf(width, width / ratio) ??
    sizeOf(height * ratio, height) ??
    sizeOf(boxWidth, boxHeight) ??
    {}
  );
}

/* Units of fixed length, in pixels. */
const pixelsIn: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
  q: 2.4 / 2.54,
  pt: 96 / 72,
  pc: 16,
};

/* NaN if the length is missing or has another unit. */
function pixelsOf(length: string): number {
  const [, digits, unit = ''] = /^\s*\+?((?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]*)\s*$/i.exec(length) ?? [];
  return Number(digits) * (pixelsIn[unit.toLowerCase()] ?? Number.NaN);
}

function sizeOf(width: number, height: number): { width: number; height: number } | null {
  const rounded = { width: Math.round(width), height: Math.round(height) };
  const isLength = (side: number) => side >= 1 && Number.isSafeInteger(side);
  return isLength(rounded.width) && isLength(rounded.height) ? rounded : null;
}
