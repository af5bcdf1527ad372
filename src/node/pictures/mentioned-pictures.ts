import { COLON, QUOTE, Reader } from '../../compile/json/reader.ts';

/**
 * The files that a text names as pictures: every value of a "src" in it, in the order of the text. The text may be any;
 * of JSON none is left out, however its letters are written.
 */
export function mentionedPictures(text: string): Set<string> {
  const paths = new Set<string>();
  if (!mayNameOne.test(text)) return paths;
  const reader = new Reader(text);
  while (reader.next()) {
    if (reader.mark !== QUOTE || reader.following !== COLON || reader.said !== 'src') continue;
    reader.next();
    if (reader.next() && reader.mark === QUOTE && reader.isWhole) paths.add(reader.said);
  }
  return paths;
}

/* Most sites without pictures are read past at a glance. JSON may write a letter as its number. */
const mayNameOne = /"src"|\\u00/;
