import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A picture of stripes, so that a copy differs from a plain color. */
export const stripes = (width: number, height: number): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#246"/><path d="M0 0h${width / 2}v${height}H0z" fill="#fb4"/></svg>`,
    ),
    { limitInputPixels: false },
  ).removeAlpha();

/** The location of a photo, as phones write it. */
export const position = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 48/1 0/1' } };

/** A small PNG whose header claims this size. */
export async function pngSaying(width: number, height: number): Promise<Buffer> {
  const png = await stripes(8, 8).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

/** A PNG that declares this number of animation frames, after another chunk of this length. */
export async function movingPng(pictures: number, before = 0): Promise<Buffer> {
  const png = await stripes(8, 10).png().toBuffer();
  const count = Buffer.alloc(8);
  count.writeUInt32BE(pictures);
  return Buffer.concat([
    png.subarray(0, 33),
    chunk('teST', Buffer.alloc(before)),
    chunk('acTL', count),
    png.subarray(33),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([sized(data.length), named, sum]);
}

/** An AVIF whose brands declare an animation. */
export async function movingAvif(): Promise<Buffer> {
  const avif = await stripes(16, 20).avif({ effort: 0 }).toBuffer();
  avif.write('avis', 8);
  return avif;
}

/** An animated AVIF that states its size only in its tracks, of which the first is audio, with more brands. */
export function trackedAvif(width: number, height: number): Buffer {
  const track = (width: number, height: number) => {
    const header = Buffer.alloc(84);
    header.writeUInt16BE(width, 76);
    header.writeUInt16BE(height, 80);
    return box('trak', box('tkhd', header));
  };
  const brands = Buffer.from('avif\0\0\0\0msf1iso8avisMA1B');
  const long = Buffer.concat([sized(1), Buffer.from('free'), sized(0), sized(20), sized(7)]);
  return Buffer.concat([box('ftyp', brands), long, box('moov', track(0, 0), track(width, height)), box('mdat')]);
}

function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([sized(8 + body.length), Buffer.from(type), body]);
}

function sized(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}
