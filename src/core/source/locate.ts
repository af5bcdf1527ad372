import { type ParseError, parse } from 'jsonc-parser';
import type { Change } from '../diagnostics/change.ts';
import type { Location, Pointer, Range } from '../diagnostics/diagnostic.ts';
import { pointerOf, stepsOf } from '../diagnostics/pointer.ts';
import { editsOf, type ParsedText } from './changes/edits-of.ts';
import { layoutOf } from './changes/layout.ts';
import type { Span } from './scan.ts';
import { deepestAt, type Node, nameOf, treeOf } from './tree.ts';

/** Maps pages that were expanded from folders to their sources: see content/posts/origins.ts. */
interface Origins {
  sourceLocation(location: Location): Location;
  sourcePointer(pointer: Pointer): Pointer;
  isFolder(pointer: Pointer): boolean;
}

/**
 * Finds lines and columns in the text of a site, and in other texts by file name. Lines are counted, and the text is
 * parsed into a tree, once and on first use.
 */
export class Locator {
  readonly text: string;
  readonly #locatorOf: (file: string) => Locator | undefined;
  readonly #origins: Origins | undefined;
  /* The starts of the lines that were counted so far, and whether these are all. */
  readonly #starts = [0];
  #hasAll = false;
  #parsed: { tree: Node | undefined } | undefined;
  #read: ParsedText | undefined;

  /** `locatorOf` returns the locator of another file; `origins` maps the pages of folders to their files. */
  constructor(text: string, locatorOf: (file: string) => Locator | undefined = () => undefined, origins?: Origins) {
    this.text = text;
    this.#locatorOf = locatorOf;
    this.#origins = origins;
  }

  /** Returns the locator of a file. Returns itself for the site file and for unknown files. */
  forFile(file: string | undefined): Locator {
    return (file === undefined ? undefined : this.#locatorOf(file)) ?? this;
  }

  /** Maps a location in the site to its source: the site file, or a file of a folder of pages. */
  sourceLocation(location: Location): Location {
    return this.#origins?.sourceLocation(location) ?? location;
  }

  /** Maps the pointer of a value in the site to its pointer in the site file. */
  sourcePointer(pointer: Pointer): Pointer {
    return this.#origins?.sourcePointer(pointer) ?? pointer;
  }

  /** Whether a pointer refers to a folder of pages. */
  isFolder(pointer: Pointer): boolean {
    return this.#origins?.isFolder(pointer) ?? false;
  }

  /**
   * Returns the offset and length of a location. A missing value falls back to its nearest parent. An object or array
   * is represented by its opening bracket, a block by its type.
   */
  place(location: Location): Span {
    return this.#placeOf(this.sourceLocation(location));
  }

  #placeOf(location: Location): Span {
    if ('offset' in location) return this.forFile(location.file).#inside(location);
    if (!this.#tree) return { offset: 0, length: Math.min(1, this.text.length) };
    const { node, isWhole } = deepestAt(this.#tree, stepsOf(location.pointer));
    if (isWhole && location.part === 'key' && node.parent?.type === 'property')
      return this.#narrow(nameOf(node.parent), location.within);
    if (isWhole && location.part === 'whole') return { offset: node.offset, length: node.length };
    return node.children ? { offset: node.offset, length: 1 } : this.#narrow(node, location.within);
  }

  get #tree(): Node | undefined {
    this.#parsed ??= { tree: treeOf(this.text) };
    return this.#parsed.tree;
  }

  /** The value of the text, as far as it is JSON. */
  get partialValue(): unknown {
    // A broken text can have an error at every character. The parser only calls `push`.
    return parse(this.text, { push: () => 0 } as unknown as ParseError[]);
  }

  range(found: Location): Range {
    const location = this.sourceLocation(found);
    const owner = 'file' in location ? this.forFile(location.file) : this;
    if (owner !== this) return owner.range(location);
    const { offset, length } = this.#placeOf(location);
    const start = this.#position(offset);
    const end = this.#position(offset + length);
    return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
  }

  /** Returns the edits of the site file for changes to the site; empty if a change affects another file. */
  edits(changes: readonly Change[]): (Range & { text: string })[] {
    const isElsewhere = ({ at }: Change) => 'file' in this.sourceLocation({ pointer: pointerOf(at), part: 'value' });
    const tree = this.#tree;
    if (!tree || changes.length === 0 || changes.some(isElsewhere)) return [];
    this.#read ??= {
      text: this.text,
      tree,
      layout: layoutOf(this.text),
      sourcePointer: (at) => this.sourcePointer(at),
    };
    const inFile = changes.map((change) => ({ ...change, at: stepsOf(this.sourcePointer(pointerOf(change.at))) }));
    return editsOf(this.text, inFile, this.#read).map(({ text, ...at }) => ({ ...this.range(at), text }));
  }

  /** Converts a range to an offset and a length. */
  spanOf({ line, column, endLine, endColumn }: Range): Span {
    const offset = this.#startOf(line) + column - 1;
    return { offset, length: this.#startOf(endLine) + endColumn - 1 - offset };
  }

  /** Returns a line of the text, counted from 1, without its line break. */
  line(line: number): string {
    const starts = this.#startsOf((counted) => counted.length > line);
    return this.text.slice(starts[line - 1], starts[line] ?? this.text.length).replace(/[\r\n]+$/, '');
  }

  #narrow({ offset, length }: Span, within: { start: number; length: number } | undefined): Span {
    if (!within) return { offset, length };
    const written = this.text.slice(offset, offset + length);
    const start = sourceOffset(written, within.start);
    return { offset: offset + start, length: sourceOffset(written, within.start + within.length) - start };
  }

  #inside({ offset, length }: Span): Span {
    const start = Math.min(offset, this.text.length);
    return { offset: start, length: Math.min(length, this.text.length - start) };
  }

  #position(offset: number): { line: number; column: number } {
    const starts = this.#startsOf((counted) => (counted.at(-1) as number) > offset);
    let [low, high] = [1, starts.length];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle - 1] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low, column: offset - this.#startOf(low) + 1 };
  }

  #startOf(line: number): number {
    // Every range is in the text, so its lines exist.
    return this.#startsOf((counted) => counted.length >= line)[line - 1] as number;
  }

  /* Counts lines until there are enough: most problems of a large file are at its start. */
  #startsOf(isEnough: (starts: readonly number[]) => boolean): readonly number[] {
    // Only old files have lines that end with a carriage return.
    const end = /\r\n?|\n/g;
    end.lastIndex = this.#starts.at(-1) as number;
    while (!this.#hasAll && !isEnough(this.#starts)) {
      this.#hasAll = !end.test(this.text);
      if (!this.#hasAll) this.#starts.push(end.lastIndex);
    }
    return this.#starts;
  }
}

/* Converts an index in a string to an offset in its JSON source, with quotation marks and escapes. */
function sourceOffset(written: string, index: number): number {
  let at = 1;
  for (let count = 0; count < index; count++) {
    const isEscaped = written.charAt(at) === '\\';
    at += !isEscaped ? 1 : written.charAt(at + 1) === 'u' ? 6 : 2;
  }
  return at;
}
