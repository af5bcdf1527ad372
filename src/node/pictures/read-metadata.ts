import { type FileHandle, open, readFile } from 'node:fs/promises';
import type { Metadata } from 'sharp';
import type { Format } from '../../core/block-host.ts';
import { loadSharp } from './load-sharp.ts';

/** The metadata of an image. Width and height are as displayed, in pixels. */
export interface PictureMetadata {
  /** null for a format that browsers don't support, which `name` names. */
  format: Format | null;
  name: string;
  width: number;
  height: number;
  isMoving: boolean;
  hasPosition: boolean;
}

/** Reads the metadata of an image. Throws if the file isn't an image. */
export async function readMetadata(file: string): Promise<PictureMetadata> {
  const moving = await animatedFormatOf(file);
  if (moving === 'AVIF') return readMovingAvif(await readFile(file));
  const sharp = await loadSharp();
  if (!sharp) return readWithoutSharp(await readFile(file));
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

/* The animated formats that sharp doesn't recognize as such. */
async function animatedFormatOf(file: string): Promise<Format | null> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1024), 0, 1024, 0);
    const start = buffer.subarray(0, bytesRead);
    if (isAnimatedAvif(start)) return 'AVIF';
    const isPng = start.toString('latin1', 0, 8) === '\x89PNG\r\n\x1A\n';
    return isPng && (await isAnimatedPng(handle)) ? 'PNG' : null;
  } finally {
    await handle.close();
  }
}

const readMovingAvif = (bytes: Buffer): PictureMetadata => ({
  format: 'AVIF',
  name: 'AVIF',
  ...sizeOfAnimatedAvif(bytes),
  isMoving: true,
  hasPosition: hasPosition(exifIn(bytes)),
});

const formatOf = ({ format, compression }: Metadata): Format | null =>
  format === 'heif' && compression === 'av1' ? 'AVIF' : (formats[format ?? ''] ?? null);

/* By the names that both readers use. */
const formats: Record<string, Format> = {
  jpeg: 'JPEG',
  jpg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  gif: 'GIF',
  avif: 'AVIF',
};

/* Without sharp: in every format, the size is in the first bytes. */
async function readWithoutSharp(bytes: Uint8Array): Promise<PictureMetadata> {
  const { imageSize } = await import('image-size');
  const { width, height, type = '', orientation = 1 } = imageSize(bytes);
  // Orientations from 5 on are rotated by 90 degrees.
  const [shownWidth, shownHeight] = orientation >= 5 ? [height, width] : [width, height];
  return {
    format: formats[type] ?? null,
    name: type.startsWith('hei') ? 'HEIC' : type.toUpperCase(),
    width: shownWidth,
    height: shownHeight,
    // Copies wouldn't be animated; without sharp there are none.
    isMoving: false,
    hasPosition: hasPosition(exifIn(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))),
  };
}

/* The Exif data of a JPEG, PNG or WebP; empty for other formats. */
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

/**
 * Whether the metadata of a photo contains GPS coordinates (Exif 2.3, section 4.6: a TIFF header and a list of fields
 * of twelve bytes). Never throws, even for invalid data.
 */
export function hasPosition(exif: Buffer): boolean {
  const tiff = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
  if (tiff.length < 10) return false;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return false;
  const fields = Array.from({ length: short(first) }, (_, index) => first + 2 + 12 * index);
  return fields.some((at) => at + 2 <= tiff.length && short(at) === positionField);
}

const positionField = 0x8825;

/* Whether a PNG is animated: it has an acTL chunk before its first image. Throws if the file can't be read. */
async function isAnimatedPng(handle: FileHandle): Promise<boolean> {
  const head = Buffer.alloc(12);
  for (let [at, left] = [8, maxChunks]; left > 0; left--) {
    const { bytesRead } = await handle.read(head, 0, 12, at);
    const type = head.toString('latin1', 4, 8);
    if (bytesRead < 12 || type === 'IDAT') return false;
    if (type === 'acTL') return head.readUInt32BE(8) > 1;
    at += 12 + head.readUInt32BE(0);
  }
  return false;
}

/* Real files have about a dozen chunks before the first image. */
const maxChunks = 1000;

/* Whether a file is an animated AVIF, by the brands in its first bytes. */
function isAnimatedAvif(start: Buffer): boolean {
  if (start.toString('latin1', 4, 8) !== 'ftyp') return false;
  const brands = start.toString('latin1', 8, start.readUInt32BE(0));
  return /^(?:.{4})*?avis/s.test(brands);
}

/*
 * The size of an animated AVIF in pixels, which sharp can't read: that of its image, else that of its track (ISO/IEC
 * 23008-12 and 14496-12). Throws if the file is cut off or states no size.
 */
function sizeOfAnimatedAvif(bytes: Buffer): { width: number; height: number } {
  const sizes = [
    ...below(bytes, ['meta', 'iprp', 'ipco', 'ispe']).map((box) => [box.readUInt32BE(4), box.readUInt32BE(8)]),
    ...below(bytes, ['moov', 'trak', 'tkhd']).map((box) => [
      box.readUInt16BE(box.length - 8),
      box.readUInt16BE(box.length - 4),
    ]),
  ];
  const [width = 0, height = 0] = sizes.find(([width, height]) => width && height) ?? [];
  if (!width) throw new Error('this AVIF states no size');
  return { width, height };
}

function below(bytes: Buffer, [type = '', ...types]: readonly string[]): Buffer[] {
  const boxes = [...boxesOf(bytes, type)];
  return types.length === 0 ? boxes : boxes.flatMap((box) => below(box, types));
}

function* boxesOf(bytes: Buffer, wanted: string): Generator<Buffer> {
  for (let at = 0; at < bytes.length; ) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const isLong = bytes.readUInt32BE(at) === 1;
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : bytes.readUInt32BE(at) || bytes.length - at;
    // This box has a version and flags before its content.
    const head = (isLong ? 16 : 8) + (type === 'meta' ? 4 : 0);
    if (size < head || at + size > bytes.length) throw new Error('this AVIF is cut off');
    if (type === wanted) yield bytes.subarray(at + head, at + size);
    at += size;
  }
}
