import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A picture of stripes, so that a copy differs from a plain colour. */
export const stripes = (width: number, height: number): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#246"/><path d="M0 0h${width / 2}v${height}H0z" fill="#fb4"/></svg>`,
    ),
    { limitInputPixels: false },
  ).removeAlpha();

/** Where the photograph was taken, as phones write it. */
export const position = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 48/1 0/1' } };

/** A small PNG whose header claims this size. */
export async function pngSaying(width: number, height: number): Promise<Buffer> {
  const png = await stripes(8, 8).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

/** A PNG with frames: a chunk acTL before the picture and after one of 20,000 bytes. */
export async function movingPng(frames: number): Promise<Buffer> {
  const png = await stripes(8, 8).png().toBuffer();
  const header = 33;
  return Buffer.concat([
    png.subarray(0, header),
    chunk('tEXt', Buffer.alloc(20_000, 'a')),
    chunk('acTL', Buffer.from([0, 0, 0, frames, 0, 0, 0, 0])),
    png.subarray(header),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}

/** The beginning of an AVIF that moves: its brands, and the header of its track, or its first picture, with the size. */
export function movingAvif(width: number, height: number, part: 'tkhd' | 'ispe'): Buffer {
  const size = Buffer.alloc(8);
  const scale = part === 'tkhd' ? 65_536 : 1;
  size.writeUInt32BE(width * scale);
  size.writeUInt32BE(height * scale, 4);
  const before = part === 'tkhd' ? 76 : 4;
  return Buffer.concat([
    box('ftyp', Buffer.from('avis\0\0\0\0msf1avismiafMA1B', 'latin1')),
    box(part, Buffer.concat([Buffer.alloc(before), size])),
    box('mdat', Buffer.alloc(64)),
  ]);
}

function box(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(8 + data.length);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data]);
}
