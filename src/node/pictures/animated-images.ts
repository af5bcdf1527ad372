import type { FileHandle } from 'node:fs/promises';

/** Whether a PNG is animated: it has an acTL chunk before its first image. Throws if the file can't be read. */
export async function isAnimatedPng(handle: FileHandle): Promise<boolean> {
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

/** Whether a file is an animated AVIF, by the brands in its first bytes. */
export function isAnimatedAvif(start: Buffer): boolean {
  if (start.toString('latin1', 4, 8) !== 'ftyp') return false;
  const brands = start.toString('latin1', 8, start.readUInt32BE(0));
  return /^(?:.{4})*?avis/s.test(brands);
}

/**
 * The size of an animated AVIF in pixels, which sharp can't read: that of its image, else that of its track (ISO/IEC
 * 23008-12 and 14496-12). Throws if the file is cut off or states no size.
 */
export function sizeOfAnimatedAvif(bytes: Buffer): { width: number; height: number } {
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
