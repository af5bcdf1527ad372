import fc from 'fast-check';
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import type { Change } from '../../../src/core/source/changes/change.ts';
import { applyChange } from '../../../src/core/source/changes/edits-of.ts';
import { addBlock, blockTypes } from '../../../src/edit/add-block.ts';
import { migrate } from '../../../src/edit/migrate/migrate.ts';
import type { Step } from '../../../src/edit/migrate/step.ts';
import { streetAudience } from '../../../src/edit/migrate/street-audience.ts';
import { fixedOnce } from '../../support/fixed-once.ts';
import { compileSite } from '../../support/sites/site.ts';
import { layoutOfText } from '../generators/layouts.ts';
import { mutations } from '../generators/mutations.ts';
import { runs } from '../generators/runs.ts';
import { anySite } from '../generators/site.ts';

type Way = (string | number)[];
type Loose = Record<string | number, unknown>;

const lay = layoutOfText.map((write) => (value: unknown) => write(value).replace(/^\uFEFF/, ''));
const parse = (text: string) => JSON.parse(text) as unknown;
const at = (value: unknown, way: Way): unknown => way.reduce((here, step) => (here as Loose)[step], value);

/* The paths to every value inside a value. */
const ways = (value: unknown, way: Way = []): Way[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]) => {
        const here = [...way, Array.isArray(value) ? Number(name) : name];
        return [here, ...ways(inner, here)];
      });

/* Any kind of change at any path of a value. */
const changeOf = (site: unknown): fc.Arbitrary<Change> =>
  fc
    .tuple(fc.constantFrom(...ways(site)), fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(0, 1, 2, 3, 4), fc.nat())
    .map(([way, value, choice]): Change => {
      const here = at(site, way);
      const name = way.at(-1);
      if (choice === 0 && Array.isArray(here)) return { kind: 'append', at: way, value };
      if (choice === 1 && typeof name === 'string') return { kind: 'rename', at: way, name: 'another "name"' };
      if (choice === 2) return { kind: 'remove', at: way };
      const isObject = typeof here === 'object' && here !== null && !Array.isArray(here);
      if (choice === 3 && isObject) return { kind: 'set', at: [...way, 'one more'], value };
      return { kind: 'set', at: way, value };
    });

/* A copy of a value with the change made to it directly. */
function changed(value: unknown, change: Change): unknown {
  // As JSON: a text holds twice what is the same in two places of a value.
  const copy = JSON.parse(JSON.stringify(value));
  const around = at(copy, change.at.slice(0, -1)) as Loose;
  const last = change.at.at(-1) ?? '';
  switch (change.kind) {
    case 'set':
      around[last] = change.value;
      break;
    case 'append':
      (around[last] as unknown[]).push(change.value);
      break;
    case 'rename':
      around[change.name] = around[last];
      delete around[last];
      break;
    case 'remove':
      if (Array.isArray(around)) around.splice(Number(last), 1);
      else delete around[last];
  }
  return copy;
}

const nodeAt = (text: string, way: Way): Node => {
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, way);
  if (!node) throw new Error(`there is nothing at ${way.join('/')}`);
  return node;
};

type Stretch = [start: number, end: number];
const stretchOf = ({ offset, length }: Node): Stretch => [offset, offset + length];

/* Where a new entry goes: right after the last one, or between the brackets when there is none. */
function additionIn(around: Node): Stretch {
  const [start, end] = stretchOf(around);
  const last = around.children?.at(-1);
  return last ? [last.offset + last.length, last.offset + last.length] : [start + 1, end - 1];
}

/* The only stretch of a text that a change may touch. */
function touched(text: string, { kind, at: steps }: Change): Stretch {
  const way = [...steps];
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, way);
  if (kind === 'append') return additionIn(nodeAt(text, way));
  if (!node) return additionIn(nodeAt(text, way.slice(0, -1)));
  if (kind === 'set') return stretchOf(node);
  const entry = node.parent?.type === 'property' ? node.parent : node;
  if (kind === 'rename') return stretchOf(entry.children?.[0] ?? entry);
  // The comma goes too, and the blanks between the entries.
  const around = entry.parent?.children ?? [];
  const index = around.indexOf(entry);
  const [before, after] = [around[index - 1], around[index + 1]];
  const [start, end] = entry.parent ? stretchOf(entry.parent) : stretchOf(entry);
  return [before ? before.offset + before.length : start + 1, after ? after.offset : end - 1];
}

/* Expects the new text to be the same before and after a stretch of the old one. */
function expectRest(after: string, text: string, [start, end]: Stretch): void {
  const rest = text.length - end;
  expect([after.slice(0, start), after.slice(after.length - rest)]).toEqual([text.slice(0, start), text.slice(end)]);
  expect(after.length).toBeGreaterThanOrEqual(start + rest);
}

/* A text without the values at these paths. */
const without = (text: string, ...found: Way[]): string =>
  found
    .map((way) => stretchOf(nodeAt(text, way)))
    .sort(([one], [other]) => other - one)
    .reduce((rest, [start, end]) => rest.slice(0, start) + rest.slice(end), text);

test('changes the text of a file like its value, and keeps all other characters', () => {
  const cases = anySite.chain((site) => fc.tuple(fc.constant(site), changeOf(site), lay));
  fc.assert(
    fc.property(cases, ([site, change, write]) => {
      const text = write(site);
      const after = applyChange(text, change);
      expect(parse(after)).toEqual(parse(JSON.stringify(changed(site, change))));
      expectRest(after, text, touched(text, change));
    }),
    runs(150),
  );
});

test('adds a block of any type to any page with a new ID, and changes nothing else', () => {
  fc.assert(
    fc.property(anySite, fc.nat(), fc.constantFrom(...blockTypes(registry)), lay, (site, choice, type, write) => {
      const index = choice % site.pages.length;
      const text = write(site);
      const way = ['pages', index, 'blocks'];
      const { text: once, id: first } = addBlock(registry, text, index, type);
      const { text: twice, id: second } = addBlock(registry, once, index, type);
      expect(first).not.toBe(second);
      const blocks = at(parse(twice), way) as { id?: string; type: string }[];
      expect(blocks.slice(-2)).toMatchObject([
        { type, id: first },
        { type, id: second },
      ]);
      for (const id of [first, second]) expect(blocks.filter((block) => block.id === id)).toHaveLength(1);
      const before = parse(text);
      (at(before, way) as unknown[]).push(...blocks.slice(-2));
      expect(parse(twice)).toEqual(before);
      expectRest(twice, text, additionIn(nodeAt(text, way)));
    }),
    runs(40),
  );
});

test('applies the changes of a migration in order, and keeps the rest of the file', () => {
  const cases = anySite.chain((site) => fc.tuple(fc.constant(site), changeOf(site.pages), changeOf(site.owner), lay));
  fc.assert(
    fc.property(cases, ([site, ofPages, ofOwner, write]) => {
      const changes = [
        { ...ofPages, at: ['pages', ...ofPages.at] },
        { ...ofOwner, at: ['owner', ...ofOwner.at] },
      ] as Change[];
      const step: Step = { from: 2, changes: () => changes };
      const text = write(site);
      const migrated = migrate(registry, text, [step], 3);
      if (!('text' in migrated)) throw new Error('there is no way to version 3');
      const stepped = changes.reduce<unknown>(changed, { ...site, version: 3 });
      const expected = streetAudience(stepped).reduce<unknown>(changed, stepped);
      expect(parse(migrated.text)).toEqual(parse(JSON.stringify(expected)));
      const ways = [['pages'], ['owner'], ['version']];
      expect(without(migrated.text, ...ways)).toBe(without(text, ...ways));
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
      // Only the stretch that the fix names has changed.
      const [{ fix } = { fix: null }] = compiled.diagnostics.filter(({ severity }) => severity === 'error');
      const [edit] = fix?.edits ?? [];
      if (!edit) throw new Error('there is no fix');
      const { offset, length } = compiled.locator.spanOf(edit);
      expect(fixed).toBe(wrong.slice(0, offset) + edit.text + wrong.slice(offset + length));
    }),
    runs(80),
  );
});
