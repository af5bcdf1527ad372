import type { Location, Pointer, Range } from '../diagnostics/diagnostic.ts';
import type { Change } from './changes/change.ts';
import { editsOf, type Read } from './changes/edits-of.ts';
import { layoutOf } from './changes/layout.ts';
import { type Entry, Outline } from './outline.ts';
import { pointerOf, stepsOf } from './pointer.ts';

/** Knows where something of a site is written whose folders have become pages: see content/posts/origins.ts. */
interface Origins {
  written(location: Location): Location;
  pointer(pointer: Pointer): Pointer;
  isFolder(pointer: Pointer): boolean;
}

/* Blanks beyond these around a comma stay. */
const mostBlanks = 1000;

/**
 * Finds lines and columns in the text of a site, and in texts beside it by the names of their files; the lines are counted
 * once, when first asked for.
 */
export class Locator {
  readonly text: string;
  readonly #outline: Outline;
  readonly #locatorOf: (file: string) => Locator | undefined;
  readonly #origins: Origins | undefined;
  #lines: number[] | undefined;
  #read: Read | undefined;

  /** `locatorOf` knows the texts beside it, `origins` where the pages are written that stand for folders. */
  constructor(text: string, locatorOf: (file: string) => Locator | undefined = () => undefined, origins?: Origins) {
    this.text = text;
    this.#outline = new Outline(text);
    this.#locatorOf = locatorOf;
    this.#origins = origins;
  }

  /** The one that knows the text of a file. Of the site, and of a file that nobody knows, it is this one. */
  of(file: string | undefined): Locator {
    return (file === undefined ? undefined : this.#locatorOf(file)) ?? this;
  }

  /** Where something of the site is written: in its file, or in a file of one of its folders. */
  written(location: Location): Location {
    return this.#origins?.written(location) ?? location;
  }

  /** What the pointer of a value is in the site file. */
  pointer(pointer: Pointer): Pointer {
    return this.#origins?.pointer(pointer) ?? pointer;
  }

  /** Whether a pointer leads to a folder of pages. */
  isFolder(pointer: Pointer): boolean {
    return this.#origins?.isFolder(pointer) ?? false;
  }

  /**
   * The offset and length of a location. A value that is not there falls back to the nearest parent; an object or list
   * is shown by its opening bracket, a block by its type.
   */
  place(location: Location): { offset: number; length: number } {
    return this.#placeOf(this.written(location));
  }

  #placeOf(location: Location): { offset: number; length: number } {
    if ('offset' in location) return this.of(location.file).#inside(location);
    const steps = stepsOf(location.pointer);
    for (let depth = steps.length; depth >= 0; depth--) {
      const entry = this.#outline.find(steps.slice(0, depth));
      if (!entry) continue;
      const { offset, name } = entry;
      if (depth === steps.length) {
        if (location.part === 'key' && name) return this.#narrow(name, location.within);
        const part = this.#partOf(entry, location.part);
        if (part) return part;
      }
      if (/[[{]/.test(this.text.charAt(offset))) return { offset, length: 1 };
      return this.#narrow({ offset, length: this.#outline.endOf(offset) - offset }, location.within);
    }
    return { offset: 0, length: Math.min(1, this.text.length) };
  }

  /** What is written at a pointer, as it is written. */
  source(pointer: Pointer): string {
    const { offset, length } = this.place({ pointer, part: 'whole' });
    return this.text.slice(offset, offset + length);
  }

  range(found: Location): Range {
    const location = this.written(found);
    const owner = 'file' in location ? this.of(location.file) : this;
    if (owner !== this) return owner.range(location);
    const { offset, length } = this.#placeOf(location);
    const start = this.#position(offset);
    const end = this.#position(offset + length);
    return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
  }

  /** The edits of the site file that make changes of the site; none where these are of another file. */
  edits(changes: readonly Change[]): (Range & { text: string })[] {
    const isElsewhere = ({ at }: Change) => 'file' in this.written({ pointer: pointerOf(at), part: 'value' });
    if (changes.length === 0 || changes.some(isElsewhere)) return [];
    this.#read ??= {
      text: this.text,
      outline: this.#outline,
      layout: layoutOf(this.text),
      inText: (pointer) => this.pointer(pointer),
    };
    const inFile = changes.map((change) => ({ ...change, at: stepsOf(this.pointer(pointerOf(change.at))) }));
    return editsOf(this.text, inFile, this.#read).map(({ text, ...at }) => ({ ...this.range(at), text }));
  }

  /** Where a range begins in the text, and how long it is. */
  stretch({ line, column, endLine, endColumn }: Range): { offset: number; length: number } {
    const starts = this.#lineStarts();
    const offset = Number(starts[line - 1]) + column - 1;
    return { offset, length: Number(starts[endLine - 1]) + endColumn - 1 - offset };
  }

  /** One line of the text, counted from 1, without its end. */
  line(line: number): string {
    const lines = this.#lineStarts();
    return this.text.slice(lines[line - 1], lines[line] ?? this.text.length).replace(/[\r\n]+$/, '');
  }

  /* Of a value what is not shown, but changed. */
  #partOf({ offset, name }: Entry, part: string): { offset: number; length: number } | undefined {
    if (part === 'before') return { offset, length: 0 };
    const end = this.#outline.endOf(offset);
    if (part === 'after') return { offset: end, length: 0 };
    if (part === 'whole') return { offset, length: end - offset };
    return part === 'entry' ? this.#withComma(name?.offset ?? offset, end) : undefined;
  }

  /* With the comma behind it and the blanks up to what comes next; what comes last, with the comma before it. */
  #withComma(start: number, end: number): { offset: number; length: number } {
    const [next = ''] = /^\s*,\s*/.exec(this.text.slice(end, end + mostBlanks)) ?? [];
    const [last = ''] =
      next === '' ? (/,\s*$/.exec(this.text.slice(Math.max(0, start - mostBlanks), start)) ?? []) : [];
    return { offset: start - last.length, length: last.length + end - start + next.length };
  }

  #narrow(
    { offset, length }: { offset: number; length: number },
    within: { start: number; length: number } | undefined,
  ) {
    if (!within) return { offset, length };
    const written = this.text.slice(offset, offset + length);
    const start = writtenAt(written, within.start);
    return { offset: offset + start, length: writtenAt(written, within.start + within.length) - start };
  }

  #inside({ offset, length }: { offset: number; length: number }) {
    const start = Math.min(offset, this.text.length);
    return { offset: start, length: Math.min(length, this.text.length - start) };
  }

  #position(offset: number): { line: number; column: number } {
    const starts = this.#lineStarts();
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (Number(starts[middle]) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - Number(starts[low]) + 1 };
  }

  #lineStarts(): number[] {
    if (!this.#lines) {
      this.#lines = [0];
      for (const { 0: end, index } of this.text.matchAll(/\r\n?|\n/g)) this.#lines.push(index + end.length);
    }
    return this.#lines;
  }
}

/* Where a character of a text stands in the text as it is written, in quotation marks and with escapes. */
function writtenAt(written: string, index: number): number {
  let at = 1;
  for (let count = 0; count < index; count++) {
    const isEscaped = written.charAt(at) === '\\';
    at += !isEscaped ? 1 : written.charAt(at + 1) === 'u' ? 6 : 2;
  }
  return at;
}
