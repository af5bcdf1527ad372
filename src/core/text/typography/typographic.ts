import { dense } from './dense.ts';
import { type PrintedSigns, printedSigns } from './printed-signs.ts';
import { type Seen, seenIn } from './seen.ts';

/** A stretch of a text that is written in another way. */
interface Change {
  start: number;
  length: number;
  text: string;
}

/**
 * A text with the quotation marks, apostrophes, dashes and dots that its language prints, in the place of those of a
 * keyboard; in French, with spaces that no line ends at where spaces are written. Code, addresses and placeholders stay.
 * A sign that can be read in two ways stays too: 6'2", --help. The text may have marks: see src/shared/marks.ts. What is
 * typographic already is not changed.
 */
export function typographic(text: string, language: string): string {
  const isFrench = /^fr(?:-|$)/i.test(language);
  if (!(isFrench ? frenchSigns : signs).test(text)) return text;
  const seen = seenIn(text);
  const printed = printedSigns(language);
  const changes = [
    ...quotes(seen, printed),
    ...dashes(seen, printed),
    ...dots(seen, printed),
    ...(isFrench ? frenchSpaces(seen) : []),
  ].toSorted((one, other) => one.start - other.start);
  const pieces: string[] = [];
  let end = 0;
  for (const { start, length, text: written } of changes) {
    const from = seen.places[start] as number;
    pieces.push(text.slice(end, from), written);
    end = from + length;
  }
  return pieces.join('') + text.slice(end);
}

const signs = /["']|--|\.\.\./;
const frenchSigns = /["'«»]|--|\.\.\.| [:;!?]/;

/*
 * Quotation marks touch the words around them in scripts without spaces, and where short words are joined to the next. The
 * letters of these scripts are no part of a word here.
 */
const joining = new RegExp(
  `^(?:${dense}|[\\p{sc=Hang}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}\\p{sc=Arab}\\u0640])$`,
  'u',
);
const isWord = (sign: string): boolean => /^[\p{L}\p{M}\p{N}_]$/u.test(sign) && !joining.test(sign);
const isLetter = (sign: string): boolean => isWord(sign) && !/\p{N}/u.test(sign);
const isDigit = (sign: string): boolean => /^\p{N}$/u.test(sign);
const isBlank = (sign: string): boolean => /^\s?$/.test(sign);
/* What a quotation can begin after. */
const isBefore = (sign: string): boolean => isBlank(sign) || joining.test(sign) || /^["'“„«‘‚‹「『([{/–—-]$/.test(sign);

function quotes({ words, before, after }: Seen, { outer, inner, apostrophe }: PrintedSigns): Change[] {
  const changes: Change[] = [];
  const open: Record<string, number[]> = { '"': [], "'": [] };
  const change = (start: number, text: string) => changes.push({ start, length: 1, text });
  for (const { 0: sign, index } of words.matchAll(/["']/g)) {
    const [last, next] = [before(index), after(index)];
    const isSingle = sign === "'";
    if (
      isSingle &&
      isInWord(last, next, words.slice(index + 1, index + 8), words.slice(Math.max(0, index - 2), index))
    ) {
      if (apostrophe) change(index, apostrophe);
      continue;
    }
    const waiting = open[sign] as number[];
    const opens = isBefore(last) && !isBlank(next);
    const closes =
      !isBlank(last) && !isWord(next) && !(sign === '"' && isOfFeet(words.slice(Math.max(0, index - 5), index)));
    const [start, end] = isSingle ? inner : outer;
    const first = closes ? waiting.pop() : undefined;
    if (first !== undefined) {
      change(first, start);
      change(index, end);
    } else if (opens) waiting.push(index);
    else if (isSingle && closes && isLetter(last) && apostrophe) change(index, apostrophe);
  }
  // What nothing ends is a word that has lost its beginning.
  for (const index of open["'"] as number[]) if (apostrophe && isLetter(after(index))) change(index, apostrophe);
  return changes;
}

/* In a word, or at the beginning of one that has lost a part: '90s, 'tis, rock 'n' roll, the "Times"'s. */
const isInWord = (last: string, next: string, following: string, preceding: string): boolean =>
  (isWord(last) && isWord(next) && !(isDigit(last) && isDigit(next))) ||
  (isBefore(last) && shortened.test(following)) ||
  (/^["”“»«]$/.test(last) && /^s(?![\p{L}'])/u.test(following)) ||
  (preceding === "'n" && isBlank(next));

const shortened = /^(?:\d\d(?![\d'])|(?:tis|twas|em|til|cause)(?![\p{L}'])|n'(?=\s))/iu;
/* 6'2" is a height. */
const isOfFeet = (words: string): boolean => /\d'\d{1,2}$/.test(words);

/* Two hyphens are a short dash, and three a long one. An option such as --help, an arrow or a rule has none. */
function dashes({ words, before, after, isWhole }: Seen, { dash, longDash }: PrintedSigns): Change[] {
  return [...words.matchAll(/-{2,}/g)].flatMap(({ 0: { length }, index }) => {
    const [last, next] = [before(index), after(index + length - 1)];
    const isSign = /^[<>=!|+]$/.test(last) || /^[<>=!|+]$/.test(next);
    const isOption = isWord(next) && isBefore(/["']/.test(last) ? before(index - 1) : last);
    const endsOptions = isBlank(last) && /^ -[-\p{L}]/u.test(words.slice(index + length, index + length + 3));
    // C-- and i-- are code.
    const isOperator =
      !isWord(next) && /(?<![\p{L}\p{M}\p{N}])[A-Za-z]$/u.test(words.slice(Math.max(0, index - 3), index));
    const text = length === 2 ? dash : length === 3 ? longDash : null;
    if (text === null || isSign || isOption || endsOptions || isOperator) return [];
    if (isInCode(words, index, length) || !isWhole(index, length)) return [];
    return { start: index, length, text };
  });
}

/* Paths, and what stands for other values in code, have three dots too. */
function dots({ words, before, after, isWhole }: Seen, printed: PrintedSigns): Change[] {
  return [...words.matchAll(/\.{3,}/g)].flatMap(({ 0: { length }, index }) => {
    const [last, next] = [before(index), after(index + length - 1)];
    const isCode = /^[/\\]$/.test(last) || /^[/\\]$/.test(next) || (/^[([{]$/.test(last) && isWord(next));
    const isOfPath = !isBlank(next) && isInCode(words, index, length);
    if (length > 3 || isCode || isOfPath || !isWhole(index, length)) return [];
    return { start: index, length, text: printed.dots };
  });
}

/* Whether what is between the spaces around a sign is an option, a path, the name of a file or of something in code. */
function isInCode(words: string, index: number, length: number): boolean {
  const start = words
    .slice(Math.max(0, index - 100), index)
    .split(betweenWords)
    .at(-1) as string;
  const rest = words.slice(index + length, index + length + 100).split(betweenWords)[0] as string;
  return [start, rest].some((part) => inPath.test(part)) || namesCode.test(start) || namesFile.test(rest);
}

const betweenWords = /[\s"'“”„«»‘’()[\]{}]/u;
const inPath = /\\|\p{L}\/|\/\p{L}|_/u;
const namesFile = /[\p{L}\p{N}]\.[a-z][a-z\d]/u;
const namesCode = /^(?:-|[~$#@][\p{L}/])/u;

/* No space is added where the owner has left it out, but inside of quotation marks. */
function frenchSpaces({ words, before }: Seen): Change[] {
  return [...words.matchAll(/ (?=(?:[;!?]+(?![^\s"'»”’.…)\]])|:(?![^\s"'«»])))|« ?(?!\s)|(?<!\s) ?»/g)].flatMap(
    ({ 0: found, index }) => {
      if (found === ' ')
        return isBlank(before(index))
          ? []
          : { start: index, length: 1, text: words[index + 1] === ':' ? '\u00A0' : '\u202F' };
      return { start: index, length: found.length, text: found.startsWith('«') ? '«\u202F' : '\u202F»' };
    },
  );
}
