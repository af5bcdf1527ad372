import { type ParseError, parse as parseTolerantly } from 'jsonc-parser';
import type { BlockRegistry } from '../block-registry.ts';
import type { Locator } from '../source/locate.ts';
import { stepsOf } from '../source/pointer.ts';
import {
  type Diagnostic,
  type Fix,
  type FixEdit,
  isReplacement,
  type Location,
  type Problem,
  type Range,
  say,
  severityOf,
  valueAt,
} from './diagnostic.ts';
import { type Counts, losesText, valueCounts } from './loses-text.ts';
import { describePath } from './wording.ts';

/** No more problems than this are collected. */
export const limit = 1000;

/**
 * Turns problems into diagnostics with words and positions, in the order of the files. `value` is the site as far as it
 * could be read.
 */
export function report(registry: BlockRegistry, problems: Problem[], value: unknown, locator: Locator): Diagnostic[] {
  if (problems.length === 0) return [];
  // Errors first, so that no number of warnings hides one.
  const rank = ({ code }: Problem) => (severityOf(code) === 'error' ? 0 : 1);
  const kept = problems.length > limit ? problems.toSorted((a, b) => rank(a) - rank(b)).slice(0, limit) : problems;
  // A text that does not parse still says which page and block a mistake is in.
  const known = value ?? (kept.some(({ at }) => at.pointer) ? guess(locator.text) : undefined);
  const harmless = harmlessIn(locator);
  return (
    kept
      .map((problem) => ({
        problem,
        file: fileOf(problem.at, locator) ?? '',
        offset: locator.place(problem.at).offset,
      }))
      // The site file first, then the others by their names.
      .sort((a, b) => (a.file === b.file ? a.offset - b.offset : a.file < b.file ? -1 : 1))
      // A setting of a text may be said in two places of its page.
      .filter((each, index, all) => each.file === '' || !isSame(each, all[index - 1]))
      .map(({ problem }) => diagnostic(registry, problem, known, locator, harmless))
  );
}

interface Placed {
  problem: Problem;
  file: string;
  offset: number;
}

const isSame = (one: Placed, other: Placed | undefined): boolean =>
  other?.file === one.file && other.offset === one.offset && other.problem.code === one.problem.code;

/* The file that a location is in, where that is another than the site's. */
function fileOf(found: Location, locator: Locator): string | undefined {
  const at = locator.sourceLocation(found);
  return 'file' in at ? at.file : undefined;
}

/* As much of a site as can be read of a broken text. What looks like a bracket there may nest deeper than this reader goes. */
function guess(text: string): unknown {
  // A broken text can have a mistake in every character. Of the list the parser uses nothing but this.
  const forgotten = { push: () => 0 } as unknown as ParseError[];
  try {
    return parseTolerantly(text, forgotten);
  } catch {
    return undefined;
  }
}

/* A block that is unknown or lacks something is meant as a whole, although the carets stand under its type. */
const isOfBlock = ({ code }: Problem) => code === 'OF101' || code === 'OF102';

function diagnostic(
  registry: BlockRegistry,
  problem: Problem,
  value: unknown,
  locator: Locator,
  harmless: ReturnType<typeof harmlessIn>,
): Diagnostic {
  const { code, at } = problem;
  const fix = withWritten(problem.fix, locator);
  const pointer = at.pointer ?? '';
  const { message, help } = say(problem);
  const file = fileOf(at, locator);
  // What stands in another file cannot be shown beside this.
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
            // Only the site file is ever changed.
            certain: file === undefined && (fix?.certain ?? false),
            edits: harmless(editsOf(file === undefined ? fix?.edits : inSettings(fix?.edits, value), locator), file),
          },
    related: related.map((place) => ({ ...locator.range(place.at), message: place.text })),
  };
}

/* Keeps the edits of a fix that delete no text of the owner. What would delete one is only said. */
function harmlessIn(locator: Locator): (edits: Written[], file: string | undefined) => Written[] {
  const counts = new Map<string | undefined, Counts>();
  return (edits, file) => {
    const owner = locator.forFile(file);
    const countsIn = () => {
      const known = counts.get(file) ?? valueCounts(owner.text);
      counts.set(file, known);
      return known;
    };
    const placed = edits.map(({ text, ...range }) => ({ ...owner.spanOf(range), text }));
    return losesText(owner.text, placed, countsIn) ? [] : edits;
  };
}

type Written = Range & { text: string };

/*
 * Settings before a text have other brackets and commas: there, only a name or a value is replaced. A text that needs
 * brackets gets them with its quotation marks.
 */
function inSettings(edits: FixEdit[] = [], value: unknown): FixEdit[] {
  const [first] = edits;
  if (first && isReplacement(first) && !('offset' in first.at) && first.at.part === 'before' && first.text === '[') {
    const { pointer } = first.at;
    const data = stepsOf(pointer).reduce((here, step) => (here as Record<string, unknown>)[step], value);
    return typeof data === 'string' ? [{ at: valueAt(pointer), text: `[${JSON.stringify(data)}]` }] : [];
  }
  const isOfOne = (edit: FixEdit) =>
    isReplacement(edit) && ('offset' in edit.at || edit.at.part === 'key' || edit.at.part === 'value');
  return edits.every(isOfOne) ? edits : [];
}

function editsOf(edits: FixEdit[] = [], locator: Locator): Written[] {
  const replacements = edits.filter(isReplacement).map(({ at, text }) => ({
    ...locator.range(at),
    text: typeof text === 'string' ? text : 'of' in text ? locator.source(text.of) : `"${writtenAt(at, locator)}"`,
  }));
  return [...replacements, ...locator.edits(edits.filter((edit) => 'kind' in edit))];
}

/* The parsed value of a number has lost how it is written: 1.10, 007, 0x1F. */
function withWritten(fix: Fix | undefined, locator: Locator): Fix | undefined {
  const quoted = fix?.edits.filter(isReplacement).find(({ text }) => typeof text !== 'string' && 'quoted' in text);
  return fix && quoted ? { ...fix, text: fix.text.replace('{written}', () => writtenAt(quoted.at, locator)) } : fix;
}

function writtenAt(at: Location, locator: Locator): string {
  const owner = locator.forFile(fileOf(at, locator));
  const { offset, length } = owner.spanOf(locator.range(at));
  return owner.text.slice(offset, offset + length);
}

function partition<Value>(list: Value[], isFirst: (value: Value) => boolean): [Value[], Value[]] {
  return [list.filter(isFirst), list.filter((value) => !isFirst(value))];
}

function placeElsewhere({ at, text }: { at: Location; text: string }, locator: Locator): string {
  return `${text}: ${fileOf(at, locator) ?? 'the site file'}, line ${locator.range(at).line}`;
}
