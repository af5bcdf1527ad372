import { CLOSE_LIST, CLOSE_OBJECT, COLON, COMMA, OPEN_LIST, OPEN_OBJECT, QUOTE, Reader } from './reader.ts';

/** A stretch of a text. */
export interface Span {
  offset: number;
  length: number;
}

/** A value in a text, and its name in quotation marks where it has one. */
export interface Entry {
  offset: number;
  name?: Span;
}

/** Finds an entry of one list by its index, or of one object by its name. */
type Find = (step: string) => Entry | undefined;

/**
 * Where the values of a JSON text stand. Only lists and objects on the way to a value are read, each once and no
 * further than needed; a tree of everything takes many times the memory of the text. A text that is not JSON is read as
 * far as it goes.
 */
export class Outline {
  readonly #text: string;
  readonly #known = new Map<number, Find>();
  readonly #entries = new Map<number, Span[]>();
  readonly #ends = new Map<number, number>();

  constructor(text: string) {
    this.#text = text;
  }

  /** The value at these steps; undefined when there is none. */
  find(steps: readonly string[]): Entry | undefined {
    const { offset } = readerAt(this.#text, 0);
    let entry: Entry | undefined = offset < this.#text.length ? { offset } : undefined;
    for (const step of steps) entry = entry && this.#inside(entry.offset)?.(step);
    return entry;
  }

  /** Where a value ends that begins at an offset. */
  endOf(offset: number): number {
    const known = this.#ends.get(offset) ?? this.#endOf(offset);
    this.#ends.set(offset, known);
    return known;
  }

  #endOf(offset: number): number {
    const reader = readerAt(this.#text, offset);
    reader.skipValue();
    return reader.end;
  }

  /** The entries of the list or object that begins at an offset, each from its name to the end of its value. */
  entriesAt(offset: number): Span[] {
    const known = this.#entries.get(offset) ?? this.#entriesAt(offset);
    this.#entries.set(offset, known);
    return known;
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
    const known = this.#known.get(offset);
    if (known) return known;
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
  const known: number[] = [];
  const others = entriesOf(reader);
  return (step) => {
    const index = Number(step);
    while (!(index < known.length)) {
      const next = others.next();
      if (next.done) return undefined;
      known.push(next.value);
    }
    const offset = known[index];
    return offset === undefined ? undefined : { offset };
  };
}

function finderOfSettings(reader: Reader): Find {
  const known = new Map<string, Entry>();
  const others = settingsOf(reader);
  return (step) => {
    while (!known.has(step)) {
      const next = others.next();
      if (next.done) return undefined;
      const { said, entry } = next.value;
      // Of two with the same name the first one.
      if (!known.has(said)) known.set(said, entry);
    }
    return known.get(step);
  };
}

/* The reader stands at the opening bracket. Commas separate values, and so does their lack. */
function* entriesOf(reader: Reader): Generator<number> {
  while (reader.next() && reader.mark !== CLOSE_LIST) {
    if (reader.mark === COMMA) continue;
    yield reader.offset;
    reader.skipValue();
  }
}

function* settingsOf(reader: Reader): Generator<{ said: string; entry: Entry }> {
  let isMore = reader.next();
  while (isMore && reader.mark !== CLOSE_OBJECT) {
    const isName = reader.mark === QUOTE && reader.following === COLON;
    if (isName) {
      const { said, offset, end } = reader;
      reader.next();
      isMore = reader.next();
      yield { said, entry: { offset: reader.offset, name: { offset, length: end - offset } } };
    }
    // A value that is missing is none to skip.
    if (isName && (reader.mark === COMMA || reader.mark === CLOSE_OBJECT)) continue;
    reader.skipValue();
    isMore = reader.next();
  }
}
