/**
 * How large an SVG wants to be, from the first tag of its text: in pixels if it says so, else in the units of its
 * viewBox, whose proportions are what counts. Nothing when it says neither. The drawing itself is not read.
 */
export function svgSize(text: string): { width?: number; height?: number } {
  const tag = /<svg(?:\s[^>]*)?>/i.exec(text)?.[0] ?? '';
  const setting = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? '';
  const inPixels = (name: string) => Number(/^\s*([\d.]+)(?:px)?\s*$/.exec(setting(name))?.[1]);
  const [, , boxWidth, boxHeight] = setting('viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return sizeOf(inPixels('width'), inPixels('height')) ?? sizeOf(boxWidth, boxHeight) ?? {};
}

function sizeOf(width = 0, height = 0): { width: number; height: number } | null {
  const rounded = { width: Math.round(width), height: Math.round(height) };
  return rounded.width >= 1 && rounded.height >= 1 ? rounded : null;
}
