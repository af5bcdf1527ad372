import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Node, nameOf, treeOf } from '../../../src/core/source/tree.ts';

/* The value of a node, from the ranges of its scalar values and the names of its properties. */
function readValue({ type, offset, length, children = [] }: Node, text: string): unknown {
  if (type === 'scalar') return JSON.parse(text.slice(offset, offset + length));
  if (type === 'array') return children.map((child) => readValue(child, text));
  return Object.fromEntries(
    children.map((child) => [nameOf(child).value, readValue(child.children?.[1] as Node, text)] as const),
  );
}

/* All nodes of a tree, without recursion. */
function nodesOf(root: Node | undefined): Node[] {
  const nodes = root ? [root] : [];
  for (const { children = [] } of nodes) nodes.push(...children);
  return nodes;
}

test('has every value of a JSON text, with its range', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2, '\t'), (value, indent) => {
      const text = `\n${JSON.stringify(value, undefined, indent)} `;
      const tree = treeOf(text) as Node;
      expect(readValue(tree, text)).toEqual(JSON.parse(text));
      for (const { type, offset, length, parent } of nodesOf(tree)) {
        const part = text.slice(offset, offset + length);
        expect(JSON.parse(type === 'property' ? `{${part}}` : part)).toBeDefined();
        expect(offset + length).toBeLessThanOrEqual(parent ? parent.offset + parent.length : text.length);
      }
    }),
  );
});

test('keeps the start of a text that ends too early', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(), (value, cut) => {
      const text = JSON.stringify(value);
      const whole = nodesOf(treeOf(text)).map(({ offset }) => offset);
      const end = cut % text.length;
      const start = nodesOf(treeOf(text.slice(0, end))).map(({ offset }) => offset);
      expect(start).toEqual(whole.filter((offset) => offset < end));
    }),
  );
});

describe('has no value that is not in the text', () => {
  const mark = fc.constantFrom(...'{}[]:,"', 'true', '1', ' ', '\n', '"a":', 'x', '/*');
  test('for any marks in any order', () => {
    fc.assert(
      fc.property(fc.array(mark, { maxLength: 40 }), (marks) => {
        const text = marks.join('');
        for (const { offset, length } of nodesOf(treeOf(text))) {
          expect(length).toBeGreaterThan(0);
          expect(offset + length).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });

  test.each(['', ' ', '}', ','])('for the text %j', (text) => expect(treeOf(text)).toBeUndefined());
});

test('accepts any number of brackets', () => {
  const tree = treeOf('['.repeat(300_000) + ']'.repeat(300_000));
  expect([tree?.length, tree?.children?.[0]?.length]).toEqual([600_000, 599_998]);
});
