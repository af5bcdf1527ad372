import type { Change } from '../source/changes/change.ts';
import { capital } from './capital.ts';
import type { Cause } from './cause.ts';
import { type Code, codes } from './codes.ts';

/** Where a value stands in the site: RFC 6901, for example "/pages/0/blocks/2/type". */
export type Pointer = string;

/**
 * The part of the text that is meant: a value, the key before it, some characters `within` a text (counted in the text
 * itself, without quotation marks and escapes), or a stretch of characters where nothing parses. Fixes change other parts
 * too: the `whole` of a list or a group, which as a value is shown by its first bracket; the place `before` and `after` it;
 * and the `entry`, a value with its name and the comma that goes with it.
 */
export type Location =
  | {
      pointer: Pointer;
      part: 'key' | 'value' | 'whole' | 'before' | 'after' | 'entry';
      within?: { start: number; length: number };
    }
  | { offset: number; length: number; pointer?: Pointer; file?: string };

/** The value at a pointer. */
export const valueAt = (pointer: Pointer) => ({ pointer, part: 'value' }) as const satisfies Location;

/** Some characters of what is meant. */
export function within(at: Location, start: number, length: number): Location {
  if ('offset' in at) return { ...at, offset: at.offset + start, length };
  return { ...at, within: { start: (at.within?.start ?? 0) + start, length } };
}

/**
 * How to fix a mistake. `certain` when nobody could have meant anything else. In its text, {written} stands for what an
 * edit puts in quotation marks.
 */
export interface Fix {
  text: string;
  certain: boolean;
  edits: FixEdit[];
}

/** A change of what the site file says, laid out as the file is, or of some characters of its text or of another file. */
export type FixEdit = Change | Replacement;

/**
 * What is written instead of what is at a place: a text, what stands at another pointer, as it stands there, or what the
 * edit replaces, as it is written, in quotation marks.
 */
export interface Replacement {
  at: Location;
  text: string | { of: Pointer } | { quoted: true };
}

/** Whether an edit replaces characters. */
export const isReplacement = (edit: FixEdit): edit is Replacement => !('kind' in edit);

/** A fix whose replacements are at other places. */
export const movedFix = (fix: Fix, moved: (at: Location) => Location): Fix => ({
  ...fix,
  edits: fix.edits.map((edit) => (isReplacement(edit) ? { ...edit, at: moved(edit.at) } : edit)),
});

/** What a stage found: not yet located, so that a clean file costs no positions. */
export interface Problem {
  code: Code;
  at: Location;
  /** What fills the placeholders of the code's sentence and help. */
  words?: Record<string, string | number>;
  /** The few words beside the carets, when they are not the fix's. */
  label?: string;
  fix?: Fix;
  /** What a fix is computed from, where it is not known here. */
  cause?: Cause;
  related?: { at: Location; text: string }[];
}

/** Lines and columns count from 1 in UTF-16 units; the end is exclusive. */
export interface Range {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

export interface Diagnostic extends Range {
  code: Code;
  /** The file that it is in, where that is another than the site's; named as the site does. */
  file?: string;
  severity: 'error' | 'warning';
  message: string;
  pointer: Pointer;
  /** The same place in words: page "/" → block 3 (skill-group) → group 1. */
  path: string;
  label: string | null;
  help: string | null;
  fix: { text: string; certain: boolean; edits: (Range & { text: string })[] } | null;
  related: (Range & { message: string })[];
}

/** The sentence of a problem, and its help if the code has one. Both come from the one table of codes. */
export function say({ code, words = {} }: Pick<Problem, 'code' | 'words'>): { message: string; help: string | null } {
  const entry: { sentence: string; help?: string } = codes[code];
  // What comes first in a sentence begins with a capital, unless it is a name or another word of the file.
  const fill = (text: string) => {
    const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => String(words[name]));
    return /^\{(?:setting|thing)\}/.test(text) ? capital(filled) : filled;
  };
  return { message: fill(entry.sentence), help: (entry.help && fill(entry.help)) || null };
}

export const severityOf = (code: Code): 'error' | 'warning' => ('warning' in codes[code] ? 'warning' : 'error');
