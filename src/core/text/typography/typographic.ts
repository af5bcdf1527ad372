import type { RichText } from '../../../../schema/rich-text.ts';
import { plainText } from '../../../shared/rich-text.ts';
import { unspaced } from '../script-and-direction.ts';
import { type PrintedSigns, printedSigns } from './printed-signs.ts';
import { type Change, type VisibleText, visibleTextOf } from './visible-text.ts';

/**
 * Replaces keyboard quotation marks, apostrophes, hyphens and dots with the typographic characters of a language. In
 * French, turns the spaces before punctuation into no-break spaces. Code, addresses and placeholders stay unchanged,
 * and so do ambiguous characters: 6'2", --help. Typographic text stays unchanged.
 */
export function typographic(text: RichText, language: string): RichText {
  const isFrench = /^fr(?:-|$)/i.test(language);
  if (!(isFrench ? frenchSigns : signs).test(plainText(text))) return text;
  const visible = visibleTextOf(text);
  const printed = printedSigns(language);
  return visible.replace(
    [
      ...quotes(visible, printed),
      ...dashes(visible, printed),
      ...dots(visible, printed),
      ...(isFrench ? frenchSpaces(visible) : []),
    ].toSorted((one, other) => one.start - other.start),
  );
}

const signs = /["']|--|\.\.\./;
const frenchSigns = /["'«»]|--|\.\.\.| [:;!?]/;

/*
 * In scripts without spaces, and in those that join short words to the next one, quotation marks touch the surrounding
 * letters. These letters don't count as part of a word.
 */
const joining = new RegExp(
  `^(?:${unspaced}|[\\p{sc=Hang}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}\\p{sc=Arab}\\u0640])$`,
  'u',
);
const isWord = (sign: string): boolean => /^[\p{L}\p{M}\p{N}_]$/u.test(sign) && !joining.test(sign);
const isLetter = (sign: string): boolean => isWord(sign) && !/\p{N}/u.test(sign);
const isDigit = (sign: string): boolean => /^\p{N}$/u.test(sign);
const isSpace = (sign: string): boolean => /^\s?$/.test(sign);
/* Characters that can precede an opening quotation mark. */
const canPrecedeQuote = (sign: string): boolean =>
  isSpace(sign) || joining.test(sign) || /^["'“„«‘‚‹「『([{/–—-]$/.test(sign);

function quotes({ characters, before, after }: VisibleText, { outer, inner, apostrophe }: PrintedSigns): Change[] {
  const changes: Change[] = [];
  const open: Record<string, number[]> = { '"': [], "'": [] };
  const change = (start: number, text: string) => changes.push({ start, length: 1, text });
  for (const { 0: sign, index } of characters.matchAll(/["']/g)) {
    const [last, next] = [before(index), after(index)];
    const isSingle = sign === "'";
    if (
      isSingle &&
      isInWord(last, next, characters.slice(index + 1, index + 8), characters.slice(Math.max(0, index - 2), index))
    ) {
      if (apostrophe) change(index, apostrophe);
      continue;
    }
    // `open` has a list for each quotation mark.
    const unclosed = open[sign] as number[];
    const opens = canPrecedeQuote(last) && !isSpace(next);
    const closes =
      !isSpace(last) && !isWord(next) && !(sign === '"' && isInFeet(characters.slice(Math.max(0, index - 5), index)));
    const [start, end] = isSingle ? inner : outer;
    const first = closes ? unclosed.pop() : undefined;
    if (first !== undefined) {
      change(first, start);
      change(index, end);
    } else if (opens) unclosed.push(index);
    else if (isSingle && closes && isLetter(last) && apostrophe) change(index, apostrophe);
  }
  // An unclosed quotation mark is the apostrophe of a shortened word.
  for (const index of open["'"] as number[]) if (apostrophe && isLetter(after(index))) change(index, apostrophe);
  return changes;
}

/* Whether a ' is inside a word, or starts a shortened one: '90s, 'tis, rock 'n' roll, the "Times"'s. */
const isInWord = (last: string, next: string, following: string, preceding: string): boolean =>
  (isWord(last) && isWord(next) && !(isDigit(last) && isDigit(next))) ||
  (canPrecedeQuote(last) && shortened.test(following)) ||
  (/^["”“»«]$/.test(last) && /^s(?![\p{L}'])/u.test(following)) ||
  (preceding === "'n" && isSpace(next));

const shortened = /^(?:\d\d(?![\d'])|(?:tis|twas|em|til|cause)(?![\p{L}'])|n'(?=\s))/iu;
/* 6'2" is a height. */
const isInFeet = (characters: string): boolean => /\d'\d{1,2}$/.test(characters);

/* Two hyphens become a short dash, and three a long one. Options such as --help, arrows and rules stay unchanged. */
function dashes({ characters, before, after, isContiguous }: VisibleText, { dash, longDash }: PrintedSigns): Change[] {
  return [...characters.matchAll(/-{2,}/g)].flatMap(({ 0: { length }, index }) => {
    const [last, next] = [before(index), after(index + length - 1)];
    const isSign = /^[<>=!|+]$/.test(last) || /^[<>=!|+]$/.test(next);
    const isOption = isWord(next) && canPrecedeQuote(/["']/.test(last) ? before(index - 1) : last);
    const endsOptions = isSpace(last) && /^ -[-\p{L}]/u.test(characters.slice(index + length, index + length + 3));
    // C-- and i-- are code.
    const isOperator =
      !isWord(next) && /(?<![\p{L}\p{M}\p{N}])[A-Za-z]$/u.test(characters.slice(Math.max(0, index - 3), index));
    const text = length === 2 ? dash : length === 3 ? longDash : null;
    if (text === null || isSign || isOption || endsOptions || isOperator) return [];
    if (isInCode(characters, index, length) || !isContiguous(index, length)) return [];
    return { start: index, length, text };
  });
}

/* Paths and code can contain three dots too. */
function dots({ characters, before, after, isContiguous }: VisibleText, printed: PrintedSigns): Change[] {
  return [...characters.matchAll(/\.{3,}/g)].flatMap(({ 0: { length }, index }) => {
    const [last, next] = [before(index), after(index + length - 1)];
    const isCode = /^[/\\]$/.test(last) || /^[/\\]$/.test(next) || (/^[([{]$/.test(last) && isWord(next));
    const isOfPath = !isSpace(next) && isInCode(characters, index, length);
    if (length > 3 || isCode || isOfPath || !isContiguous(index, length)) return [];
    return { start: index, length, text: printed.dots };
  });
}

/* Whether the characters between the surrounding spaces are an option, a path, a file name or code. */
function isInCode(characters: string, index: number, length: number): boolean {
  // split() never returns an empty list.
  const start = characters
    .slice(Math.max(0, index - 100), index)
    .split(separators)
    .at(-1) as string;
  const rest = characters.slice(index + length, index + length + 100).split(separators)[0] as string;
  return [start, rest].some((part) => inPath.test(part)) || namesCode.test(start) || namesFile.test(rest);
}

const separators = /[\s"'“”„«»‘’()[\]{}]/u;
const inPath = /\\|\p{L}\/|\/\p{L}|_/u;
const namesFile = /[\p{L}\p{N}]\.[a-z][a-z\d]/u;
const namesCode = /^(?:[-–—]|[~$#@][\p{L}/])/u;

/* Changes existing spaces only, but adds missing ones inside quotation marks. */
function frenchSpaces({ characters, before }: VisibleText): Change[] {
  return [...characters.matchAll(/ (?=(?:[;!?]+(?![^\s"'»”’.…)\]])|:(?![^\s"'«»])))|« ?(?!\s)|(?<!\s) ?»/g)].flatMap(
    ({ 0: found, index }) => {
      if (found === ' ')
        return isSpace(before(index))
          ? []
          : { start: index, length: 1, text: characters[index + 1] === ':' ? '\u00A0' : '\u202F' };
      return { start: index, length: found.length, text: found.startsWith('«') ? '«\u202F' : '\u202F»' };
    },
  );
}

/**
 * Normalizes quotation marks, dashes, ellipses and spaces, so that a text in keyboard characters equals the result of
 * `typographic`.
 */
export const foldTypography = (text: string): string =>
  text
    .replace(/[«][\s]*|[\s]*[»]/g, "'")
    .replace(/["“”„‘’‚‹›「」『』]/g, "'")
    .replace(/——|–/g, '--')
    .replace(/—/g, '---')
    .replace(/……?/g, '...')
    .replace(/[\u00A0\u202F]/g, ' ');
