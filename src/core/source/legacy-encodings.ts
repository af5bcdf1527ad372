/** What bytes say in an encoding with one byte per character. `name` lists every encoding that they may be in. */
interface Reading {
  name: string;
  /** Only where a single encoding makes words of the bytes. */
  text?: string;
}

/**
 * Finds out whether bytes that are not UTF-8 are Windows-1252 or Mac Roman. Both give a character for nearly every byte,
 * so what decides is which of them has letters within words where the other has signs or capitals. Returns nothing for
 * bytes that are neither, such as Cyrillic ones.
 */
export function readLegacy(bytes: Uint8Array): Reading | undefined {
  const latin = new TextDecoder('latin1').decode(bytes);
  if (isTwoEncodings.test(latin)) return undefined;
  const windows = { name: 'Windows-1252 (ANSI)', text: readWith(windowsSigns, latin) };
  const mac = { name: 'Mac Roman', text: readWith(macSigns, latin) };
  const [inWindows, inMac] = weigh(windows.text, mac.text);
  const likely = inWindows === inMac ? [windows, mac] : [inWindows > inMac ? windows : mac];
  if (likely.some(({ text }) => isImplausible.test(text))) return undefined;
  const [{ name, text }, other] = likely as [typeof windows, typeof mac?];
  return other ? { name: `${name} or ${other.name}` } : { name, text };
}

/* Each sign after ASCII, which the encodings have in common; � for what none of them shows. */
const readWith = (signs: string, latin: string): string =>
  latin.replace(/[\u0080-\u00FF]/g, (byte) => signs[byte.charCodeAt(0) - 0x80] ?? byte);

/* Written out, because not every engine decodes them. All others of Windows are those of Latin-1. */
const windowsSigns = '€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ';
const macSigns =
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00A0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ�ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ';

/* Letters with accents that were UTF-8 before others were added that are not. */
const isTwoEncodings = /[\u00C2-\u00C5][\u0080-\u00BF]|\u00E2[\u0080\u0082]/;

/* Four letters with accents in a row are of another alphabet, and nobody writes what no program shows. */
const isImplausible = /[\u00C0-\u024F]{4}|[^\P{Cc}\s]|�/u;

/*
 * How many bytes make a word in one of two readings and cannot be written like that in the other, for each of both. The
 * first thousands show it as well as all bytes of a large file.
 */
function weigh(one: string, other: string): [number, number] {
  const found: [number, number] = [0, 0];
  let rest = 10_000;
  for (const { index } of one.matchAll(/[^\0-\u007F]/g)) {
    if (rest-- === 0) break;
    const [inOne, inOther] = [placeOf(one, index), placeOf(other, index)];
    if (inOne === 'word' && inOther === 'odd') found[0] += 1;
    if (inOther === 'word' && inOne === 'odd') found[1] += 1;
  }
  return found;
}

function placeOf(text: string, index: number): 'word' | 'odd' | 'unknown' {
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
