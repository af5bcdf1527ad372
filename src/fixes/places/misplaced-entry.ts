import type { BlockRegistry } from '../../core/block-registry.ts';
import { pointerOf } from '../../core/diagnostics/pointer.ts';
import { type Change, Copied, type JsonPath } from '../../core/source/changes/change.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { schemaAt } from '../../core/validation/schema-visitor.ts';
import { isRecord } from '../../shared/is-record.ts';
import { suggestNames } from '../names/candidates.ts';
import { requiredSettings } from './block-schema.ts';
import { valueIn } from './find-place.ts';
import type { FixProposal } from './fix-proposal.ts';
import { moveChanges, newEntry } from './move-changes.ts';
import { typeWithLists } from './suggest-type-for.ts';

/** Moves a list entry of the wrong kind: a block among cards or pages, a card or a page among blocks. */
export function fixMisplacedEntry(registry: BlockRegistry, steps: JsonPath, site: unknown): FixProposal | undefined {
  // Only objects have unknown or missing settings.
  const data = valueIn(site, steps) as Record<string, unknown>;
  const [index, list] = [Number(steps.at(-1)), steps.at(-2)];
  if (!Number.isInteger(index)) return undefined;
  if (list === 'pages')
    return isBlock(registry, data) && !('blocks' in data) ? blockAsPage(steps, data, site) : undefined;
  if (steps[0] !== 'pages' || steps[2] !== 'blocks') return undefined;
  if (steps.length === 4)
    return 'type' in data
      ? undefined
      : (pageAmongBlocks(steps, data, site) ?? partAmongBlocks(registry, steps, data, site));
  const entry = schemaAt(registry, site, steps.map(String));
  return steps.length === 6 && isBlock(registry, data) && !entry.properties?.type
    ? blockInBlock(steps, site)
    : undefined;
}

/** Whether an object has a known block type. */
export const isBlock = (registry: BlockRegistry, { type }: Record<string, unknown>) =>
  registry.schemaOf(type) !== undefined;

function blockAsPage(steps: JsonPath, data: Record<string, unknown>, site: unknown): FixProposal {
  const pages = valueIn(site, ['pages']) as unknown[];
  const isTaken = (path: string) => pages.some((page) => isRecord(page) && page.path === path);
  const path = isTaken('/') ? `/${data.type}` : '/';
  const page = { path, title: '{name}', blocks: [] };
  const changes = wrapInPlace(steps, (copied) => ({ ...page, blocks: [copied] }));
  return {
    text: `move this block to "blocks" of a page: ${pageExample(path)}`,
    ...(!isTaken(path) && { changes }),
  };
}

export const pageExample = (path: string) => `{ "path": "${path}", "title": "{name}", "blocks": [ … ] }`;

/* Returns the change that wraps the value at these steps. */
function wrapInPlace(steps: JsonPath, make: Parameters<typeof moveChanges>[3] & object): Change[] {
  return [{ kind: 'set', at: steps, value: make(new Copied(pointerOf(steps))) }];
}

function pageAmongBlocks(steps: JsonPath, data: Record<string, unknown>, site: unknown): FixProposal | undefined {
  if (!Array.isArray(data.blocks)) return undefined;
  return toList('move this page to "pages"', steps, ['pages', newEntry], site);
}

/* A card or another entry moves to the block before it, or else after it. */
function partAmongBlocks(
  registry: BlockRegistry,
  steps: JsonPath,
  data: Record<string, unknown>,
  site: unknown,
): FixProposal | undefined {
  const [list, index] = [steps.slice(0, -1), Number(steps.at(-1))];
  for (const place of [index - 1, index + 1]) {
    const block = valueIn(site, [...list, place]);
    if (!isRecord(block) || Array.isArray(block)) continue;
    for (const [name, part] of Object.entries(schemaAt(registry, site, [...list, place].map(String)).properties ?? {}))
      if (Array.isArray(block[name]) && part.items && isEntry(data, part.items)) {
        const text = `add a "type", or move it to "${name}" in block ${place + 1}, where it seems to belong`;
        return toList(text, steps, [...list, place, name, newEntry], site);
      }
  }
  return undefined;
}

/* Whether an object has all required settings of an entry and no unknown ones. */
function isEntry(data: Record<string, unknown>, items: Schema): boolean {
  const { properties = {}, required = items.else?.required ?? [] } = items;
  const names = Object.keys(data).flatMap((key) =>
    Object.hasOwn(properties, key) ? [key] : suggestNames(key, items).slice(0, 1),
  );
  return (
    names.length === Object.keys(data).length && required.length > 0 && required.every((name) => names.includes(name))
  );
}

function blockInBlock(steps: JsonPath, site: unknown): FixProposal {
  return toList('move this block to "blocks" of its page', steps, [...steps.slice(0, 3), newEntry], site);
}

/* The last entry stays, because a list can't be empty. */
function toList(text: string, steps: JsonPath, to: JsonPath, site: unknown): FixProposal {
  // The last step is an index of a list.
  const isOnlyEntry = (valueIn(site, steps.slice(0, -1)) as unknown[]).length === 1;
  const changes = isOnlyEntry ? undefined : moveChanges(site, steps, to);
  return { text, ...(changes && { changes }) };
}

/** Infers the type of a block from its settings. */
export function typeBySettings(registry: BlockRegistry, data: Record<string, unknown>): string | undefined {
  const matching = registry.schemas.filter((block) => {
    const needs = requiredSettings(block);
    return (
      needs.length > 0 &&
      needs.every((name) => Object.hasOwn(data, name) && matchesItems(data[name], block.properties, name))
    );
  });
  return matching.length === 0
    ? typeWithLists(registry, data)
    : matching.length === 1
      ? matching[0]?.properties.type.const
      : undefined;
}

/* In other generators, "items" can be anything; gallery items are images and videos. */
function matchesItems(list: unknown, properties: Record<string, Schema>, name: string): boolean {
  if (name !== 'items' || !Array.isArray(list)) return true;
  const { items } = properties[name] as { items: Schema };
  const isVisual = (key: string) =>
    [key, ...suggestNames(key, items)].some((each) => each === 'picture' || each === 'video');
  return list.every((entry) => !isRecord(entry) || Object.keys(entry).some(isVisual));
}
