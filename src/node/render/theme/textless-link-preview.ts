import type { Site } from '../../../../schema/site.ts';
import { toHex } from '../../../core/text/css-color.ts';
import { loadSharp } from '../../pictures/load-sharp.ts';
import { faviconSvg, groundOf } from './favicon.ts';

/** The size in pixels that social networks recommend. */
export const previewSize = { width: 1200, height: 630 };

/**
 * Generates the link-preview image without text: the favicon in the middle of its ground, with a margin, because networks
 * crop images. It has no text because fonts differ between computers, and networks show the title anyway. Null if sharp
 * isn't installed.
 */
export async function textlessLinkPreview(theme: NonNullable<Site['theme']> = {}): Promise<Buffer | null> {
  const sharp = await loadSharp();
  if (!sharp) return null;
  const { width, height } = previewSize;
  const side = 400;
  const mark = faviconSvg(theme).replace(
    '<svg ',
    `<svg x="${(width - side) / 2}" y="${(height - side) / 2}" width="${side}" height="${side}" `,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${toHex(groundOf(theme))}"/>${mark}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}
