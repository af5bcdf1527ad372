import { patternSentences } from '../../schema/pattern-sentences.ts';
import { patterns } from '../../schema/patterns.ts';
import { fromMarkdown, isMarkdown } from '../core/outputs/resume/resume-markdown.ts';
import { checkCharacters } from '../core/text/characters.ts';
import { escapeMarks } from '../core/text/parse-marks.ts';
import { escapeBraces } from '../core/text/template.ts';
import { urlAdvice } from '../core/text/web-address.ts';
import { acceptedMarks } from '../core/validation/accepted-marks.ts';
import { isWords, type Schema, type TextKind, textKinds } from '../core/validation/schema.ts';
import type { Text } from '../core/validation/site-texts.ts';
import { suggestValue } from '../fixes/values/suggest-value.ts';
import { isBlank, kindOf, type Place } from './place.ts';

/** Converts a text of a résumé to one that is valid for a setting. `steps` are the path of the setting in a site. */
export function readText(schema: Schema, value: unknown, steps: Text['steps'], place: Place): string | undefined {
  if (isBlank(value)) return undefined;
  // Grades and postal codes can be numbers.
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return place.skip(value, `expected a string, found ${kindOf(value)}`);
  // Every string in the schema has a pattern and a length limit.
  const kind = textKinds.get(schema.pattern) as TextKind;
  const maxLength = Number(schema.maxLength);
  if (!isWords(kind)) return readExact(text, kind, maxLength, place);
  const words = readWords(text, kind, maxLength, place);
  if (words === undefined || acceptedMarks({ kind, steps }) === 'none') return words;
  // Names in a résumé have no formatting, so characters that look like it are escaped.
  return (isMarkdown({ kind, steps }) ? fromMarkdown : escapeMarks)(words, maxLength);
}

/** Removes characters that a page can't show: control characters, lone surrogates and unbalanced direction marks. */
export function removeUnprintable(text: string): string {
  const shown = text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\p{Noncharacter_Code_Point}]/gu, '');
  return checkCharacters(shown, shown).length > 0 ? shown.replace(/[\u202A-\u202E\u2066-\u2069]/g, '') : shown;
}

/* Returns a text for readers, with escaped braces. */
function readWords(text: string, kind: TextKind, maxLength: number, place: Place): string | undefined {
  let shown = removeUnprintable(text);
  // Street addresses have one part per line.
  if (kind !== 'prose')
    shown = shown.replace(/(?<!\s)\s*[\n\u2028\u2029]\s*/g, place.at.at(-1) === 'address' ? ', ' : ' ');
  if (kind !== 'prose' && kind !== 'line') shown = shown.replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '');
  const words = escapeBraces(shown);
  const isTooLong = lengthOf(words) > maxLength;
  const result = isTooLong ? truncate(words, maxLength) : words;
  if (result.trim() === '') return place.skip(text, 'it has no printable characters');
  // A level that looks like an invalid number is probably a mistake.
  if (kind === 'level' && !new RegExp(patterns.level, 'u').test(result))
    return place.skip(text, `it isn't valid: ${patternSentences.level}`);
  if (shown !== text) place.change('line breaks or unprintable characters removed');
  if (isTooLong) place.change(`shortened to ${maxLength} characters, the limit for this setting`);
  return result;
}

/* Counts code points, as the schema does. */
const lengthOf = (text: string) => [...text].length;

/* A doubled brace isn't split. */
const truncate = (words: string, maxLength: number): string => {
  const start = [...words].slice(0, maxLength - 1).join('');
  return `${removeUnprintable(start.replace(/(?<!\{)(?:\{\{)*\{$/, (braces) => braces.slice(1))).trimEnd()}…`;
};

/* Returns an email address, a number, a URL or another value with a format. */
function readExact(text: string, kind: TextKind, maxLength: number, place: Place): string | undefined {
  const trimmed = text.trim();
  const found = [trimmed, suggestValue(kind, trimmed)].find(
    (each) => each !== undefined && problemIn(each, kind, maxLength) === null,
  );
  if (found === undefined) return place.skip(text, `it isn't valid: ${problemIn(trimmed, kind, maxLength)}`);
  if (found !== text) place.change(`changed to "${found}"`);
  return kind === 'href' ? escapeBraces(found) : found;
}

function problemIn(text: string, kind: TextKind, maxLength: number): string | null {
  const isUrl = kind === 'href' || kind === 'website';
  // Relative URLs and other schemes belong to another site.
  const name = isUrl ? 'website' : kind;
  if (!new RegExp(patterns[name], 'u').test(text)) return patternSentences[name];
  const problem = isUrl ? urlAdvice(text) : null;
  if (problem !== null) return problem;
  // A placeholder shows this value, so braces in it would be read as placeholders.
  if (kind !== 'href' && text.includes('{')) return "it can't contain {";
  return lengthOf(kind === 'href' ? escapeBraces(text) : text) > maxLength
    ? `it is longer than ${maxLength} characters`
    : null;
}
