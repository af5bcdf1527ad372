import { CLOSE_LIST, CLOSE_OBJECT, COLON, COMMA, OPEN_LIST, OPEN_OBJECT, QUOTE, Reader } from './reader.ts';

/** A range of a text. */
export interface Span {
  offset: number;
  length: number;
}

/** The offset of a value, and the range of its property name, with quotation marks. */
export interface Entry {
  offset: number;
  name?: Span;
}

/** Finds an entry of one array by its index, or of one object by its name. */
type Find = (step: string) => Entry | undefined;

/**
 * Finds the positions of values in a JSON text. Reads only the arrays and objects on the path to a value, each once and
 * no further than needed, because a complete tree takes many times the memory of the text. Invalid JSON is read as far
 * as possible.
 */
export class Outline {
  readonly #text: string;
  readonly #known = new Map<number, Find>();
  readonly #entries = new Map<number, Span[]>();
  readonly #ends = new Map<number, number>();

  constructor(text: string) {
    this.#text = text;
  }

  /** Returns the entry at a path; undefined if it doesn't exist. */
  find(steps: readonly string[]): Entry | undefined {
    const { offset } = readerAt(this.#text, 0);
    let entry: Entry | undefined = offset < this.#text.length ? { offset } : undefined;
    for (const step of steps) entry = entry && this.#inside(entry.offset)?.(step);
    return entry;
  }

  /** Returns the end of the value that starts at an offset. */
  endOf(offset: number): number {
    const cached = this.#ends.get(offset) ?? this.#endOf(offset);
    this.#ends.set(offset, cached);
    return cached;
  }

  #endOf(offset: number): number {
    const reader = readerAt(this.#text, offset);
    reader.skipValue();
    return reader.end;
  }

  /**
   * Returns the ranges of the entries of the array or object at an offset, each from its name to the end of its value.
   */
  entriesAt(offset: number): Span[] {
    const cached = this.#entries.get(offset) ?? this.#entriesAt(offset);
    this.#entries.set(offset, cached);
    return cached;
  }

  #entriesAt(offset: number): Span[] {
    const reader = readerAt(this.#text, offset);
    const isList = this.#text.charCodeAt(offset) === OPEN_LIST;
    const all = isList
      ? [...entriesOf(reader)].map((entry): Entry => ({ offset: entry }))
      : [...settingsOf(reader)].map(({ entry }) => entry);
    return all.map(({ offset: value, name }) => {
      const start = name?.offset ?? value;
      return { offset: start, length: this.#endOf(value) - start };
    });
  }

  #inside(offset: number): Find | undefined {
    const mark = this.#text.charCodeAt(offset);
    if (mark !== OPEN_LIST && mark !== OPEN_OBJECT) return undefined;
    const cached = this.#known.get(offset);
    if (cached) return cached;
    const reader = readerAt(this.#text, offset);
    const find = mark === OPEN_LIST ? finderOfEntries(reader) : finderOfSettings(reader);
    this.#known.set(offset, find);
    return find;
  }
}

function readerAt(text: string, offset: number): Reader {
  const reader = new Reader(text);
  reader.moveTo(offset);
  return reader;
}

function finderOfEntries(reader: Reader): Find {
  const cached: number[] = [];
  const rest = entriesOf(reader);
  return (step) => {
    const index = Number(step);
    while (!(index < cached.length)) {
      const next = rest.next();
      if (next.done) return undefined;
      cached.push(next.value);
    }
    const offset = cached[index];
    return offset === undefined ? undefined : { offset };
  };
}

function finderOfSettings(reader: Reader): Find {
  const cached = new Map<string, Entry>();
  const rest = settingsOf(reader);
  return (step) => {
    while (!cached.has(step)) {
      const next = rest.next();
      if (next.done) return undefined;
      const { key, entry } = next.value;
      // The first of two equal names counts.
      if (!cached.has(key)) cached.set(key, entry);
    }
    return cached.get(step);
  };
}

/* The reader must be at the opening bracket. Commas are optional. */
function* entriesOf(reader: Reader): Generator<number> {
  while (reader.next() && reader.mark !== CLOSE_LIST) {
    if (reader.mark === COMMA) continue;
    yield reader.offset;
    reader.skipValue();
  }
}

function* settingsOf(reader: Reader): Generator<{ key: string; entry: Entry }> {
  let isMore = reader.next();
  while (isMore && reader.mark !== CLOSE_OBJECT) {
    const isName = reader.mark === QUOTE && reader.following === COLON;
    if (isName) {
      const { stringValue: key, offset, end } = reader;
      reader.next();
      isMore = reader.next();
      yield { key, entry: { offset: reader.offset, name: { offset, length: end - offset } } };
    }
    // The value is missing, so there is nothing to skip.
    if (isName && (reader.mark === COMMA || reader.mark === CLOSE_OBJECT)) continue;
    reader.skipValue();
    isMore = reader.next();
  }
}
