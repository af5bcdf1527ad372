import { open } from 'node:fs/promises';

/** Whether a PNG has frames: a chunk acTL before the picture itself. See https://www.w3.org/TR/png-3/#11acTL */
export async function isMovingPng(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    // Each chunk has its length, its type, its data and a checksum; the first one comes after eight bytes.
    for (let [at, count] = [8, 0]; count < mostChunks; count++) {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(12), 0, 12, at);
      const type = buffer.toString('latin1', 4, 8);
      if (bytesRead < 12 || type === 'IDAT') return false;
      if (type === 'acTL') return buffer.readUInt32BE(8) > 1;
      at += 12 + buffer.readUInt32BE(0);
    }
    return false;
  } finally {
    await handle.close();
  }
}

/* No program writes so many before the picture. */
const mostChunks = 1000;

/**
 * The size of an AVIF that moves, by the first bytes of the file; null for every other file. Sharp can't read these.
 * See https://aomediacodec.github.io/av1-avif/#image-sequences
 */
export function movingAvifSize(start: string): { width: number; height: number } | null {
  const isMoving = /^.{4}ftyp(?:.{4}){0,20}?avis/s.test(start);
  if (!isMoving) return null;
  // The header of a track ends with its size, in 65536ths of a pixel; the first picture may have its own.
  const [, track] = /tkhd(?:\0.{75}|\u0001.{87})(.{8})/s.exec(start) ?? [];
  const [, picture] = /ispe.{4}(.{8})/s.exec(start) ?? [];
  const [width = 0, height = 0] = track ? numbersIn(track, 65_536) : picture ? numbersIn(picture, 1) : [];
  return width >= 1 && height >= 1 ? { width, height } : null;
}

const numbersIn = (characters: string, scale: number): number[] => {
  const bytes = Buffer.from(characters, 'latin1');
  return [0, 4].map((at) => Math.round(bytes.readUInt32BE(at) / scale));
};
