import fc from 'fast-check';
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import type { Change } from '../../../src/core/diagnostics/change.ts';
import { applyChange } from '../../../src/core/source/changes/edits-of.ts';
import { addBlock, blockTypes } from '../../../src/edit/add-block.ts';
import { fixedOnce } from '../../support/fixed-once.ts';
import { compileSite } from '../../support/sites/site.ts';
import { layoutOfText } from '../generators/layouts.ts';
import { mutations } from '../generators/mutations.ts';
import { runs } from '../generators/runs.ts';
import { anySite } from '../generators/site.ts';

type Path = (string | number)[];
type UnknownRecord = Record<string | number, unknown>;

const lay = layoutOfText.map((write) => (value: unknown) => write(value).replace(/^\uFEFF/, ''));
const parse = (text: string) => JSON.parse(text) as unknown;
const at = (value: unknown, path: Path): unknown => path.reduce((here, step) => (here as UnknownRecord)[step], value);

/* The paths to every value inside a value. */
const pathsIn = (value: unknown, path: Path = []): Path[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]) => {
        const here = [...path, Array.isArray(value) ? Number(name) : name];
        return [here, ...pathsIn(inner, here)];
      });

/* Any kind of change at any path of a value. */
const changeOf = (site: unknown): fc.Arbitrary<Change> =>
  fc
    .tuple(fc.constantFrom(...pathsIn(site)), fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(0, 1, 2, 3, 4), fc.nat())
    .map(([path, value, choice]): Change => {
      const here = at(site, path);
      const name = path.at(-1);
      if (choice === 0 && Array.isArray(here)) return { kind: 'append', at: path, value };
      if (choice === 1 && typeof name === 'string') return { kind: 'rename', at: path, name: 'another "name"' };
      if (choice === 2) return { kind: 'remove', at: path };
      const isObject = typeof here === 'object' && here !== null && !Array.isArray(here);
      if (choice === 3 && isObject) return { kind: 'set', at: [...path, 'one more'], value };
      return { kind: 'set', at: path, value };
    });

/* A copy of a value with the change made to it directly. */
function changed(value: unknown, change: Change): unknown {
  // Through JSON, because a value may contain the same object twice, and a text contains two copies of it.
  const copy = JSON.parse(JSON.stringify(value));
  const parent = at(copy, change.at.slice(0, -1)) as UnknownRecord;
  const last = change.at.at(-1) ?? '';
  switch (change.kind) {
    case 'set':
      parent[last] = change.value;
      break;
    case 'append':
      (parent[last] as unknown[]).push(change.value);
      break;
    case 'rename':
      parent[change.name] = parent[last];
      delete parent[last];
      break;
    case 'remove':
      if (Array.isArray(parent)) parent.splice(Number(last), 1);
      else delete parent[last];
  }
  return copy;
}

const nodeAt = (text: string, path: Path): Node => {
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, path);
  if (!node) throw new Error(`there is nothing at ${path.join('/')}`);
  return node;
};

type Range = [start: number, end: number];
const rangeOf = ({ offset, length }: Node): Range => [offset, offset + length];

/* Where a new entry goes: right after the last one, or between the brackets when there is none. */
function additionIn(list: Node): Range {
  const [start, end] = rangeOf(list);
  const last = list.children?.at(-1);
  return last ? [last.offset + last.length, last.offset + last.length] : [start + 1, end - 1];
}

/* The only range of a text that a change may affect. */
function changedRange(text: string, { kind, at: steps }: Change): Range {
  const path = [...steps];
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, path);
  if (kind === 'append') return additionIn(nodeAt(text, path));
  if (!node) return additionIn(nodeAt(text, path.slice(0, -1)));
  if (kind === 'set') return rangeOf(node);
  const entry = node.parent?.type === 'property' ? node.parent : node;
  if (kind === 'rename') return rangeOf(entry.children?.[0] ?? entry);
  // The comma is removed too, and the spaces between the entries.
  const siblings = entry.parent?.children ?? [];
  const index = siblings.indexOf(entry);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  const [start, end] = entry.parent ? rangeOf(entry.parent) : rangeOf(entry);
  return [before ? before.offset + before.length : start + 1, after ? after.offset : end - 1];
}

/* Expects the new text to be the same before and after a range of the old one. */
function expectRest(after: string, text: string, [start, end]: Range): void {
  const rest = text.length - end;
  expect([after.slice(0, start), after.slice(after.length - rest)]).toEqual([text.slice(0, start), text.slice(end)]);
  expect(after.length).toBeGreaterThanOrEqual(start + rest);
}

test('changes the text of a file like its value, and keeps all other characters', () => {
  const cases = anySite.chain((site) => fc.tuple(fc.constant(site), changeOf(site), lay));
  fc.assert(
    fc.property(cases, ([site, change, write]) => {
      const text = write(site);
      const after = applyChange(text, change);
      expect(parse(after)).toEqual(parse(JSON.stringify(changed(site, change))));
      expectRest(after, text, changedRange(text, change));
    }),
    runs(100),
  );
});

test('adds a block of any type to any page with a new ID, and changes nothing else', () => {
  fc.assert(
    fc.property(anySite, fc.nat(), fc.constantFrom(...blockTypes(registry)), lay, (site, choice, type, write) => {
      const index = choice % site.pages.length;
      const text = write(site);
      const path = ['pages', index, 'blocks'];
      const { text: once, id: first } = addBlock(registry, text, index, type);
      const { text: twice, id: second } = addBlock(registry, once, index, type);
      expect(first).not.toBe(second);
      const blocks = at(parse(twice), path) as { id?: string; type: string }[];
      expect(blocks.slice(-2)).toMatchObject([
        { type, id: first },
        { type, id: second },
      ]);
      for (const id of [first, second]) expect(blocks.filter((block) => block.id === id)).toHaveLength(1);
      const before = parse(text);
      (at(before, path) as unknown[]).push(...blocks.slice(-2));
      expect(parse(twice)).toEqual(before);
      expectRest(twice, text, additionIn(nodeAt(text, path)));
    }),
    runs(40),
  );
});

test('restores the original file by fixing a mistake, in any layout', () => {
  const plain = ['a setting is misspelt', 'a number or a boolean is in quotation marks', 'a placeholder is misspelt'];
  fc.assert(
    fc.property(anySite, fc.constantFrom(...plain), fc.nat(), lay, (site, kind, choice, write) => {
      const all = mutations[kind]?.(site) ?? [];
      const mutation = all[choice % all.length]?.();
      if (!mutation?.isPlain) return;
      const wrong = write(mutation.site);
      const compiled = compileSite(wrong);
      const fixed = fixedOnce(compiled);
      const right = kind === 'a placeholder is misspelt' ? mutation.site : site;
      expect(parse(fixed)).toEqual(parse(JSON.stringify(right).replace('{naame}', '{name}')));
      // Only the range of the fix has changed.
      const [{ fix } = { fix: null }] = compiled.diagnostics.filter(({ severity }) => severity === 'error');
      const [edit] = fix?.edits ?? [];
      if (!edit) throw new Error('there is no fix');
      const { offset, length } = compiled.locator.spanOf(edit);
      expect(fixed).toBe(wrong.slice(0, offset) + edit.text + wrong.slice(offset + length));
    }),
    runs(50),
  );
});
