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
