import { CLOSE_LIST, CLOSE_OBJECT, COMMA, endOfString, OPEN_LIST, OPEN_OBJECT, QUOTE, unquoted } from './json-text.ts';
import { pointerOf } from './locate.ts';

/** A name that an object has twice; offsets into the text, quotation marks included. */
export interface Duplicate {
  key: string;
  pointer: string;
  first: { offset: number; length: number };
  second: { offset: number; length: number };
}

/** An object with more names than are read; its opening bracket stands at `offset`. */
export interface Crowd {
  pointer: string;
  offset: number;
  count: number;
}

interface Open {
  offset: number;
  /** Where each name of an object stands; null for a list. */
  names: Map<string, number> | null;
  crowd: Crowd | null;
  /** The name or the index of what is being read. */
  step: string | number;
}

export interface Limits {
  /** Deeper brackets are only counted. */
  depth: number;
  /** Names of one object that are kept. */
  names: number;
  /** Duplicates and crowds that are told, each. */
  told: number;
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
  crowds: Crowd[];
}

/**
 * Walks over JSON text once and without recursion: how deep it nests, where it first nests too deep, which names an
 * object has twice, which objects have too many of them, and where the text has too many values. JSON.parse keeps the last
 * of two equal names in silence, and its reader may not be trusted with any depth. Text that is not JSON gives some answer,
 * never an exception; what it takes in memory is bound by the limits.
 */
export function scan(text: string, limits: Limits): Scanned {
  const open: Open[] = [];
  const duplicates: Duplicate[] = [];
  const crowds: Crowd[] = [];
  // How many brackets are open beyond the limit.
  let beyond = 0;
  let depth = 0;
  let tooDeep: number | null = null;
  // What stands first in brackets is one, and what comes after a comma.
  let values = 0;
  let tooMany: number | null = null;
  for (let at = 0; at < text.length && tooMany === null; at++) {
    switch (text.charCodeAt(at)) {
      case QUOTE: {
        const end = endOfString(text, at);
        const inside = beyond > 0 ? undefined : open.at(-1);
        if (inside?.names && isFollowedBy(text, end, ':')) {
          const key = unquoted(text.slice(at, end));
          const first = inside.names.get(key);
          inside.step = key;
          if (first === undefined && inside.names.size < limits.names) inside.names.set(key, at);
          else if (first === undefined) crowd(inside);
          else if (duplicates.length < limits.told)
            duplicates.push({
              key,
              pointer: pointerOf(open.map(({ step }) => step)),
              first: { offset: first, length: endOfString(text, first) - first },
              second: { offset: at, length: end - at },
            });
        }
        at = end - 1;
        break;
      }
      case OPEN_OBJECT:
      case OPEN_LIST:
        if (open.length === limits.depth) {
          beyond++;
          tooDeep ??= at;
        } else if (text.charCodeAt(at) === OPEN_OBJECT)
          open.push({ offset: at, names: new Map(), crowd: null, step: '' });
        else open.push({ offset: at, names: null, crowd: null, step: 0 });
        depth = Math.max(depth, open.length + beyond);
        if (!isFollowedBy(text, at + 1, ']}') && ++values > limits.values) tooMany = at;
        break;
      case CLOSE_OBJECT:
      case CLOSE_LIST:
        if (beyond > 0) beyond--;
        else open.pop();
        break;
      case COMMA: {
        const inside = beyond > 0 ? undefined : open.at(-1);
        if (typeof inside?.step === 'number') inside.step += 1;
        if (++values > limits.values) tooMany = at;
      }
    }
  }
  return { depth, tooDeep, tooMany, values, duplicates, crowds };

  function crowd(inside: Open): void {
    if (inside.crowd) inside.crowd.count++;
    else if (crowds.length < limits.told) {
      const pointer = pointerOf(open.slice(0, -1).map(({ step }) => step));
      inside.crowd = { pointer, offset: inside.offset, count: limits.names + 1 };
      crowds.push(inside.crowd);
    }
  }
}

function isFollowedBy(text: string, from: number, marks: string): boolean {
  let at = from;
  while (at < text.length && ' \t\n\r'.includes(text.charAt(at))) at++;
  return at < text.length && marks.includes(text.charAt(at));
}
