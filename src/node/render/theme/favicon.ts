import type { Oklch } from '../../../core/text/css-color.ts';
import { toHex } from './color.ts';
import { type Accent, tokenHue } from './palette.ts';

/** The favicon as a data URL, because on a slow network a request for it would delay the font. */
export const faviconAddress = (accent: Accent = tokenHue): string =>
  `data:image/svg+xml,${favicon(accent)
    .replaceAll('"', "'")
    .replace(/[<># ]/g, encodeURIComponent)}`;

/*
 * The mark on the accent color. Numbers are separated by commas, because a space takes three characters in a URL.
 */
function favicon(accent: Accent): string {
  const { ground, mark } = colorsOf(accent);
  return (
    `<svg viewBox="0,0,24,24" xmlns="http://www.w3.org/2000/svg"><rect rx="5" height="24" width="24" fill="${toHex(ground)}"/>` +
    `<g stroke="${mark}" stroke-linecap="round"><path d="${rim(12, 12, 6.6)}" stroke-width="2.9"/><path d="M12,12h0" stroke-width="5"/></g></svg>`
  );
}

/** The ground of drawings in the accent color, and the color of the mark on it: dark on a light color. */
export function colorsOf(accent: Accent): { ground: Oklch; mark: string } {
  if (typeof accent === 'number') return { ground: [0.485, 0.135, accent], mark: '#fff' };
  const [lightness, chroma, hue] = accent;
  return lightness < 0.63
    ? { ground: [Math.min(lightness, 0.56), chroma, hue], mark: '#fff' }
    : { ground: [Math.max(lightness, 0.7), chroma, hue], mark: toHex([0.22, Math.min(chroma, 0.05), hue]) };
}

/** Eight circles around a center, as path data. */
export function rim(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4;
    const [across, down] = [x + radius * Math.cos(angle), y + radius * Math.sin(angle)].map((at) =>
      Number(at.toFixed(1)),
    );
    return `M${across},${down}h0`;
  });
  return points.join('');
}
