import { open, stat } from 'node:fs/promises';
import type { Metadata } from 'sharp';
import type { Format, PictureFile } from '../../compile/compiler-host.ts';
import { limits } from '../../compile/meaning/check-picture.ts';
import { longest } from '../../compile/pictures/widest.ts';
import { hasPosition } from './position.ts';
import { svgSize } from './svg-size.ts';

/** Finds out what a file is that is used as a picture: its format, its size, and whether all of it can be read. */
export async function inspectPicture(file: string): Promise<PictureFile> {
  const { size: bytes } = await stat(file);
  const unreadable = (reason: string): PictureFile => ({ flaw: 'unreadable', reason });
  if (bytes === 0) return unreadable('it is empty');
  if (bytes > limits.megabytes * 1024 * 1024) return { flaw: 'huge', size: `${Math.ceil(bytes / 1024 / 1024)} MB` };
  // The mark that some editors put before a text, as bytes.
  const start = (await startOf(file)).replace(/^\xEF\xBB\xBF/, '');
  if (/^\s*<(?:\?xml|!--|!doctype svg|svg)[\s\S]*<svg[\s>]|^\s*<svg[\s>]/i.test(start))
    return { format: 'SVG', bytes, ...svgSize(start), isMoving: false, hasPosition: false };
  // A check of a site without pictures does not wait for it.
  const { default: sharp } = await import('sharp');
  let about: Metadata;
  try {
    about = await sharp(file, { limitInputPixels: false }).metadata();
  } catch {
    const strange = /^....ftyp(?:hei[cx]|hev[cx]|mif1|msf1)/s.test(start);
    return unreadable(strange ? 'it is HEIC, which browsers do not show' : 'it is not a picture, or it is damaged');
  }
  const format = formatOf(about);
  if (!format) return unreadable(`it is ${nameOf(about)}, which browsers do not show`);
  const { width, height } = about.autoOrient;
  const megapixels = (width * height) / 1_000_000;
  if (megapixels > limits.megapixels) return { flaw: 'huge', size: `${Math.round(megapixels)} megapixels` };
  const slimness = Math.max(width, height) / Math.min(width, height);
  if (slimness > longest) return unreadable(`one side of it is ${Math.floor(slimness)} times the other`);
  try {
    // A JPEG is read at an eighth of its size here, so that this takes some milliseconds.
    await sharp(file, { failOn: 'truncated' }).resize(8, 8, { fit: 'fill' }).raw().toBuffer();
  } catch {
    return unreadable('it is cut off, or damaged');
  }
  const isMoving = (about.pages ?? 1) > 1;
  return { format, bytes, width, height, isMoving, hasPosition: about.exif ? hasPosition(about.exif) : false };
}

const formatOf = ({ format, compression }: Metadata): Format | undefined =>
  (({ jpeg: 'JPEG', png: 'PNG', webp: 'WebP', gif: 'GIF', heif: compression === 'av1' ? 'AVIF' : undefined }) as const)[
    format as 'jpeg'
  ];

const nameOf = ({ format }: Metadata) => (format === 'heif' ? 'HEIC' : (format ?? 'something').toUpperCase());

/* Enough to know an SVG by, and to read its first tag; each character is a byte. */
async function startOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16_384), 0, 16_384, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
