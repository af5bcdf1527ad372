import { open, readFile } from 'node:fs/promises';
import type { Metadata } from 'sharp';
import type { Format } from '../../core/compiler-host.ts';
import { loadSharp } from './load-sharp.ts';
import { isMovingAvif, isMovingPng, sizeOfMovingAvif } from './moving.ts';
import { hasPosition } from './position.ts';

/** What a picture says of itself; both sizes as it is shown, in pixels. */
export interface PictureMetadata {
  /** null for a format that browsers do not show, which `name` names. */
  format: Format | null;
  name: string;
  width: number;
  height: number;
  isMoving: boolean;
  hasPosition: boolean;
}

/** Reads what a picture says of itself. Throws when a file is no picture. */
export async function readMetadata(file: string): Promise<PictureMetadata> {
  const moving = await movingFormatOf(file);
  if (moving === 'AVIF') return readMovingAvif(await readFile(file));
  const sharp = await loadSharp();
  if (!sharp) return readPlainly(await readFile(file));
  const about = await sharp(file, { limitInputPixels: false }).metadata();
  const format = formatOf(about);
  return {
    format,
    name: about.format === 'heif' ? 'HEIC' : (about.format ?? 'something').toUpperCase(),
    width: about.autoOrient.width,
    height: about.autoOrient.height,
    isMoving: moving === format || (about.pages ?? 1) > 1,
    hasPosition: about.exif ? hasPosition(about.exif) : false,
  };
}

/* The formats of which sharp doesn't notice that they move. */
async function movingFormatOf(file: string): Promise<Format | null> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1024), 0, 1024, 0);
    const start = buffer.subarray(0, bytesRead);
    if (isMovingAvif(start)) return 'AVIF';
    const isPng = start.toString('latin1', 0, 8) === '\x89PNG\r\n\x1A\n';
    return isPng && (await isMovingPng(handle)) ? 'PNG' : null;
  } finally {
    await handle.close();
  }
}

const readMovingAvif = (bytes: Buffer): PictureMetadata => ({
  format: 'AVIF',
  name: 'AVIF',
  ...sizeOfMovingAvif(bytes),
  isMoving: true,
  hasPosition: hasPosition(exifIn(bytes)),
});

const formatOf = ({ format, compression }: Metadata): Format | null =>
  format === 'heif' && compression === 'av1' ? 'AVIF' : (formats[format ?? ''] ?? null);

/* By the names that both readers give them. */
const formats: Record<string, Format> = {
  jpeg: 'JPEG',
  jpg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  gif: 'GIF',
  avif: 'AVIF',
};

/* Without sharp: the size stands in the first bytes of every format. */
async function readPlainly(bytes: Uint8Array): Promise<PictureMetadata> {
  const { imageSize } = await import('image-size');
  const { width, height, type = '', orientation = 1 } = imageSize(bytes);
  // From 5 on the camera was held upright.
  const [shownWidth, shownHeight] = orientation >= 5 ? [height, width] : [width, height];
  return {
    format: formats[type] ?? null,
    name: type.startsWith('hei') ? 'HEIC' : type.toUpperCase(),
    width: shownWidth,
    height: shownHeight,
    // Copies would stand still; without sharp there are none.
    isMoving: false,
    hasPosition: hasPosition(exifIn(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))),
  };
}

/* Where JPEG, PNG and WebP keep what a camera writes; nothing where it is none of these. */
function exifIn(bytes: Buffer): Buffer {
  for (const [mark, skipped] of [
    ['Exif\0\0', 0],
    ['eXIf', 4],
    ['EXIF', 8],
  ] as const) {
    const at = bytes.indexOf(mark, 0, 'latin1');
    if (at >= 0) return bytes.subarray(at + skipped);
  }
  return Buffer.alloc(0);
}
