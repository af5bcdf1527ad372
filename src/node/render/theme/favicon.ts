import type { Site } from '../../../../schema/site.ts';
import { type Oklch, toHex } from '../../../core/text/css-color.ts';
import type { Drawing } from '../../../looks/define-look.ts';
import { looks } from '../../../looks/looks.ts';
import { type Accent, accentOf, recolored } from './recolor.ts';

type Theme = NonNullable<Site['theme']>;

/** The favicon as a data URL, because on a slow network a request for it would delay the font. */
export const faviconAddress = (theme: Theme = {}): string =>
  `data:image/svg+xml,${faviconSvg(theme)
    .replaceAll('"', "'")
    .replace(/[<># ]/g, encodeURIComponent)}`;

/** The favicon as an SVG document. */
export function faviconSvg(theme: Theme = {}): string {
  const drawing = drawingOf(theme);
  return `<svg viewBox="0,0,24,24" xmlns="http://www.w3.org/2000/svg">${drawing ? drawn(drawing, accentOf(theme)) : studs(groundOf(theme))}</svg>`;
}

/* The drawing of a look; undefined for the look "door", whose mark is made of studs. */
const drawingOf = ({ look }: Theme): Drawing | undefined => (look && looks[look])?.drawing;

/** The ground of the favicon and of link previews. */
export function groundOf(theme: Theme): Oklch {
  const accent = accentOf(theme);
  const drawing = drawingOf(theme);
  if (drawing) return recolored(drawing.ground[0], accent);
  if (typeof accent === 'number') return [0.485, 0.135, accent];
  const [lightness, chroma, hue] = accent;
  return [lightness < 0.63 ? Math.min(lightness, 0.56) : Math.max(lightness, 0.7), chroma, hue];
}

/** The color of text on a ground: white, or dark on a light one. */
export const inkOn = ([lightness, chroma, hue]: Oklch): string =>
  lightness < 0.63 ? '#fff' : toHex([0.22, Math.min(chroma, 0.05), hue]);

/*
 * Eight studs around one. Numbers are separated by commas, because a space takes three characters in a URL.
 */
function studs(ground: Oklch): string {
  const rim = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4;
    return `M${[Math.cos(angle), Math.sin(angle)].map((share) => Number((12 + 6.6 * share).toFixed(1)))}h0`;
  });
  return (
    `<rect rx="5" height="24" width="24" fill="${toHex(ground)}"/>` +
    `<g stroke="${inkOn(ground)}" stroke-linecap="round"><path d="${rim.join('')}" stroke-width="2.9"/><path d="M12,12h0" stroke-width="5"/></g>`
  );
}

function drawn({ ground: [color, lower], radius, shapes }: Drawing, accent: Accent): string {
  const hex = (each: Oklch) => toHex(recolored(each, accent));
  const lowerHalf = `M0,12h24v${12 - radius}a${radius},${radius},0,0,1,${-radius},${radius}h${2 * radius - 24}a${radius},${radius},0,0,1,${-radius},${-radius}z`;
  return (
    `<rect${radius > 0 ? ` rx="${radius}"` : ''} height="24" width="24" fill="${hex(color)}"/>` +
    (lower ? `<path d="${lowerHalf}" fill="${hex(lower)}"/>` : '') +
    shapes.map(([each, path]) => `<path d="${path}" fill="${hex(each)}"/>`).join('')
  );
}
