import type { BlockRegistry } from '../block-registry.ts';
import {
  type Diagnostic,
  type Fix,
  type FixEdit,
  formatMessage,
  isReplacement,
  type Location,
  maxProblems,
  type Problem,
  type Range,
  severityOf,
  valueAt,
} from '../diagnostics/diagnostic.ts';
import { stepsOf, valueIn } from '../diagnostics/pointer.ts';
import { describePath } from '../diagnostics/wording.ts';
import type { Edit } from './changes/edits.ts';
import type { Locator } from './locate.ts';

/**
 * Converts problems to diagnostics with messages and positions: errors first, each in the order of the files. `value` is
 * the parsed site, as far as it is readable.
 */
export function toDiagnostics(
  registry: BlockRegistry,
  problems: Problem[],
  value: unknown,
  locator: Locator,
): Diagnostic[] {
  if (problems.length === 0) return [];
  // Errors come first, so that warnings never push them over a limit.
  const reported = problems.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, maxProblems);
  // Even a broken text shows which page and block a problem is in.
  const data = value ?? (reported.some(({ at }) => at.pointer) ? locator.partialValue : undefined);
  return (
    reported
      .map((problem) => ({
        problem,
        file: fileOf(problem.at, locator) ?? '',
        offset: locator.place(problem.at).offset,
      }))
      // The site file comes first, then the others by name.
      .sort((a, b) => rankOf(a.problem) - rankOf(b.problem) || compare(a.file, b.file) || a.offset - b.offset)
      // Front matter may set one value for two places of its page.
      .filter((each, index, all) => each.file === '' || !isSame(each, all[index - 1]))
      .map(({ problem }) => diagnostic(registry, problem, data, locator))
  );
}

/** The order of diagnostics from several reports. */
export const inOrder = (one: Diagnostic, other: Diagnostic): number =>
  compare(one.severity, other.severity) ||
  compare(one.file ?? '', other.file ?? '') ||
  one.line - other.line ||
  one.column - other.column;

const rankOf = ({ code }: Problem): number => (severityOf(code) === 'error' ? 0 : 1);
const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);

interface Placed {
  problem: Problem;
  file: string;
  offset: number;
}

const isSame = (one: Placed, other: Placed | undefined): boolean =>
  other?.file === one.file && other.offset === one.offset && other.problem.code === one.problem.code;

/* Returns the file of a location; undefined for the site file. */
function fileOf(found: Location, locator: Locator): string | undefined {
  const at = locator.sourceLocation(found);
  return 'file' in at ? at.file : undefined;
}

/* For an unknown or incomplete block, the path names the block, although the carets are under its type. */
const isOfBlock = ({ code }: Problem) => code === 'OF101' || code === 'OF102';

function diagnostic(registry: BlockRegistry, problem: Problem, value: unknown, locator: Locator): Diagnostic {
  const { code, at } = problem;
  const fix = withSourceText(problem.fix, locator);
  const pointer = at.pointer ?? '';
  const { message, help } = formatMessage(problem);
  const file = fileOf(at, locator);
  // The excerpt shows only one file.
  const [related, elsewhere] = partition(problem.related ?? [], (place) => fileOf(place.at, locator) === file);
  const label =
    [problem.label ?? [], ...elsewhere.map((place) => placeElsewhere(place, locator))].flat().join('; ') || null;
  const text = fix?.text ?? label ?? help;
  const note = label !== null && fix ? `${label}; ${fix.text}` : (label ?? fix?.text ?? null);
  return {
    code,
    severity: severityOf(code),
    message,
    ...(file !== undefined && { file }),
    ...locator.range(at),
    pointer: locator.sourcePointer(pointer),
    path: locator.isFolder(pointer)
      ? describePath(registry, undefined, locator.sourcePointer(pointer))
      : describePath(registry, value, isOfBlock(problem) ? pointer.replace(/\/type$/, '') : pointer),
    label: note,
    help,
    fix:
      text === null
        ? null
        : {
            text,
            // Certain fixes only change the site file.
            certain: file === undefined && (fix?.certain ?? false),
            edits: harmless(
              editsOf(file === undefined ? fix?.edits : inSettings(fix?.edits, value), locator),
              locator.forFile(file),
            ),
          },
    related: related.map((place) => ({ ...locator.range(place.at), message: place.text })),
  };
}

/* Removes the edits of a fix if they would delete an owner's text. The diagnostic then only describes the fix. */
function harmless(edits: TextEdit[], locator: Locator): TextEdit[] {
  const placed = edits.map(({ text, ...range }) => ({ ...locator.spanOf(range), text }));
  return losesText(locator.text, placed) ? [] : edits;
}

type TextEdit = Range & { text: string };

/*
 * Front matter isn't JSON, so only names and values are replaced in it. A text that needs brackets gets them with its
 * quotation marks.
 */
function inSettings(edits: FixEdit[] = [], value: unknown): FixEdit[] {
  const [first] = edits;
  if (
    first &&
    isReplacement(first) &&
    typeof first.text !== 'string' &&
    first.at.pointer &&
    first.text.around[0] === '['
  ) {
    const { pointer } = first.at;
    const data = valueIn(value, stepsOf(pointer));
    return typeof data === 'string' ? [{ at: valueAt(pointer), text: `[${JSON.stringify(data)}]` }] : [];
  }
  const isOfOne = (edit: FixEdit) =>
    isReplacement(edit) && ('offset' in edit.at || edit.at.part === 'key' || edit.at.part === 'value');
  return edits.every(isOfOne) ? edits : [];
}

function editsOf(edits: FixEdit[] = [], locator: Locator): TextEdit[] {
  const replacements = edits.filter(isReplacement).map(({ at, text }) => ({
    ...locator.range(at),
    text: typeof text === 'string' ? text : text.around.join(sourceAt(at, locator)),
  }));
  return [...replacements, ...locator.edits(edits.filter((edit) => 'kind' in edit))];
}

/* A parsed number has lost its spelling: 1.10, 007, 0x1F. */
function withSourceText(fix: Fix | undefined, locator: Locator): Fix | undefined {
  const quoted = fix?.edits.filter(isReplacement).find(({ text }) => typeof text !== 'string');
  return fix && quoted ? { ...fix, text: fix.text.replace('{written}', () => sourceAt(quoted.at, locator)) } : fix;
}

function sourceAt(at: Location, locator: Locator): string {
  const target = locator.forFile(fileOf(at, locator));
  const { offset, length } = target.spanOf(locator.range(at));
  return target.text.slice(offset, offset + length);
}

function partition<Value>(list: Value[], isFirst: (value: Value) => boolean): [Value[], Value[]] {
  return [list.filter(isFirst), list.filter((value) => !isFirst(value))];
}

function placeElsewhere({ at, text }: { at: Location; text: string }, locator: Locator): string {
  return `${text}: ${fileOf(at, locator) ?? 'the site file'}, line ${locator.range(at).line}`;
}

/* The maximum number of words that a correction replaces: "from January 2021 until March 2022" becomes two dates. */
const maxCorrected = 4;

/*
 * Whether edits of a JSON text would delete a text or a number of the owner. Replaced values must appear in the new
 * text, or be the only value that an edit replaces, which is a correction. A deletion must remove a single value.
 */
function losesText(text: string, edits: readonly Edit[]): boolean {
  const removed = edits.map(({ offset, length }) => valuesIn(text.slice(offset, offset + length)));
  const values = removed.flat();
  const written = edits.map((edit) => edit.text).join('\n');
  const isDeletion = written.trim() === '';
  if (isDeletion || values.length === 0) return values.length > 1;
  const newWords = new Set(wordsIn(written));
  const characters = wordsIn(written).join('');
  const isPreserved = (value: string) =>
    wordsIn(value).every((word) => newWords.has(word)) ||
    characters.includes(wordsIn(value).join('')) ||
    isDate(value, newWords);
  return edits.some((edit, index) => {
    // Each edit has its list of removed texts.
    const replaced = removed[index] as string[];
    const isCorrection = replaced.length === 1 && /[^\s"[\]{},:]/.test(edit.text);
    return replaced.some(
      (value) => !(isCorrection && countLostWords(value, newWords) <= maxCorrected) && !isPreserved(value),
    );
  });
}

/* A date in another format: "Mar 2019" as "2019-03", "now" as "present". */
const isDate = (value: string, newWords: ReadonlySet<string>): boolean => {
  const year = /(?<!\d)\d{4}(?!\d)/.exec(value)?.[0];
  return year === undefined
    ? newWords.has('present') && /^"\p{L}+"$/u.test(value)
    : newWords.has(year) && countLostWords(value, newWords) <= 1;
};

/* Returns the texts and numbers in a part of a file as written, without property names. */
function valuesIn(part: string): string[] {
  const tokens = part.matchAll(/("(?:[^"\\]|\\.)*"|(?<![^\s,:[])[-+]?[\d.][^\s,\]}]*)(\s*:)?/gs);
  return [...tokens].flatMap(([, value = '', colon]) =>
    // A wrongly decoded value isn't the owner's text.
    colon !== undefined || value === '""' || value.includes('\uFFFD') ? [] : [value],
  );
}

const wordsIn = (text: string): string[] =>
  text
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\[a-z]/g, ' ')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/* Counts the words of a text that contain letters and aren't kept. */
const countLostWords = (value: string, newWords: ReadonlySet<string>): number =>
  value.split(/\s+/).filter((each) => /\p{L}/u.test(each) && wordsIn(each).some((word) => !newWords.has(word))).length;
