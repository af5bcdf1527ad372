import { patternSentences, patterns } from '../../schema/patterns.ts';
import { checkCharacters } from '../core/text/characters.ts';
import { escapeBraces } from '../core/text/template.ts';
import { characterAdvice, flawOf } from '../core/text/web-address.ts';
import { isWords, type Schema, type TextKind, textKinds } from '../core/validation/schema.ts';
import { suggestValue } from '../fixes/values/suggest-value.ts';
import type { ImportIssue, ReportIssue } from './import-issue.ts';

/**
 * Converts a text of a résumé to one that is valid for a setting, with escaped braces. Returns undefined if there is no
 * usable text. Reports what was changed or omitted.
 */
export function coerceText(
  schema: Schema,
  value: unknown,
  at: ImportIssue['at'],
  report: ReportIssue,
): string | undefined {
  if (value === undefined) return undefined;
  if (value === null || (typeof value === 'string' && value.trim() === '')) {
    report({ at, kind: 'empty', why: 'it is empty' });
    return undefined;
  }
  // Grades and postal codes can be numbers.
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') {
    report({ at, kind: 'left-out', why: `expected a string, found ${kindOf(value)}` });
    return undefined;
  }
  // Every string in the schema has a pattern and a length limit.
  const kind = textKinds.get(schema.pattern) as TextKind;
  return isWords(kind) ? coerceProse(text, kind, schema, at, report) : coerceExact(text, kind, schema, at, report);
}

/** Describes the type of a value for messages. */
export function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'an array';
  if (value === null) return 'null';
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** Removes characters that a page can't show: control characters, lone surrogates and unbalanced direction marks. */
export function removeUnprintable(text: string): string {
  const shown = text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\p{Noncharacter_Code_Point}]/gu, '');
  return checkCharacters(shown, shown).length > 0 ? shown.replace(/[\u202A-\u202E\u2066-\u2069]/g, '') : shown;
}

function coerceProse(
  text: string,
  kind: TextKind,
  schema: Schema,
  at: ImportIssue['at'],
  report: ReportIssue,
): string | undefined {
  const changes: string[] = [];
  let coerced = removeUnprintable(text);
  if (coerced !== text) changes.push('unprintable characters removed');
  if (kind !== 'prose' && /[\n\u2028\u2029]/.test(coerced)) {
    // Street addresses have one part per line.
    coerced = coerced.replace(/(?<!\s)\s*[\n\u2028\u2029]\s*/g, at.at(-1) === 'address' ? ', ' : ' ').trim();
    changes.push('line breaks removed');
  }
  if (kind !== 'line' && kind !== 'prose' && directionMarks.test(coerced)) {
    coerced = coerced.replace(allDirectionMarks, '');
    changes.push('text direction characters removed');
  }
  const [limit, escapedText] = [Number(schema.maxLength), escapeBraces(coerced)];
  const result = lengthOf(escapedText) <= limit ? escapedText : truncate(coerced, limit);
  if (result !== escapedText) changes.push(`shortened to ${limit} characters, the limit for this setting`);
  if (result.trim() === '') {
    report({ at, kind: 'left-out', why: 'it has no printable characters' });
    return undefined;
  }
  // A level that looks like an invalid number is probably a mistake.
  if (kind === 'level' && !new RegExp(patterns.level, 'u').test(result)) {
    report({ at, kind: 'left-out', why: `it isn't valid: ${patternSentences.level}` });
    return undefined;
  }
  if (changes.length > 0) report({ at, kind: 'changed', why: changes.join('; ') });
  return result;
}

const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
const allDirectionMarks = new RegExp(directionMarks, 'g');

/* Converts email addresses, numbers and URLs, or rejects them. */
function coerceExact(
  text: string,
  kind: TextKind,
  schema: Schema,
  at: ImportIssue['at'],
  report: ReportIssue,
): string | undefined {
  const escapedText = text.trim();
  const normalized =
    kind === 'country' ? escapedText.toUpperCase() : escapedText.replace(/^https?:/i, (s) => s.toLowerCase());
  const why = findFlaw(normalized, kind, schema);
  const suggestion = why === null ? undefined : suggestValue(kind, escapedText);
  const coerced = suggestion !== undefined && findFlaw(suggestion, kind, schema) === null ? suggestion : normalized;
  if (why !== null && coerced === normalized) {
    report({ at, kind: 'left-out', why });
    return undefined;
  }
  if (coerced !== text) report({ at, kind: 'changed', why: `changed to "${coerced}"` });
  return kind === 'href' ? escapeBraces(coerced) : coerced;
}

function findFlaw(text: string, kind: TextKind, { maxLength }: Schema): string | null {
  if (kind === 'href' || kind === 'website') {
    // Relative URLs and other schemes belong to another site.
    if (!isWeb.test(text)) {
      const advice = characterAdvice('website', text);
      return advice ?? "it isn't a full URL: full URLs start with https:// or http:// and contain no spaces";
    }
    const flaw = flawOf(text);
    if (flaw !== null) return `it isn't a valid URL: ${flaw}`;
  } else if (!new RegExp(patterns[kind], 'u').test(text)) return `it isn't valid: ${patternSentences[kind]}`;
  // A placeholder shows this value, so braces in it would be read as placeholders.
  if (kind !== 'href' && text.includes('{')) return "it can't contain {";
  return lengthOf(kind === 'href' ? escapeBraces(text) : text) > Number(maxLength)
    ? `it is longer than ${maxLength} characters`
    : null;
}

const isWeb = new RegExp(patterns.website, 'u');

/* Counts code points, as the schema does. */
const lengthOf = (text: string) => [...text].length;

function truncate(text: string, limit: number): string {
  const characters: string[] = [];
  let length = 1;
  for (const character of text) {
    length += character === '{' ? 2 : 1;
    if (length > limit) break;
    characters.push(escapeBraces(character));
  }
  return `${removeUnprintable(characters.join('')).trimEnd()}…`;
}
