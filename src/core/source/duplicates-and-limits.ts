import { pointerOf } from './pointer.ts';
import { CLOSE_LIST, CLOSE_OBJECT, COLON, COMMA, OPEN_LIST, OPEN_OBJECT, QUOTE, Reader } from './reader.ts';

/** A name that an object has twice; offsets into the text, quotation marks included. */
export interface Duplicate {
  key: string;
  pointer: string;
  first: { offset: number; length: number };
  second: { offset: number; length: number };
}

/** An object with more names than are read; its opening bracket stands at `offset`. */
export interface SizeLimitExcess {
  pointer: string;
  offset: number;
  count: number;
}

interface Open {
  offset: number;
  /** Where each name of an object stands; null for a list. */
  names: Map<string, number> | null;
  crowd: SizeLimitExcess | null;
  /** The name or the index of what is being read. */
  step: string | number;
}

export interface Limits {
  /** Brackets that nest deeper are only counted. */
  depth: number;
  /** Names of one object that are kept. */
  names: number;
  /** How many duplicates and crowds are reported, each. */
  reported: number;
  /** Values of all kinds; the text is read no further than to the first one beyond. */
  values: number;
}

interface Scanned {
  depth: number;
  tooDeep: number | null;
  /** How many values there are, and where the first one beyond the limit is. */
  values: number;
  tooMany: number | null;
  duplicates: Duplicate[];
  crowds: SizeLimitExcess[];
  /** Where the lists and objects stand that are entries of the top-level list "pages"; the end is exclusive. */
  pages: { start: number; end: number }[];
}

/**
 * Walks over JSON text once and without recursion: how deep it nests, where it first nests too deep, which names an
 * object has twice, which objects have too many of them, where the text has too many values, and where its pages stand.
 * JSON.parse keeps the last of two equal names in silence, and its reader may not be trusted with any depth. Text that is
 * not JSON gives some answer, never an exception; what it takes in memory is bound by the limits.
 */
export function scan(text: string, limits: Limits): Scanned {
  const reader = new Reader(text);
  const open: Open[] = [];
  const found: Scanned = {
    depth: 0,
    tooDeep: null,
    values: 0,
    tooMany: null,
    duplicates: [],
    crowds: [],
    pages: [],
  };
  // How many brackets are open beyond the limit.
  let beyond = 0;
  while (found.tooMany === null && reader.next()) {
    const { mark, offset } = reader;
    const inside = beyond > 0 ? undefined : open.at(-1);
    switch (mark) {
      case QUOTE:
        if (inside?.names && reader.following === COLON) settle(inside, inside.names);
        break;
      case OPEN_OBJECT:
      case OPEN_LIST:
        if (open.length === limits.depth) {
          beyond++;
          found.tooDeep ??= offset;
        } else if (mark === OPEN_OBJECT) open.push({ offset, names: new Map(), crowd: null, step: '' });
        else open.push({ offset, names: null, crowd: null, step: 0 });
        found.depth = Math.max(found.depth, open.length + beyond);
        // What stands first in brackets is a value, and what comes after a comma.
        if (reader.following !== CLOSE_OBJECT && reader.following !== CLOSE_LIST) count(offset);
        break;
      case CLOSE_OBJECT:
      case CLOSE_LIST:
        if (beyond > 0) beyond--;
        else if (inside) {
          open.pop();
          if (isPages(open)) found.pages.push({ start: inside.offset, end: reader.end });
        }
        break;
      case COMMA:
        if (typeof inside?.step === 'number') inside.step += 1;
        count(offset);
    }
  }
  return found;

  function count(offset: number): void {
    if (++found.values > limits.values) found.tooMany = offset;
  }

  function settle(inside: Open, names: Map<string, number>): void {
    const { offset, said: key } = reader;
    const first = names.get(key);
    inside.step = key;
    if (first === undefined && names.size < limits.names) names.set(key, offset);
    else if (first === undefined) crowd(inside);
    else if (found.duplicates.length < limits.reported)
      found.duplicates.push({
        key,
        pointer: pointerOf(open.map(({ step }) => step)),
        first: { offset: first, length: lengthAt(first) },
        second: { offset, length: reader.end - offset },
      });
  }

  function lengthAt(offset: number): number {
    const other = new Reader(text);
    other.moveTo(offset);
    return other.end - offset;
  }

  function crowd(inside: Open): void {
    if (inside.crowd) inside.crowd.count++;
    else if (found.crowds.length < limits.reported) {
      const pointer = pointerOf(open.slice(0, -1).map(({ step }) => step));
      inside.crowd = { pointer, offset: inside.offset, count: limits.names + 1 };
      found.crowds.push(inside.crowd);
    }
  }
}

/* Whether the list "pages" of the site is what is read. */
const isPages = (open: Open[]) => open.length === 2 && open[0]?.step === 'pages' && open[1]?.names === null;
