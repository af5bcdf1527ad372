import type { Site } from '../../../../schema/site.ts';
import type { Oklch } from '../../../core/text/css-color.ts';
import type { Drawing } from '../../../looks/define-look.ts';
import { loadSharp } from '../../pictures/load-sharp.ts';
import { toHex } from './color.ts';
import { colorsOf, drawingOf, rim, shapesOf } from './favicon.ts';
import { type Accent, accentOf, recolored } from './palette.ts';

/** The size in pixels that social networks recommend. */
export const previewSize = { width: 1200, height: 630 };
const { width, height } = previewSize;

/**
 * Generates the link-preview image without text: the drawing of the look, enlarged. It has no text because fonts differ
 * between computers, and networks show the title anyway. Null if sharp isn't installed.
 */
export async function linkPreview(theme: NonNullable<Site['theme']> = {}): Promise<Buffer | null> {
  const sharp = await loadSharp();
  if (!sharp) return null;
  const drawing = drawingOf(theme);
  const accent = accentOf(theme);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawing ? drawn(drawing, accent) : studs(accent)}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/* The mark of the door between two rows of studs. */
function studs(accent: Accent): string {
  const { ground: color, mark } = colorsOf(accent);
  const [lightness, chroma, hue] = color;
  const [ground, shade] = [toHex(color), toHex([lightness - 0.055, chroma * 0.9, hue])];
  const rows = Array.from({ length: 40 }, (_, index) => `M${index * 32 + 8} 40h0M${index * 32 + 8} ${height - 40}h0`);
  return (
    `<rect width="${width}" height="${height}" fill="${ground}"/>` +
    `<path d="M0 0h${width}v80H0zM0 ${height - 80}h${width}v80H0z" fill="${shade}"/>` +
    `<g stroke="${mark}" stroke-linecap="round"><path d="${rows.join('')}" stroke-width="8" opacity=".55"/>` +
    `<path d="${rim(width / 2, height / 2, 150)}" stroke-width="64"/><path d="M${width / 2} ${height / 2}h0" stroke-width="112"/></g>`
  );
}

/* The scale of a drawing. It leaves a margin, because networks crop images. */
const scale = 20;

function drawn({ ground: [color, lower = color], shapes }: Drawing, accent: Accent): string {
  const hex = (each: Oklch) => toHex(recolored(each, accent));
  return (
    `<rect width="${width}" height="${height}" fill="${hex(color)}"/>` +
    `<rect y="${height / 2}" width="${width}" height="${height / 2}" fill="${hex(lower)}"/>` +
    `<g transform="translate(${width / 2 - 12 * scale} ${height / 2 - 12 * scale}) scale(${scale})">${shapesOf({ shapes }, accent)}</g>`
  );
}
