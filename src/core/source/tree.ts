import { createScanner, type JSONScanner } from 'jsonc-parser';
import { nextToken } from './scan.ts';

/** A value in a text, or a property with two children: its name and its value. */
export interface Node {
  readonly type: 'object' | 'array' | 'property' | 'scalar';
  readonly offset: number;
  readonly length: number;
  readonly parent: Node | undefined;
  /** Undefined for a scalar value. */
  readonly children?: readonly Node[];
  /** Only for the name of a property. */
  readonly value?: string;
}

/**
 * Parses a text as far as it is JSON; undefined without a value. An object or array that isn't closed ends with the
 * text. Entries and ends are read on first use, because a site of 10 MB would take 120 MB, and most problems are near
 * its start.
 */
export function treeOf(text: string): Node | undefined {
  const scanner = createScanner(text, true);
  return isValue(text.charAt(nextToken(scanner, text))) ? valueAt(scanner, text, undefined) : undefined;
}

const isClosing = (mark: string) => mark === '}' || mark === ']';
const isValue = (mark: string) => mark !== '' && mark !== ',' && mark !== ':' && !isClosing(mark);

/* The value that starts with the current token. */
function valueAt(scanner: JSONScanner, text: string, parent: Node | undefined): Node {
  const [offset, length] = [scanner.getTokenOffset(), scanner.getTokenLength()];
  const mark = text.charAt(offset);
  if (mark === '{') return new Container('object', offset, parent, text);
  if (mark === '[') return new Container('array', offset, parent, text);
  return { type: 'scalar', offset, length, parent };
}

/* An object or array. */
class Container implements Node {
  readonly type: 'object' | 'array';
  readonly offset: number;
  readonly parent: Node | undefined;
  readonly #text: string;
  readonly #known: Node[] = [];
  readonly #unread: Iterator<Node, undefined>;
  #length: number | undefined;

  constructor(type: 'object' | 'array', offset: number, parent: Node | undefined, text: string) {
    this.type = type;
    this.offset = offset;
    this.parent = parent;
    this.#text = text;
    this.#unread = entriesOf(this, text);
  }

  get length(): number {
    this.#length ??= endOf(this.#text, this.offset) - this.offset;
    return this.#length;
  }

  get children(): readonly Node[] {
    this.entry(Number.POSITIVE_INFINITY);
    return this.#known;
  }

  /* Returns the entry at an index, and reads no further. */
  entry(index: number): Node | undefined {
    while (this.#known.length <= index) {
      const { value } = this.#unread.next();
      if (!value) return undefined;
      this.#known.push(value);
    }
    return this.#known[index];
  }
}

/* Returns the end of the object or array at an offset. */
function endOf(text: string, offset: number): number {
  const scanner = createScanner(text, true);
  scanner.setPosition(offset + 1);
  for (let depth = 1; depth > 0; ) {
    const mark = text.charAt(nextToken(scanner, text));
    if (mark === '') break;
    if (mark === '{' || mark === '[') depth++;
    else if (isClosing(mark)) depth--;
  }
  return scanner.getPosition();
}

function* entriesOf(parent: Container, text: string): Generator<Node, undefined> {
  const scanner = createScanner(text, true);
  const next = () => text.charAt(nextToken(scanner, text));
  scanner.setPosition(parent.offset + 1);
  for (let mark = next(); mark !== '' && !isClosing(mark); ) {
    const property = mark === '"' && parent.type === 'object' ? new Property(scanner, parent) : undefined;
    if (property) mark = next();
    if (property && mark === ':') mark = next();
    const value = isValue(mark) ? valueAt(scanner, text, property ?? parent) : undefined;
    if (property) yield property.with(value);
    else if (value && parent.type === 'array') yield value;
    if (value) scanner.setPosition(value.offset + value.length);
    if (value || !isClosing(mark)) mark = next();
  }
  return undefined;
}

class Property implements Node {
  readonly type = 'property';
  readonly offset: number;
  readonly parent: Node;
  readonly children: Node[];

  constructor(scanner: JSONScanner, parent: Node) {
    const [offset, length] = [scanner.getTokenOffset(), scanner.getTokenLength()];
    this.offset = offset;
    this.parent = parent;
    this.children = [{ type: 'scalar', offset, length, parent: this, value: scanner.getTokenValue() }];
  }

  get length(): number {
    const last = this.children.at(-1) as Node;
    return last.offset + last.length - this.offset;
  }

  with(value: Node | undefined): this {
    if (value) this.children.push(value);
    return this;
  }
}

/** Returns the node at a path, or its nearest existing parent. */
export function deepestAt(root: Node, steps: readonly (string | number)[]): { node: Node; isWhole: boolean } {
  let node = root;
  for (const step of steps) {
    const child = childOf(node, step);
    if (!child) return { node, isWhole: false };
    node = child;
  }
  return { node, isWhole: true };
}

/* The first of two equal names counts. */
function childOf(node: Node, step: string | number): Node | undefined {
  if (!(node instanceof Container)) return undefined;
  if (node.type === 'array') return node.entry(Number(step));
  for (let index = 0; ; index++) {
    const property = node.entry(index);
    if (!property || nameOf(property).value === step) return property?.children?.[1];
  }
}

/** The node of a value with its property name, if it has one. */
export const entryOf = (node: Node): Node => (node.parent?.type === 'property' ? node.parent : node);

/** The node of the name of a property. */
export const nameOf = (property: Node): Node => (property.children as Node[])[0] as Node;
