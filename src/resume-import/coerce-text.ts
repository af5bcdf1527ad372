import { patternSentences, patterns } from '../../schema/patterns.ts';
import { flawOf } from '../core/checks/addresses/web-address.ts';
import { checkCharacters } from '../core/source/characters.ts';
import { escapeBraces } from '../core/text/template.ts';
import { characterAdvice } from '../core/text/url-characters.ts';
import type { Schema, TextKind } from '../core/validation/schema.ts';
import { isWords, textKinds } from '../core/validation/schema.ts';
import { suggestValue } from '../fixes/values/suggest-value.ts';
import type { ImportIssue, Tell } from './import-issue.ts';

/**
 * A text of a résumé as the site can have it, by the schema of the setting: with braces written twice, as texts of a site
 * have them. Undefined where there is none, or none that could be used; what had to be changed or left out is told.
 */
export function coerceText(schema: Schema, value: unknown, at: ImportIssue['at'], tell: Tell): string | undefined {
  if (value === undefined) return undefined;
  if (value === null || (typeof value === 'string' && value.trim() === '')) {
    tell({ at, kind: 'empty', why: 'it is empty' });
    return undefined;
  }
  // A grade or a postal code is a number now and then.
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') {
    tell({ at, kind: 'left-out', why: `expected a string, found ${kindOf(value)}` });
    return undefined;
  }
  // Every text of the schema has a pattern, and a length.
  const kind = textKinds.get(String(schema.pattern)) as TextKind;
  return isWords(kind) ? fitWords(text, kind, schema, at, tell) : fitExactly(text, kind, schema, at, tell);
}

/** What a value is, as people call it. */
export function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'an array';
  if (value === null) return 'null';
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** A text without what no page can show: control characters, halves of characters, marks that turn the writing. */
export function showable(text: string): string {
  const shown = text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\p{Noncharacter_Code_Point}]/gu, '');
  return checkCharacters(shown, shown).length > 0 ? shown.replace(/[\u202A-\u202E\u2066-\u2069]/g, '') : shown;
}

function fitWords(text: string, kind: TextKind, schema: Schema, at: ImportIssue['at'], tell: Tell): string | undefined {
  const changes: string[] = [];
  let fitted = showable(text);
  if (fitted !== text) changes.push('unprintable characters removed');
  if (kind !== 'prose' && /[\n\u2028\u2029]/.test(fitted)) {
    // An address has a part of it on each line.
    fitted = fitted.replace(/(?<!\s)\s*[\n\u2028\u2029]\s*/g, at.at(-1) === 'address' ? ', ' : ' ').trim();
    changes.push('line breaks removed');
  }
  if (kind !== 'line' && kind !== 'prose' && turning.test(fitted)) {
    fitted = fitted.replace(allTurning, '');
    changes.push('text direction characters removed');
  }
  const [most, written] = [Number(schema.maxLength), escapeBraces(fitted)];
  const result = lengthOf(written) <= most ? written : shortened(fitted, most);
  if (result !== written) changes.push(`shortened to ${most} characters, the limit for this setting`);
  if (result.trim() === '') {
    tell({ at, kind: 'left-out', why: 'it has no printable characters' });
    return undefined;
  }
  // A level that looks like a number and is none would be a slip.
  if (kind === 'level' && !new RegExp(patterns.level, 'u').test(result)) {
    tell({ at, kind: 'left-out', why: `it isn't valid: ${patternSentences.level}` });
    return undefined;
  }
  if (changes.length > 0) tell({ at, kind: 'changed', why: changes.join('; ') });
  return result;
}

const turning = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
const allTurning = new RegExp(turning, 'g');

/* Mail addresses, numbers, web addresses: as they are, or not at all. */
function fitExactly(
  text: string,
  kind: TextKind,
  schema: Schema,
  at: ImportIssue['at'],
  tell: Tell,
): string | undefined {
  const written = text.trim();
  const usual = kind === 'country' ? written.toUpperCase() : written.replace(/^https?:/i, (s) => s.toLowerCase());
  const why = flawIn(usual, kind, schema);
  const meant = why === null ? undefined : suggestValue(kind, written);
  const fitted = meant !== undefined && flawIn(meant, kind, schema) === null ? meant : usual;
  if (why !== null && fitted === usual) {
    tell({ at, kind: 'left-out', why });
    return undefined;
  }
  if (fitted !== text) tell({ at, kind: 'changed', why: `changed to "${fitted}"` });
  return kind === 'href' ? escapeBraces(fitted) : fitted;
}

function flawIn(text: string, kind: TextKind, { maxLength }: Schema): string | null {
  if (kind === 'href' || kind === 'website') {
    // What leads elsewhere by other ways than the web, or into a site, was meant for another one.
    if (!isWeb.test(text)) {
      const advice = characterAdvice('website', text);
      return advice ?? "it isn't a full URL: full URLs start with https:// or http:// and contain no spaces";
    }
    const flaw = flawOf(text);
    if (flaw !== null) return `it isn't a valid URL: ${flaw}`;
  } else if (!new RegExp(patterns[kind], 'u').test(text)) return `it isn't valid: ${patternSentences[kind]}`;
  // Texts put this in by its name, and would read the braces in it as names as well.
  if (kind !== 'href' && text.includes('{')) return "it can't contain {";
  return lengthOf(kind === 'href' ? escapeBraces(text) : text) > Number(maxLength)
    ? `it is longer than ${maxLength} characters`
    : null;
}

const isWeb = new RegExp(patterns.website, 'u');

/* As the schema counts: an emoji is one. */
const lengthOf = (text: string) => [...text].length;

function shortened(text: string, most: number): string {
  const kept: string[] = [];
  let length = 1;
  for (const character of text) {
    length += character === '{' ? 2 : 1;
    if (length > most) break;
    kept.push(escapeBraces(character));
  }
  return `${showable(kept.join('')).trimEnd()}…`;
}
