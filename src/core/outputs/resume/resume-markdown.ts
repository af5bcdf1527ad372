import { patterns } from '../../../../schema/patterns.ts';
import {
  addBackslashes,
  countSigns,
  escapeMarks,
  type Mark,
  maxSigns,
  readMarks,
  removeBackslashes,
} from '../../text/parse-marks.ts';
import { urlAdvice } from '../../text/web-address.ts';
import { acceptedMarks } from '../../validation/accepted-marks.ts';
import type { Text } from '../../validation/site-texts.ts';

/** Whether a résumé contains a text of a block as Markdown: prose only, not names or titles. */
export const isMarkdown = (text: Pick<Text, 'kind' | 'steps'>): boolean =>
  text.kind === 'prose' && text.steps[2] === 'blocks' && acceptedMarks(text) === 'all';

/**
 * Converts a text of a résumé, whose braces are doubled, to a text of a site. Keeps links and emphasis if a site
 * supports all of them. All other Markdown characters are escaped.
 */
export function fromMarkdown(text: string, maxLength: number): string {
  const marks = marksIn(text);
  if (marks.length > 0) return withSingleBraces(text, marks);
  const shown = removeBackslashes(text);
  return marksIn(shown).length > 0 && addBackslashes(shown) === text ? text : escapeMarks(text, maxLength);
}

/** Converts a text of a résumé to plain text, with the address of each link after its label. */
export function toPlainText(text: string): string {
  const marks = marksIn(text);
  return marks.length > 0 ? plainTextIn(text, { start: 0, end: text.length }, marks) : text;
}

function plainTextIn(text: string, { start, end }: Pick<Mark, 'start' | 'end'>, marks: readonly Mark[]): string {
  let [words, position] = ['', start];
  for (const mark of marks) {
    const inside = mark.kind === 'code' ? mark.value : plainTextIn(text, mark.inside, mark.marks);
    const address = mark.kind === 'link' && mark.value !== inside ? ` (${mark.value.replace(/^mailto:/, '')})` : '';
    words += removeBackslashes(text.slice(position, mark.start)) + inside + address;
    position = mark.end;
  }
  return words + removeBackslashes(text.slice(position, end));
}

/**
 * Converts a text of a site to Markdown for a résumé. If a résumé can't contain all of its links and emphasis, returns
 * plain text, with backslashes where characters would count as Markdown.
 */
export function toMarkdown(text: string): string {
  if (countSigns(text) === 0) return text;
  const marks = marksIn(text);
  if (marks.length > 0) return addBackslashes(withDoubleBraces(text, marks));
  if (readMarks(text).length > 0) return text;
  const shown = removeBackslashes(text);
  return marksIn(shown).length > 0 ? addBackslashes(addBackslashes(shown)) : text;
}

/* Returns the marks of a text; empty if one of them could be literal text. */
function marksIn(text: string): readonly Mark[] {
  const count = countSigns(text);
  if (count === 0 || count > maxSigns) return [];
  const marks = readMarks(text);
  return marks.every((mark) => isUnambiguous(mark, text)) ? marks : [];
}

/* Text from other programs can contain these characters too: "2*3*4", "__init__". */
function isUnambiguous({ kind, start, end, inside, value, address, hasTitle, marks }: Mark, text: string): boolean {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  if (kind === 'link') {
    const isLeading = /^mailto:[^\s@{}]+@[^\s@{}]+$/.test(value) || (isWeb.test(value) && urlAdvice(value) === null);
    const isPlain = !hasTitle && inside.end > inside.start && address.start > start && !value.includes('{');
    return isLeading && isPlain && !before.endsWith('!') && marks.every((mark) => isUnambiguous(mark, text));
  }
  if (/[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(after)) return false;
  return !/^__\w+__$/.test(text.slice(start, end)) && marks.every((mark) => isUnambiguous(mark, text));
}

const isWeb = new RegExp(patterns.website, 'u');

/* In code, braces are literal. */
const withSingleBraces = (text: string, marks: readonly Mark[]) =>
  mapCode(text, marks, (code) => code.replaceAll('{{', '{'));
const withDoubleBraces = (text: string, marks: readonly Mark[]) =>
  mapCode(text, marks, (code) => code.replaceAll('{', '{{'));

function mapCode(text: string, marks: readonly Mark[], write: (code: string) => string): string {
  const codes = codesIn(marks);
  return codes.reduceRight(
    (result, { start, end }) => result.slice(0, start) + write(result.slice(start, end)) + result.slice(end),
    text,
  );
}

const codesIn = (marks: readonly Mark[]): Mark[] =>
  marks.flatMap((mark) => (mark.kind === 'code' ? mark : codesIn(mark.marks)));
