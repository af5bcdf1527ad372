import { createScanner, type JSONScanner } from 'jsonc-parser';
import { pointerOf } from '../diagnostics/pointer.ts';

/** A range of a text. */
export interface Span {
  offset: number;
  length: number;
}

/** A property name that occurs twice in an object. The ranges include the quotation marks. */
export interface Duplicate {
  key: string;
  pointer: string;
  first: Span;
  second: Span;
}

/** An object with too many properties; `offset` is the position of its opening bracket. */
export interface SizeLimitExcess {
  pointer: string;
  offset: number;
  count: number;
}

interface Open {
  offset: number;
  /** The range of each property name; null for an array. */
  names: Map<string, Span> | null;
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
  /** The offset of the first value beyond the limit. */
  tooMany: number | null;
  duplicates: Duplicate[];
  excesses: SizeLimitExcess[];
}

/**
 * Scans JSON text once, without recursion, for its nesting depth, duplicate property names, objects with too many
 * properties, and excess values. JSON.parse silently keeps the last of two equal names, and its recursion isn't safe at
 * any depth. Invalid JSON gives some result and never throws. The limits bound the memory use.
 */
export function scan(text: string, limits: Limits): Scanned {
  const scanner = createScanner(text, true);
  const open: Open[] = [];
  const found: Scanned = { depth: 0, tooDeep: null, tooMany: null, duplicates: [], excesses: [] };
  // The number of open brackets beyond the limit, and of values.
  let [excessDepth, values] = [0, 0];
  let string = { key: '', offset: 0, length: 0 };
  for (let before = ''; found.tooMany === null; ) {
    const offset = nextToken(scanner, text);
    const mark = text.charAt(offset);
    if (mark === '') break;
    const container = excessDepth > 0 ? undefined : open.at(-1);
    // A value follows a comma, and an opening bracket unless the next token closes it.
    const isClosing = mark === '}' || mark === ']';
    if (mark === ',' || (before === '{' && mark !== '}') || (before === '[' && mark !== ']')) count(offset);
    if (mark === '"') string = { key: scanner.getTokenValue(), offset, length: scanner.getTokenLength() };
    else if (mark === ':' && before === '"' && container?.names) recordName(container, container.names);
    else if (mark === ',' && typeof container?.step === 'number') container.step += 1;
    else if (isClosing && excessDepth > 0) excessDepth--;
    else if (isClosing) open.pop();
    else if (mark === '{' || mark === '[') {
      if (open.length === limits.depth) {
        excessDepth++;
        found.tooDeep ??= offset;
      } else if (mark === '{') open.push({ offset, names: new Map(), excess: null, step: '' });
      else open.push({ offset, names: null, excess: null, step: 0 });
      found.depth = Math.max(found.depth, open.length + excessDepth);
    }
    before = mark;
  }
  return found;

  function count(offset: number): void {
    if (++values > limits.values) found.tooMany = offset;
  }

  function recordName(container: Open, names: Map<string, Span>): void {
    const { key, ...second } = string;
    const first = names.get(key);
    container.step = key;
    if (first === undefined && names.size < limits.names) names.set(key, second);
    else if (first === undefined) excess(container);
    else if (found.duplicates.length < limits.reported)
      found.duplicates.push({ key, pointer: pointerOf(open.map(({ step }) => step)), first, second });
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

/** Scans the next token and returns its offset. By itself, the scanner would collect ten megabytes of whitespace in 300 MB. */
export function nextToken(scanner: JSONScanner, text: string): number {
  let position = scanner.getPosition();
  while (isWhitespace(text.charCodeAt(position))) position++;
  scanner.setPosition(position);
  scanner.scan();
  return scanner.getTokenOffset();
}

const isWhitespace = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
