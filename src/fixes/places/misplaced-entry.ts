import { blocks } from '../../blocks/schemas.ts';
import { type Change, Copied, type JsonPath } from '../../core/source/changes/change.ts';
import { pointerOf } from '../../core/source/pointer.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { schemaAt } from '../../core/validation/schema-visitor.ts';
import { isRecord } from '../../shared/is-record.ts';
import { suggestNames } from '../names/candidates.ts';
import { needsOf } from './block-named.ts';
import { moved, newEntry } from './moved.ts';
import type { Offer } from './offer.ts';
import { valueAt } from './place.ts';
import { typeWith } from './type-taking.ts';

/** Says of an entry of a list that it is another thing: a block among cards or pages, a card or a page among blocks. */
export function fixMisplacedEntry(way: JsonPath, site: unknown): Offer | undefined {
  const data = valueAt(site, way) as Record<string, unknown>;
  const [index, list] = [Number(way.at(-1)), way.at(-2)];
  if (!Number.isInteger(index)) return undefined;
  if (list === 'pages') return isBlock(data) && !('blocks' in data) ? blockAsPage(way, data, site) : undefined;
  if (way[0] !== 'pages' || way[2] !== 'blocks') return undefined;
  if (way.length === 4)
    return 'type' in data ? undefined : (pageAmongBlocks(way, data, site) ?? partAmongBlocks(way, data, site));
  const entry = schemaAt(site, way.map(String));
  return way.length === 6 && isBlock(data) && !entry.properties?.type ? blockInBlock(way, site) : undefined;
}

export const typeOf = (block: (typeof blocks)[number]): string => block.properties.type.const;
/** Whether an object says that it is a block. */
export const isBlock = ({ type }: Record<string, unknown>) => blocks.some((block) => typeOf(block) === type);

function blockAsPage(way: JsonPath, data: Record<string, unknown>, site: unknown): Offer {
  const pages = valueAt(site, ['pages']) as unknown[];
  const isTaken = (path: string) => pages.some((page) => isRecord(page) && page.path === path);
  const path = isTaken('/') ? `/${data.type}` : '/';
  const page = { path, title: '{name}', blocks: [] };
  const changes = replaced(way, (copied) => ({ ...page, blocks: [copied] }));
  return {
    text: `move this block to "blocks" of a page: ${shownPage(path)}`,
    ...(!isTaken(path) && { changes }),
  };
}

export const shownPage = (path: string) => `{ "path": "${path}", "title": "{name}", "blocks": [ … ] }`;

/** The change that puts something around what stands at some steps. */
export function replaced(way: JsonPath, make: Parameters<typeof moved>[3] & object): Change[] {
  return [{ kind: 'set', at: way, value: make(new Copied(pointerOf(way))) }];
}

function pageAmongBlocks(way: JsonPath, data: Record<string, unknown>, site: unknown): Offer | undefined {
  if (!Array.isArray(data.blocks)) return undefined;
  return toList('move this page to "pages"', way, ['pages', newEntry], site);
}

/* A card and the like belongs to the block before it, or to the one behind it. */
function partAmongBlocks(way: JsonPath, data: Record<string, unknown>, site: unknown): Offer | undefined {
  const [around, index] = [way.slice(0, -1), Number(way.at(-1))];
  for (const place of [index - 1, index + 1]) {
    const block = valueAt(site, [...around, place]);
    if (!isRecord(block) || Array.isArray(block)) continue;
    for (const [name, part] of Object.entries(schemaAt(site, [...around, place].map(String)).properties ?? {}))
      if (Array.isArray(block[name]) && part.items && isEntry(data, part.items)) {
        const text = `add a "type", or move it to "${name}" in block ${place + 1}, where it seems to belong`;
        return toList(text, way, [...around, place, name, newEntry], site);
      }
  }
  return undefined;
}

/* Whether an object has what an entry needs, and nothing that it does not know. */
function isEntry(data: Record<string, unknown>, items: Schema): boolean {
  const { properties = {}, required = items.else?.required ?? [] } = items;
  const names = Object.keys(data).flatMap((key) =>
    Object.hasOwn(properties, key) ? [key] : suggestNames(key, items).slice(0, 1),
  );
  return (
    names.length === Object.keys(data).length && required.length > 0 && required.every((name) => names.includes(name))
  );
}

function blockInBlock(way: JsonPath, site: unknown): Offer {
  return toList('move this block to "blocks" of its page', way, [...way.slice(0, 3), newEntry], site);
}

/* The last entry stays: a list needs one. */
function toList(text: string, way: JsonPath, to: JsonPath, site: unknown): Offer {
  const isAlone = (valueAt(site, way.slice(0, -1)) as unknown[]).length === 1;
  const changes = isAlone ? undefined : moved(site, way, to);
  return { text, ...(changes && { changes }) };
}

/** The type that a block without one has, by its settings. */
export function typeBySettings(data: Record<string, unknown>): string | undefined {
  const fitting = blocks.filter((block) => {
    const needs = needsOf(block);
    return (
      needs.length > 0 && needs.every((name) => Object.hasOwn(data, name) && isOf(data[name], block.properties, name))
    );
  });
  return fitting.length === 0 ? typeWith(data) : fitting.length === 1 ? fitting[0]?.properties.type.const : undefined;
}

/* What others call "items" may be anything: those of a gallery are pictures and videos. */
function isOf(list: unknown, properties: Record<string, Schema>, name: string): boolean {
  if (name !== 'items' || !Array.isArray(list)) return true;
  const { items } = properties[name] as { items: Schema };
  const isSeen = (key: string) =>
    [key, ...suggestNames(key, items)].some((each) => each === 'picture' || each === 'video');
  return list.every((entry) => !isRecord(entry) || Object.keys(entry).some(isSeen));
}
