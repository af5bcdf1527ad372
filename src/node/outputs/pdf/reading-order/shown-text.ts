import { fromHex, type Glyphs, ownText } from './letters.ts';

/** Some glyphs at a place: the operators that show them. */
export interface Unit {
  operators: string;
  /** The codes of the glyphs. */
  glyphs: number[];
  /** Their text. */
  text: string;
  /** Whether all of them are marks above or below letters. */
  isMark: boolean;
  /** The text that must be read in place of that of the glyphs. */
  actual?: string;
}

/** The glyphs of the font with a name. */
export type GlyphsOf = (font: string) => Glyphs;

/** Reads the units between BT and ET, from the left to the right. */
export function unitsIn(shown: string, glyphsOf: GlyphsOf): Unit[] {
  const units: Unit[] = [];
  let [lines, actual]: [string[], string | undefined] = [[], undefined];
  for (const line of shown.split('\n')) {
    const replaced = /^ {2}\/ActualText (?:<FEFF([0-9A-F]+)>|\((.*)\))$/.exec(line);
    if (replaced)
      actual = replaced[1] === undefined ? unescaped(replaced[2] ?? '').toString('latin1') : fromHex(replaced[1]);
    if (/^(?:\/\w+ BMC|\/Span <<|>> BDC|EMC)$/.test(line) || replaced) continue;
    lines.push(line);
    if (!/ T[jJ]$/.test(line)) continue;
    units.push(...withoutPunctuation(unitOf(lines.join('\n'), actual, glyphsOf), glyphsOf));
    [lines, actual] = [[], undefined];
  }
  return units;
}

function unitOf(operators: string, actual: string | undefined, glyphsOf: GlyphsOf): Unit {
  const { characters, widthOf } = glyphsOf(fontIn(operators));
  const glyphs = glyphsIn(operators);
  const text = glyphs.map((glyph) => characters.get(glyph) ?? '').join('');
  const isMark = glyphs.every((glyph) => widthOf(glyph) === 0);
  const own = actual === undefined ? text : ownText(actual, isMark);
  return { operators, glyphs, text, isMark, ...(own !== text && { actual: own }) };
}

const fontIn = (operators: string) => /\/(\w+) \S+ Tf$/m.exec(operators)?.[1] ?? '';

/*
 * Separates punctuation on the left of letters that are written from right to left: programs that don't reverse it with
 * them would read it before the word.
 */
function withoutPunctuation(unit: Unit, glyphsOf: GlyphsOf): Unit[] {
  const { operators, glyphs, text } = unit;
  const { characters, widthOf } = glyphsOf(fontIn(operators));
  const count = glyphs.findIndex((glyph) => !isPunctuation(characters.get(glyph) ?? ''));
  const [, start, left = '', top, shown = ''] = /^(.*\n1 0 0 -1 )(\S+) (\S+) Tm\n(.*) T[jJ]$/s.exec(operators) ?? [];
  if (count < 1 || start === undefined || !rightToLeft.test(text)) return [unit];
  const pieces = shown.match(/\((?:\\.|[^\\()])*\)|<[0-9A-F]+>|-?[\d.]+/gs) ?? [];
  const shifts = pieces.flatMap((piece) =>
    /^[(<]/.test(piece) ? glyphsIn(piece).map((glyph) => ({ glyph, shift: 0 })) : [{ glyph: -1, shift: Number(piece) }],
  );
  const end = shifts.findIndex(({ glyph }) => glyph === glyphs[count]);
  const size = Number(/ (\S+) Tf$/m.exec(operators)?.[1]);
  const before = shifts.slice(0, end).reduce((sum, { glyph, shift }) => sum + (glyph < 0 ? -shift : widthOf(glyph)), 0);
  const write = (items: typeof shifts, x: number) =>
    `${start}${x} ${top} Tm\n[${items.map(({ glyph, shift }) => (glyph < 0 ? shift : `<${hex(glyph)}>`)).join(' ')}] TJ`;
  return [
    unitOf(write(shifts.slice(0, end), Number(left)), undefined, glyphsOf),
    unitOf(
      write(shifts.slice(end), Math.round(1e5 * (Number(left) + (before * size) / 1000)) / 1e5),
      undefined,
      glyphsOf,
    ),
  ];
}

const hex = (glyph: number) => glyph.toString(16).padStart(4, '0').toUpperCase();

const isPunctuation = (text: string) => /^[^\p{L}\p{M}\p{N}\s]+$/u.test(text);

/** The letters of right-to-left scripts. */
export const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/* The codes of the glyphs that operators show, in two bytes each. */
function glyphsIn(operators: string): number[] {
  const bytes = Buffer.concat(
    [...operators.matchAll(/\(((?:\\.|[^\\()])*)\)|<([0-9A-F]+)>/gs)].map(([, literal, hex]) =>
      hex === undefined ? unescaped(literal ?? '') : Buffer.from(hex, 'hex'),
    ),
  );
  return Array.from({ length: bytes.length >> 1 }, (_, index) => bytes.readUInt16BE(2 * index));
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const unescaped = (literal: string) =>
  Buffer.from(
    literal.replace(/\\(?:([0-7]{1,3})|(.))/gs, (_, octal?: string, letter = '') =>
      octal === undefined ? (escapes[letter] ?? letter) : String.fromCharCode(Number.parseInt(octal, 8)),
    ),
    'latin1',
  );

/** Writes the units of a right-to-left text, one word after the other. The glyphs of a word are from the left. */
export const wordsInOrder = (units: readonly Unit[]): string => wordsOf(units).toReversed().map(writeWord).join('\n');

/** Writes the units of a left-to-right text. */
export const inLine = (units: readonly Unit[]): string => units.map(writeUnit).join('\n');

function wordsOf(units: readonly Unit[]): Unit[][] {
  const words: Unit[][] = [];
  let isOver = true;
  for (const unit of units) {
    if (isOver) words.push([unit]);
    else words.at(-1)?.push(unit);
    isOver = endsWord(unit);
  }
  return words;
}

/* Whether the last glyph of a unit is a space, or all of them are punctuation. */
const endsWord = ({ text }: Unit): boolean => /\s$/.test(text) || isPunctuation(text);

const writeWord = (units: readonly Unit[]) => `/ReversedChars BMC\n${units.map(writeUnit).join('\n')}\nEMC`;

const writeUnit = ({ operators, actual }: Unit) =>
  actual === undefined
    ? operators
    : `/Span <<\n  /ActualText <FEFF${Buffer.from(actual, 'utf16le').swap16().toString('hex').toUpperCase()}>\n>> BDC\n${operators}\nEMC`;
