import { COLON, QUOTE, Reader } from '../../compile/json/reader.ts';

/**
 * The files that a text in UTF-8 names as pictures: every value of a "src" in it, in the order of the text. The text may
 * be any; of JSON none is left out, however its letters are written.
 */
export function mentionedPictures(bytes: Uint8Array): Set<string> {
  const paths = new Set<string>();
  if (!mayNameOne(bytes)) return paths;
  const reader = new Reader(new TextDecoder().decode(bytes));
  while (reader.next()) {
    if (reader.mark !== QUOTE || reader.following !== COLON || reader.said !== 'src') continue;
    reader.next();
    if (reader.next() && reader.mark === QUOTE && reader.isWhole) paths.add(reader.said);
  }
  return paths;
}

/* A site without pictures is read past at a glance, each time that it is saved. JSON may write a letter as its number. */
function mayNameOne({ buffer, byteOffset, byteLength }: Uint8Array): boolean {
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  return bytes.includes('"src"') || bytes.includes('\\u00');
}
