import {
  afterBlanks,
  CLOSE_LIST,
  CLOSE_OBJECT,
  COLON,
  COMMA,
  endOfValue,
  OPEN_LIST,
  OPEN_OBJECT,
  unquoted,
} from './json-text.ts';

/** A value in a text, and its name in quotation marks where it has one. */
export interface Entry {
  offset: number;
  name?: { offset: number; length: number };
}

/** Where the entries of a list stand, or those of an object by their names. */
type Inside = number[] | Map<string, Entry>;

/**
 * Where the values of a JSON text stand. Looked into are only the lists and objects on the way to what was asked for, once
 * each: a tree of everything takes many times the memory of the text. A text that is not JSON is read as far as it goes.
 */
export class Outline {
  readonly #text: string;
  readonly #known = new Map<number, Inside>();

  constructor(text: string) {
    this.#text = text;
  }

  /** The value at these steps; undefined when there is none. */
  find(steps: readonly string[]): Entry | undefined {
    let entry: Entry | undefined = { offset: afterBlanks(this.#text, 0) };
    if (entry.offset === this.#text.length) return undefined;
    for (const step of steps) {
      const inside: Inside | undefined = this.#inside(entry.offset);
      entry = Array.isArray(inside) ? listed(inside[Number(step)]) : inside?.get(step);
      if (!entry) return undefined;
    }
    return entry;
  }

  #inside(offset: number): Inside | undefined {
    const mark = this.#text.charCodeAt(offset);
    if (mark !== OPEN_LIST && mark !== OPEN_OBJECT) return undefined;
    const inside =
      this.#known.get(offset) ?? (mark === OPEN_LIST ? entriesOf(this.#text, offset) : settingsOf(this.#text, offset));
    this.#known.set(offset, inside);
    return inside;
  }
}

const listed = (offset: number | undefined) => (offset === undefined ? undefined : { offset });

function entriesOf(text: string, start: number): number[] {
  const entries: number[] = [];
  for (
    let at = next(text, start + 1);
    at < text.length && text.charCodeAt(at) !== CLOSE_LIST;
    at = next(text, endOfValue(text, at))
  )
    entries.push(at);
  return entries;
}

function settingsOf(text: string, start: number): Map<string, Entry> {
  const settings = new Map<string, Entry>();
  let at = next(text, start + 1);
  while (at < text.length && text.charCodeAt(at) !== CLOSE_OBJECT) {
    const end = endOfValue(text, at);
    const colon = afterBlanks(text, end);
    if (text.charCodeAt(colon) !== COLON) {
      at = next(text, end);
      continue;
    }
    const name = unquoted(text.slice(at, end));
    const offset = afterBlanks(text, colon + 1);
    // Of two with the same name the first one.
    if (!settings.has(name)) settings.set(name, { offset, name: { offset: at, length: end - at } });
    at = next(text, endOfValue(text, offset));
  }
  return settings;
}

/* Where the next one stands, whether there is a comma before it or not. */
function next(text: string, from: number): number {
  const at = afterBlanks(text, from);
  return text.charCodeAt(at) === COMMA ? afterBlanks(text, at + 1) : at;
}
