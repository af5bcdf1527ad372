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
