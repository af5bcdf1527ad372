import { pointerOf } from '../diagnostics/pointer.ts';
import { CLOSE_LIST, CLOSE_OBJECT, COLON, COMMA, OPEN_LIST, OPEN_OBJECT, QUOTE, Reader } from './reader.ts';

/** A property name that occurs twice in an object. The ranges include the quotation marks. */
export interface Duplicate {
  key: string;
  pointer: string;
  first: { offset: number; length: number };
  second: { offset: number; length: number };
}

/** An object with too many properties; `offset` is the position of its opening bracket. */
export interface SizeLimitExcess {
  pointer: string;
  offset: number;
  count: number;
}

interface Open {
  offset: number;
  /** The offset of each property name; null for an array. */
  names: Map<string, number> | null;
  excess: SizeLimitExcess | null;
  /** The current property name or index. */
  step: string | number;
}

export interface Limits {
  /** The maximum nesting depth. Deeper brackets are only counted. */
  depth: number;
  /** The maximum number of properties in one object. */
  names: number;
  /** The maximum number of reported duplicates, and of reported large objects. */
  reported: number;
  /** The maximum number of values. The scan stops at the first one beyond. */
  values: number;
}

interface Scanned {
  depth: number;
  tooDeep: number | null;
  /** The number of values, and the offset of the first one beyond the limit. */
  values: number;
  tooMany: number | null;
  duplicates: Duplicate[];
  excesses: SizeLimitExcess[];
  /** The ranges of the arrays and objects in the top-level array "pages"; `end` is exclusive. */
  pages: { start: number; end: number }[];
}

/**
 * Scans JSON text once, without recursion, for its nesting depth, duplicate property names, objects with too many
 * properties, excess values, and the ranges of its pages. JSON.parse silently keeps the last of two equal names, and
 * its recursion isn't safe at any depth. Invalid JSON gives some result and never throws. The limits bound the memory
 * use.
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
    excesses: [],
    pages: [],
  };
  // The number of open brackets beyond the limit.
  let excessDepth = 0;
  while (found.tooMany === null && reader.next()) {
    const { mark, offset } = reader;
    const container = excessDepth > 0 ? undefined : open.at(-1);
    switch (mark) {
      case QUOTE:
        if (container?.names && reader.following === COLON) recordName(container, container.names);
        break;
      case OPEN_OBJECT:
      case OPEN_LIST:
        if (open.length === limits.depth) {
          excessDepth++;
          found.tooDeep ??= offset;
        } else if (mark === OPEN_OBJECT) open.push({ offset, names: new Map(), excess: null, step: '' });
        else open.push({ offset, names: null, excess: null, step: 0 });
        found.depth = Math.max(found.depth, open.length + excessDepth);
        // The first token inside brackets is a value, and so is the token after a comma.
        if (reader.following !== CLOSE_OBJECT && reader.following !== CLOSE_LIST) count(offset);
        break;
      case CLOSE_OBJECT:
      case CLOSE_LIST:
        if (excessDepth > 0) excessDepth--;
        else if (container) {
          open.pop();
          if (isPages(open)) found.pages.push({ start: container.offset, end: reader.end });
        }
        break;
      case COMMA:
        if (typeof container?.step === 'number') container.step += 1;
        count(offset);
    }
  }
  return found;

  function count(offset: number): void {
    if (++found.values > limits.values) found.tooMany = offset;
  }

  function recordName(container: Open, names: Map<string, number>): void {
    const { offset, stringValue: key } = reader;
    const first = names.get(key);
    container.step = key;
    if (first === undefined && names.size < limits.names) names.set(key, offset);
    else if (first === undefined) excess(container);
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

  function excess(container: Open): void {
    if (container.excess) container.excess.count++;
    else if (found.excesses.length < limits.reported) {
      const pointer = pointerOf(open.slice(0, -1).map(({ step }) => step));
      container.excess = { pointer, offset: container.offset, count: limits.names + 1 };
      found.excesses.push(container.excess);
    }
  }
}

/* Whether the current array is "pages" of the site. */
const isPages = (open: Open[]) => open.length === 2 && open[0]?.step === 'pages' && open[1]?.names === null;
