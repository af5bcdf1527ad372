import type { Site } from '../../../../schema/site.ts';
import type { Oklch } from '../../../core/text/css-color.ts';
import type { Drawing } from '../../../looks/define-look.ts';
import { looks } from '../../../looks/looks.ts';
import { toHex } from './color.ts';
import { type Accent, accentOf, recolored } from './palette.ts';

type Theme = NonNullable<Site['theme']>;

/** The favicon as a data URL, because on a slow network a request for it would delay the font. */
export const faviconAddress = (theme: Theme = {}): string =>
  `data:image/svg+xml,${faviconSvg(theme)
    .replaceAll('"', "'")
    .replace(/[<># ]/g, encodeURIComponent)}`;

/** The favicon as an SVG document. */
export function faviconSvg(theme: Theme = {}): string {
  const accent = accentOf(theme);
  const drawing = drawingOf(theme);
  return `<svg viewBox="0,0,24,24" xmlns="http://www.w3.org/2000/svg">${drawing ? drawn(drawing, accent) : studs(accent)}</svg>`;
}

/** The drawing of a look; undefined for the look "door", whose mark is made of studs. */
export const drawingOf = ({ look }: Theme): Drawing | undefined => (look && looks[look])?.drawing;

/*
 * The mark on the accent color. Numbers are separated by commas, because a space takes three characters in a URL.
 */
function studs(accent: Accent): string {
  const { ground, mark } = colorsOf(accent);
  return (
    `<rect rx="5" height="24" width="24" fill="${toHex(ground)}"/>` +
    `<g stroke="${mark}" stroke-linecap="round"><path d="${rim(12, 12, 6.6)}" stroke-width="2.9"/><path d="M12,12h0" stroke-width="5"/></g>`
  );
}

function drawn({ ground: [color, lower], radius, shapes }: Drawing, accent: Accent): string {
  const hex = (each: Oklch) => toHex(recolored(each, accent));
  const lowerHalf = `M0,12h24v${12 - radius}a${radius},${radius},0,0,1,${-radius},${radius}h${2 * radius - 24}a${radius},${radius},0,0,1,${-radius},${-radius}z`;
  return (
    `<rect${radius > 0 ? ` rx="${radius}"` : ''} height="24" width="24" fill="${hex(color)}"/>` +
    (lower ? `<path d="${lowerHalf}" fill="${hex(lower)}"/>` : '') +
    shapesOf({ shapes }, accent)
  );
}

/** The shapes of a drawing as markup. */
export const shapesOf = ({ shapes }: Pick<Drawing, 'shapes'>, accent: Accent): string =>
  shapes.map(([color, path]) => `<path d="${path}" fill="${toHex(recolored(color, accent))}"/>`).join('');

/** The ground of the door's drawings in the accent color, and the color of the mark on it: dark on a light color. */
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
