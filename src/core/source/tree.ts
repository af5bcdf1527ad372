import { createScanner, type JSONScanner } from 'jsonc-parser';
import { nextToken } from './scan.ts';

/** A value in a text, or a property with two children: its name and its value. */
export interface Node {
  readonly type: 'object' | 'array' | 'property' | 'scalar';
  readonly offset: number;
  length: number;
  readonly parent: Node | undefined;
  /** The entries of an object or array are parsed on first use: a site of 10 MB would take 120 MB. */
  readonly children?: readonly Node[];
  /** Only for the name of a property. */
  readonly value?: string;
}

/**
 * Parses a text as far as it is JSON; undefined without a value. An object or array that isn't closed ends with the
 * text.
 */
export function treeOf(text: string): Node | undefined {
  const scanner = createScanner(text, true);
  const offset = nextToken(scanner, text);
  return isValue(text.charAt(offset)) ? readValue(scanner, text, undefined) : undefined;
}

const isClosing = (mark: string) => mark === '}' || mark === ']';
const isValue = (mark: string) => mark !== '' && mark !== ',' && mark !== ':' && !isClosing(mark);

/* Reads the value that starts with the current token, and moves the scanner to its end. */
function readValue(scanner: JSONScanner, text: string, parent: Node | undefined): Node {
  const offset = scanner.getTokenOffset();
  const mark = text.charAt(offset);
  const type = mark === '{' ? 'object' : mark === '[' ? 'array' : 'scalar';
  for (let depth = type === 'scalar' ? 0 : 1; depth > 0; ) {
    const next = text.charAt(nextToken(scanner, text));
    if (next === '') break;
    if (next === '{' || next === '[') depth++;
    else if (isClosing(next)) depth--;
  }
  const node: Node = { type, offset, length: scanner.getPosition() - offset, parent };
  if (type === 'scalar') return node;
  let children: Node[] | undefined;
  return Object.defineProperty(node, 'children', { get: () => (children ??= readEntries(node, text)) });
}

function readEntries(parent: Node, text: string): Node[] {
  const scanner = createScanner(text, true);
  scanner.setPosition(parent.offset + 1);
  const entries: Node[] = [];
  let property: { node: Node; children: Node[] } | undefined;
  for (;;) {
    const mark = text.charAt(nextToken(scanner, text));
    if (mark === '' || isClosing(mark)) return entries;
    if (mark === ',') property = undefined;
    else if (mark === ':') continue;
    else if (parent.type === 'array') entries.push(readValue(scanner, text, parent));
    else if (mark === '"' && property?.children.length !== 1) {
      property = readName(scanner, parent);
      entries.push(property.node);
    } else {
      const value = readValue(scanner, text, property?.node);
      if (property?.children.length === 1) {
        property.children.push(value);
        property.node.length = scanner.getPosition() - property.node.offset;
      }
    }
  }
}

function readName(scanner: JSONScanner, parent: Node): { node: Node; children: Node[] } {
  const range = { offset: scanner.getTokenOffset(), length: scanner.getTokenLength() };
  const children: Node[] = [];
  const node: Node = { type: 'property', ...range, parent, children };
  children.push({ type: 'scalar', ...range, parent: node, value: scanner.getTokenValue() });
  return { node, children };
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
function childOf({ type, children = [] }: Node, step: string | number): Node | undefined {
  if (type === 'array') return children[Number(step)];
  return children.find((property) => nameOf(property).value === step)?.children?.[1];
}

/** The node of a value with its property name, if it has one. */
export const entryOf = (node: Node): Node => (node.parent?.type === 'property' ? node.parent : node);

/** The node of the name of a property. */
export const nameOf = (property: Node): Node => (property.children as Node[])[0] as Node;
