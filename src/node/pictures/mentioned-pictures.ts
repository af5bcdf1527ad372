import { CLOSE_OBJECT, COLON, OPEN_OBJECT, QUOTE, Reader } from '../../core/source/reader.ts';

/**
 * The files that a text in UTF-8 names as pictures: every value of a "src" in it, or those by language, in the order
 * of the text. The text may
 * be any; of JSON none is left out, however its letters are written.
 */
export function mentionedPictures(bytes: Uint8Array): Set<string> {
  const paths = new Set<string>();
  if (!mayNameOne(bytes)) return paths;
  const reader = new Reader(new TextDecoder().decode(bytes));
  while (reader.next()) {
    if (reader.mark !== QUOTE || reader.following !== COLON || reader.said !== 'src') continue;
    reader.next();
    if (!reader.next()) break;
    if (reader.mark === QUOTE) addTo(paths, reader);
    else if (reader.mark === OPEN_OBJECT) addEach(paths, reader);
  }
  return paths;
}

const addTo = (paths: Set<string>, reader: Reader) => {
  if (reader.isWhole) paths.add(reader.said);
};

/* By language there are several: the texts of an object, as far as it goes. */
function addEach(paths: Set<string>, reader: Reader): void {
  while (reader.next() && reader.mark !== CLOSE_OBJECT)
    if (reader.mark === QUOTE && reader.following !== COLON) addTo(paths, reader);
}

/* A site without pictures is read past at a glance, each time that it is saved. JSON may write a letter as its number. */
function mayNameOne({ buffer, byteOffset, byteLength }: Uint8Array): boolean {
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  return bytes.includes('"src"') || bytes.includes('\\u00');
}
