/** The text of bytes in a single-byte encoding. `name` lists all encodings that may apply. */
interface Decoding {
  name: string;
  /** Only set if a single encoding turns the bytes into words. */
  text?: string;
}

/**
 * Detects whether bytes that aren't UTF-8 are Windows-1252 or Mac Roman. Both assign a character to nearly every byte,
 * so the better one has letters in words where the other has symbols or capitals. Returns undefined for other bytes,
 * such as Cyrillic text.
 */
export function readLegacy(bytes: Uint8Array): Decoding | undefined {
  const latin = new TextDecoder('latin1').decode(bytes);
  if (isTwoEncodings.test(latin)) return undefined;
  const windows = { name: 'Windows-1252 (ANSI)', text: decodeWith(windowsCharacters, latin) };
  const mac = { name: 'Mac Roman', text: decodeWith(macCharacters, latin) };
  const [inWindows, inMac] = countPlausible(windows.text, mac.text);
  const likely = inWindows === inMac ? [windows, mac] : [inWindows > inMac ? windows : mac];
  if (likely.some(({ text }) => isImplausible.test(text))) return undefined;
  // The list has one or two entries.
  const [{ name, text }, other] = likely as [typeof windows, typeof mac?];
  return other ? { name: `${name} or ${other.name}` } : { name, text };
}

/* Decodes the bytes above ASCII with a table; � for a byte without a character. */
const decodeWith = (table: string, latin: string): string =>
  latin.replace(/[\u0080-\u00FF]/g, (byte) => table[byte.charCodeAt(0) - 0x80] ?? byte);

/*
 * Tables, because not every engine supports these encodings. The other characters of Windows-1252 equal those of
 * Latin-1.
 */
const windowsCharacters = '€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ';
const macCharacters =
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00A0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ�ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ';

/* Accented letters in UTF-8, in a file that isn't valid UTF-8 as a whole. */
const isTwoEncodings = /[\u00C2-\u00C5][\u0080-\u00BF]|\u00E2[\u0080\u0082]/;

/* Four accented letters in a row come from another alphabet, and control characters aren't text. */
const isImplausible = /[\u00C0-\u024F]{4}|[^\P{Cc}\s]|�/u;

/*
 * Counts, for each of two decodings, the bytes that are part of a word in it but implausible in the other. The first
 * few thousand bytes decide as well as a whole file.
 */
function countPlausible(one: string, other: string): [number, number] {
  const found: [number, number] = [0, 0];
  let remaining = 10_000;
  for (const { index } of one.matchAll(/[^\0-\u007F]/g)) {
    if (remaining-- === 0) break;
    const [inOne, inOther] = [classify(one, index), classify(other, index)];
    if (inOne === 'word' && inOther === 'odd') found[0] += 1;
    if (inOther === 'word' && inOne === 'odd') found[1] += 1;
  }
  return found;
}

function classify(text: string, index: number): 'word' | 'odd' | 'unknown' {
  const [before, character, after] = [text[index - 1] ?? '', text[index] as string, text[index + 1] ?? ''];
  if (/[�ˆ˜¸¨¯˘˙˚˝˛ˇıƒ∂∑∏∫√≈∆◊⁄ﬁﬂ¬]/.test(character)) return 'odd';
  const isInWord = isLetter.test(before) || isLetter.test(after);
  if (isUpper.test(character)) {
    const isCamel = isLower.test(before) || (isUpper.test(before) && isLower.test(after));
    return isCamel ? 'odd' : isInWord ? 'word' : 'unknown';
  }
  if (isLower.test(character)) return isUpper.test(after) ? 'odd' : isInWord ? 'word' : 'unknown';
  if (isLetter.test(before) && isLetter.test(after)) return /[’‘–—·\u00AD]/.test(character) ? 'unknown' : 'odd';
  return character === '“' && isLetter.test(after) ? 'word' : 'unknown';
}

const isLetter = /\p{L}/u;
const isUpper = /\p{Lu}/u;
const isLower = /\p{Ll}/u;
