import { expectDefined } from '../../shared/expect-defined.ts';
import type { Change } from '../diagnostics/change.ts';
import type { Cause } from '../problem-cause.ts';
import { capital } from './capital.ts';
import codes from './messages.json';

/*
 * All diagnostics with their messages. The stage that finds a problem fills the {placeholders}. A code never changes its
 * meaning. `help` follows the message of every diagnostic of its code. `fix` is a general fix for the docs, used where
 * each diagnostic has its own help. `warning` marks codes that never stop a build.
 */
export { codes };

export type Code = keyof typeof codes;

/** The position of a value in the site, as in RFC 6901: "/pages/0/blocks/2/type". */
export type Pointer = string;

/**
 * A location in the source: a value; its key; a range `within` a text (counted in the text itself, without quotation
 * marks and escapes); or a range of characters in text that can't be parsed. A value that is an array or object is
 * represented by its opening bracket; the `whole` of it is for fixes.
 */
export type Location =
  | {
      pointer: Pointer;
      part: 'key' | 'value' | 'whole';
      within?: { start: number; length: number };
    }
  | { offset: number; length: number; pointer?: Pointer; file?: string };

/** The location of the value at a pointer. */
export const valueAt = (pointer: Pointer) => ({ pointer, part: 'value' }) as const satisfies Location;

/** Returns a part of a location. */
export function within(at: Location, start: number, length: number): Location {
  if ('offset' in at) return { ...at, offset: at.offset + start, length };
  return { ...at, within: { start: (at.within?.start ?? 0) + start, length } };
}

/**
 * A fix for a problem. `certain` if no other fix is plausible. {written} in the text stands for the value that an edit
 * puts in quotation marks.
 */
export interface Fix {
  text: string;
  certain: boolean;
  edits: FixEdit[];
}

/** A change to the site file in its layout, or a replacement of characters in it or in another file. */
export type FixEdit = Change | Replacement;

/** A replacement of a location: with a text, or with its own source in brackets or quotation marks. */
interface Replacement {
  at: Location;
  text: string | { around: readonly [open: string, close: string] };
}

/** Whether an edit replaces characters. */
export const isReplacement = (edit: FixEdit): edit is Replacement => !('kind' in edit);

/** Returns a fix with its replacements at other locations. */
export const movedFix = (fix: Fix, moved: (at: Location) => Location): Fix => ({
  ...fix,
  edits: fix.edits.map((edit) => (isReplacement(edit) ? { ...edit, at: moved(edit.at) } : edit)),
});

/** A problem without a position, so that only problems that are reported need one. */
export interface Problem {
  code: Code;
  at: Location;
  /** The values for the placeholders of the code's message and help. */
  details?: Record<string, string | number>;
  /** The short text next to the carets, if it isn't the fix. */
  label?: string;
  fix?: Fix;
  /** The data for a fix that is created later. */
  cause?: Cause;
  related?: { at: Location; text: string }[];
}

/** The maximum number of collected problems. */
export const maxProblems = 1000;

/** Lines and columns start at 1 and count UTF-16 units; the end is exclusive. */
export interface Range {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

export interface Diagnostic extends Range {
  code: Code;
  /** The file of the diagnostic if it isn't the site file, relative to it. */
  file?: string;
  severity: 'error' | 'warning';
  message: string;
  pointer: Pointer;
  /** The pointer as readable text: page "/" → block 3 (skill-group) → group 1. */
  path: string;
  label: string | null;
  help: string | null;
  fix: { text: string; certain: boolean; edits: (Range & { text: string })[] } | null;
  related: (Range & { message: string })[];
}

/** Returns the message and the help of a problem, from the table of codes. Throws without a detail that they need. */
export function formatMessage({ code, details = {} }: Pick<Problem, 'code' | 'details'>): {
  message: string;
  help: string | null;
} {
  const entry: { sentence: string; help?: string } = codes[code];
  // The start of a sentence is capitalized, except for names and other text from the file.
  const fill = (text: string) => {
    const filled = text.replace(/\{(\w+)\}/g, (_, name: string) =>
      String(expectDefined(details[name], `The detail "${name}" of ${code}`)),
    );
    return /^\{(?:setting|thing)\}/.test(text) ? capital(filled) : filled;
  };
  return { message: fill(entry.sentence), help: (entry.help && fill(entry.help)) || null };
}

export const severityOf = (code: Code): 'error' | 'warning' => ('warning' in codes[code] ? 'warning' : 'error');
