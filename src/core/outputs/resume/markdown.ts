import { patterns } from '../../../../schema/patterns.ts';
import { flawOf } from '../../checks/addresses/web-address.ts';
import { acceptedMarks } from '../../text/accepted-marks.ts';
import { addBackslashes, escapeMarks, removeBackslashes } from '../../text/marked-text.ts';
import { countSigns, type Mark, maxSigns, readMarks } from '../../text/read-marks.ts';
import type { Text } from '../../text/site-texts.ts';

/** Whether a text of a block is one whose links and emphasis a résumé has as Markdown: prose, and no name or title. */
export const isMarkdown = (text: Pick<Text, 'kind' | 'steps'>): boolean =>
  text.kind === 'prose' && text.steps[2] === 'blocks' && acceptedMarks(text) === 'all';

/**
 * A text of a résumé, in which braces are written twice, as the site has it: with its links and emphasis, if a site can
 * have all of them. Every other sign is a character like any other.
 */
export function fromMarkdown(text: string, most: number): string {
  const marks = marksIn(text);
  if (marks.length > 0) return withSingleBraces(text, marks);
  const shown = removeBackslashes(text);
  return marksIn(shown).length > 0 && addBackslashes(shown) === text ? text : escapeMarks(text, most);
}

/**
 * The words of a text of a résumé, for a text of the site that has no marks: without what marks its links and emphasis,
 * and with the address of each link behind its words.
 */
export function toWords(text: string): string {
  const marks = marksIn(text);
  return marks.length > 0 ? wordsIn(text, { start: 0, end: text.length }, marks) : text;
}

function wordsIn(text: string, { start, end }: Pick<Mark, 'start' | 'end'>, marks: Mark[]): string {
  let [words, at] = ['', start];
  for (const mark of marks) {
    const inside = mark.kind === 'code' ? mark.value : wordsIn(text, mark.inside, mark.marks);
    const address = mark.kind === 'link' && mark.value !== inside ? ` (${mark.value.replace(/^mailto:/, '')})` : '';
    words += removeBackslashes(text.slice(at, mark.start)) + inside + address;
    at = mark.end;
  }
  return words + removeBackslashes(text.slice(at, end));
}

/**
 * A text of a site, so written that its words are what a résumé says: the Markdown of its links and emphasis. Where a
 * résumé can't have all of them, its words alone; with backslashes where these would be read as Markdown.
 */
export function toMarkdown(text: string): string {
  if (countSigns(text) === 0) return text;
  const marks = marksIn(text);
  if (marks.length > 0) return addBackslashes(withDoubleBraces(text, marks));
  if (readMarks(text).length > 0) return text;
  const shown = removeBackslashes(text);
  return marksIn(shown).length > 0 ? addBackslashes(addBackslashes(shown)) : text;
}

/* The marks of a text; none where it has one that is none in every other place. */
function marksIn(text: string): Mark[] {
  const count = countSigns(text);
  if (count === 0 || count > maxSigns) return [];
  const marks = readMarks(text);
  return marks.every((mark) => isClear(mark, text)) ? marks : [];
}

/* Words of other programs have such signs too: "2*3*4", "__init__". */
function isClear({ kind, start, end, inside, value, address, hasTitle, marks }: Mark, text: string): boolean {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  if (kind === 'link') {
    const isLeading = /^mailto:[^\s@{}]+@[^\s@{}]+$/.test(value) || (isWeb.test(value) && flawOf(value) === null);
    const isPlain = !hasTitle && inside.end > inside.start && address.start > start && !value.includes('{');
    return isLeading && isPlain && !before.endsWith('!') && marks.every((mark) => isClear(mark, text));
  }
  if (/[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(after)) return false;
  return !/^__\w+__$/.test(text.slice(start, end)) && marks.every((mark) => isClear(mark, text));
}

const isWeb = new RegExp(patterns.website, 'u');

/* In code nothing is filled in, and a brace is one. */
const withSingleBraces = (text: string, marks: Mark[]) => inCode(text, marks, (code) => code.replaceAll('{{', '{'));
const withDoubleBraces = (text: string, marks: Mark[]) => inCode(text, marks, (code) => code.replaceAll('{', '{{'));

function inCode(text: string, marks: Mark[], write: (code: string) => string): string {
  const codes = codesIn(marks);
  return codes.reduceRight(
    (result, { start, end }) => result.slice(0, start) + write(result.slice(start, end)) + result.slice(end),
    text,
  );
}

const codesIn = (marks: Mark[]): Mark[] => marks.flatMap((mark) => (mark.kind === 'code' ? mark : codesIn(mark.marks)));
