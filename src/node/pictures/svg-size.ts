/**
 * How large an SVG wants to be, from the first tag of its text: in CSS pixels if it says so in a unit of fixed length,
 * else in the units of its viewBox, whose proportions also give a side that is not written. Nothing when it says
 * neither. The drawing itself is not read.
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

/* The pixels of each unit whose length depends on nothing else. */
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

/* NaN for what is written in another unit, or not at all. */
function pixelsOf(length: string): number {
  const [, digits, unit = ''] = /^\s*\+?((?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]*)\s*$/i.exec(length) ?? [];
  return Number(digits) * (pixelsIn[unit.toLowerCase()] ?? Number.NaN);
}

function sizeOf(width: number, height: number): { width: number; height: number } | null {
  const rounded = { width: Math.round(width), height: Math.round(height) };
  const isLength = (side: number) => side >= 1 && Number.isSafeInteger(side);
  return isLength(rounded.width) && isLength(rounded.height) ? rounded : null;
}
