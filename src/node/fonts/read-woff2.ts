import { brotliDecompressSync } from 'node:zlib';

/** The maximum size of a font, in bytes: compressed as in its file, and also decompressed. */
export const maxFontBytes = 64 * 1024 * 1024;

/**
 * Whether a file is a WOFF2 font that wasn't cut off, and whose tables have the sizes that it states. A small file can
 * decompress to gigabytes, so it is decompressed only up to these sizes. https://www.w3.org/TR/WOFF2/#FileStructure
 */
export function isWholeWoff2(bytes: Buffer): boolean {
  try {
    if (bytes.toString('latin1', 0, 4) !== 'wOF2' || bytes.readUInt32BE(8) !== bytes.length) return false;
    const { size, end } = readDirectory(bytes);
    if (size > maxFontBytes || bytes.readUInt32BE(4) === collection) return false;
    const compressed = bytes.subarray(end, end + bytes.readUInt32BE(20));
    return brotliDecompressSync(compressed, { maxOutputLength: size }).length === size;
  } catch {
    return false;
  }
}

/* The flavor "ttcf" of a file with several fonts, which has another directory. */
const collection = 0x74746366;

/* The size of all tables after decompression, and the end of their directory. Throws if the file is shorter. */
function readDirectory(bytes: Buffer): { size: number; end: number } {
  let at = 48;
  let size = 0;
  const number = (): number => {
    let value = 0;
    for (let count = 0; count < 5; count++) {
      const byte = bytes.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
    throw new Error('this number is too long');
  };
  for (let left = bytes.readUInt16BE(12); left > 0; left--) {
    const flags = bytes.readUInt8(at++);
    const tag = flags & 63;
    if (tag === 63) at += 4;
    const original = number();
    // The tables "glyf" and "loca" are transformed in version 0, all others in any other version.
    const isTransformed = tag === 10 || tag === 11 ? flags >> 6 === 0 : flags >> 6 !== 0;
    size += isTransformed ? number() : original;
  }
  return { size, end: at };
}
