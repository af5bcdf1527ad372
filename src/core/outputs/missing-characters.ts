import { isRecord } from '../../shared/is-record.ts';
import { formatMessage, type Location, type Problem, valueAt, within } from '../diagnostics/diagnostic.ts';
import { pointerOf } from '../source/pointer.ts';
import { quoteFirst } from './quote-first.ts';

/** Characters of a file that no font has. */
export interface MissingCharacters {
  /** The path of the file: "/cv.pdf". */
  path: string;
  characters: readonly string[];
  /** The words of the file that contain them. */
  words: readonly string[];
  /** Whether the file is published without them. */
  isPublished: boolean;
  /** The command that installs fonts with them; undefined if no such font is known. */
  install?: string | undefined;
}

/** The problem that a file lacks characters, at the first text of the site with one of them. */
export function missingCharactersProblem(missing: MissingCharacters, site: unknown): Problem {
  const { path, characters, words, isPublished, install } = missing;
  // Typography may have changed a word: quotation marks, for example.
  const [at = valueAt('')] = [...words, ...characters].flatMap((text) => locationOf(text, site, []) ?? []);
  const details = { path, characters: quoteFirst(characters) };
  if (isPublished) return { code: 'OF280', at, details };
  const advice = install === undefined ? 'Remove them from the text' : `Run "${install}" in the folder of your site`;
  return { code: 'OF279', at, details: { ...details, advice } };
}

/** Describes in a line that a file lacks characters. */
export function describeMissing(missing: MissingCharacters): string {
  const { message, help } = formatMessage(missingCharactersProblem(missing, null));
  return `${message} ${help}`;
}

/* The first place of a text in a value, in the order of the file. */
function locationOf(text: string, value: unknown, steps: readonly string[]): Location | undefined {
  if (typeof value === 'string') {
    const start = value.indexOf(text);
    return start < 0 ? undefined : within(valueAt(pointerOf(steps)), start, text.length);
  }
  if (!isRecord(value)) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const found = locationOf(text, inner, [...steps, name]);
    if (found) return found;
  }
  return undefined;
}
