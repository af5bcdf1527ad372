import { loadSharp } from '../../pictures/load-sharp.ts';
import { toHex } from './color.ts';
import { colorsOf, rim } from './favicon.ts';
import { type Accent, tokenHue } from './palette.ts';

/** The size that social networks recommend, in pixels. */
export const previewSize = { width: 1200, height: 630 };

/**
 * The generated link-preview image: the mark, large, on the accent color. Without text, because fonts differ between
 * computers and networks show the title anyway. null if sharp isn't installed.
 */
export async function linkPreview(accent: Accent = tokenHue): Promise<Buffer | null> {
  const { width, height } = previewSize;
  const { ground: color, mark } = colorsOf(accent);
  const [lightness, chroma, hue] = color;
  const [ground, shade] = [toHex(color), toHex([lightness - 0.055, chroma * 0.9, hue])];
  const rows = Array.from({ length: 40 }, (_, index) => `M${index * 32 + 8} 40h0M${index * 32 + 8} ${height - 40}h0`);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/>` +
    `<path d="M0 0h${width}v80H0zM0 ${height - 80}h${width}v80H0z" fill="${shade}"/>` +
    `<g stroke="${mark}" stroke-linecap="round"><path d="${rows.join('')}" stroke-width="8" opacity=".55"/>` +
    `<path d="${rim(width / 2, height / 2, 150)}" stroke-width="64"/><path d="M${width / 2} ${height / 2}h0" stroke-width="112"/></g></svg>`;
  const sharp = await loadSharp();
  if (!sharp) return null;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}
