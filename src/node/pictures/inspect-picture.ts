import { open, readFile, stat } from 'node:fs/promises';
import type { PictureFile } from '../../core/block-host.ts';
import { limits } from '../../core/checks/files/check-picture.ts';
import { maxWebpSide } from '../../core/resolve/pictures/copy-sizes.ts';
import { SvgError } from '../icons/read-svg.ts';
import { inspectSvg } from './inspect-svg.ts';
import { loadSharp } from './load-sharp.ts';
import { type PictureMetadata, readMetadata } from './read-metadata.ts';

/** Inspects an image file: its format, its size, and whether it is complete. */
export async function inspectPicture(file: string): Promise<PictureFile> {
  const { size: bytes } = await stat(file);
  const unreadable = (reason: string): PictureFile => ({ problem: 'unreadable', reason });
  if (bytes === 0) return unreadable('it is empty');
  if (bytes > limits.megabytes * 1024 * 1024) return { problem: 'huge', size: `${Math.ceil(bytes / 1024 / 1024)} MB` };
  const start = await startOf(file);
  // In UTF-16, every second byte of these characters is zero. Bytes before them are a byte-order mark.
  const first = start.replace(/^(?:\xEF\xBB\xBF|\xFE\xFF|\xFF\xFE)/, '').replaceAll('\0', '');
  if (/^\s*<(?:\?xml|!--|!doctype svg|(?:\w+:)?svg)[\s\S]*<(?:\w+:)?svg[\s>]|^\s*<(?:\w+:)?svg[\s>]/i.test(first))
    try {
      return { format: 'SVG', bytes, ...inspectSvg(await readFile(file)), isMoving: false, hasPosition: false };
    } catch (error) {
      if (error instanceof SvgError) return unreadable(error.message);
      throw error;
    }
  let about: PictureMetadata;
  try {
    about = await readMetadata(file);
  } catch {
    const strange = /^....ftyp(?:hei[cx]|hev[cx]|mif1|msf1)/s.test(start);
    return unreadable(strange ? "browsers don't support HEIC" : "it isn't an image, or it is damaged");
  }
  const { format, name, width, height, isMoving, hasPosition } = about;
  if (!format) return unreadable(name === 'SVG' ? "it isn't a valid SVG file" : `browsers don't support ${name}`);
  const megapixels = (width * height) / 1_000_000;
  if (megapixels > limits.megapixels) return { problem: 'huge', size: `${Math.round(megapixels)} megapixels` };
  const slimness = Math.max(width, height) / Math.min(width, height);
  if (slimness > maxWebpSide) return unreadable(`one side is ${Math.floor(slimness)} times as long as the other`);
  // sharp can't read these.
  if (format === 'AVIF' && isMoving) return { format, bytes, width, height, isMoving, hasPosition };
  try {
    // Decodes a JPEG at an eighth of its size, which takes only milliseconds.
    const sharp = await loadSharp();
    await sharp?.(file, { failOn: 'truncated' }).resize(8, 8, { fit: 'fill' }).raw().toBuffer();
  } catch {
    return unreadable('it is truncated or damaged');
  }
  return { format, bytes, width, height, isMoving, hasPosition };
}

/* The first bytes, one character each: enough to recognize an SVG. */
async function startOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16_384), 0, 16_384, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
