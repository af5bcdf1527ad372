import { open, stat } from 'node:fs/promises';
import type { PictureFile } from '../../core/block-host.ts';
import { limits } from '../../core/checks/files/check-picture.ts';
import { maxWebpSide } from '../../core/resolve/pictures/copy-sizes.ts';
import { firstTag, svgParts, svgSize } from '../icons/read-svg.ts';
import { loadSharp } from './load-sharp.ts';
import { type PictureMetadata, readMetadata } from './read-metadata.ts';

/** Inspects an image file: its format, its size, and whether it is complete. */
export async function inspectPicture(file: string): Promise<PictureFile> {
  const { size: bytes } = await stat(file);
  const unreadable = (reason: string): PictureFile => ({ problem: 'unreadable', reason });
  if (bytes === 0) return unreadable('it is empty');
  if (bytes > limits.megabytes * 1024 * 1024) return { problem: 'huge', size: `${Math.ceil(bytes / 1024 / 1024)} MB` };
  // The bytes of a byte-order mark.
  const start = (await startOf(file)).replace(/^\xEF\xBB\xBF/, '');
  if (/^\s*<(?:\?xml|!--|!doctype svg|svg)[\s\S]*<svg[\s>]|^\s*<svg[\s>]/i.test(start))
    return { format: 'SVG', bytes, ...sizeIn(start), isMoving: false, hasPosition: false };
  let about: PictureMetadata;
  try {
    about = await readMetadata(file);
  } catch {
    const strange = /^....ftyp(?:hei[cx]|hev[cx]|mif1|msf1)/s.test(start);
    return unreadable(strange ? "browsers don't support HEIC" : "it isn't an image, or it is damaged");
  }
  const { format, name, width, height, isMoving, hasPosition } = about;
  if (!format) return unreadable(`browsers don't support ${name}`);
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

/* The size of an SVG, from its start. Empty if its first tag is damaged. */
function sizeIn(start: string): { width?: number; height?: number } {
  try {
    return svgSize(firstTag(svgParts(start)).attributes);
  } catch {
    return {};
  }
}

/* The first bytes, one character each: enough to recognize an SVG and to read its first tag. */
async function startOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16_384), 0, 16_384, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
