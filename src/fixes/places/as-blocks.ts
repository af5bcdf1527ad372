import type { BlockRegistry } from '../../core/block-registry.ts';
import { pointerOf } from '../../core/diagnostics/pointer.ts';
import { type Change, Copied, type JsonPath } from '../../core/source/changes/change.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { isRecord } from '../../shared/is-record.ts';
import { suggestType } from '../names/candidates.ts';
import { humanize } from '../names/humanize.ts';
import { coerceValue } from '../values/coerce-value.ts';
import { suggestValue } from '../values/suggest-value.ts';
import { addBlock } from './add-block.ts';
import { appendSkills } from './append-skills.ts';
import { blockSchema } from './block-schema.ts';
import { valueIn } from './find-place.ts';
import type { FixProposal } from './fix-proposal.ts';
import { isBlock, pageExample } from './misplaced-entry.ts';
import { moveChanges, newEntry } from './move-changes.ts';

/**
 * Moves blocks or their entries from the top level or the owner to the home page. Those on a page become a block of
 * that page.
 */
export function asBlocks(
  registry: BlockRegistry,
  key: string,
  steps: JsonPath,
  site: unknown,
): FixProposal | undefined {
  const from = [...steps, key];
  const value = valueIn(site, from);
  if (!isRecord(value) || Object.keys(value).length === 0) return undefined;
  if (!Array.isArray(value)) return oneBlock(registry, key, value, from, site);
  const areGroups = value.every((entry) => isRecord(entry) && !Array.isArray(entry));
  return areGroups && !isInPage(from) && (key === 'blocks' || value.every((each) => isBlock(registry, each)))
    ? asPage(from, site)
    : listAsBlock(registry, key, value, areGroups, from, site);
}

/** Names the block that shows a setting of this name, if its value can't be converted; undefined if there is none. */
export function blockShowing(registry: BlockRegistry, word: string): string | undefined {
  const type = suggestType(word);
  if (type === undefined) return undefined;
  const list = requiredOf(blockSchema(registry, type)).find(
    (name) => blockSchema(registry, type).properties?.[name]?.type === 'array',
  );
  return `show it in a block: { "type": "${type}"${list === undefined ? '' : `, "${list}": [ … ]`} }`;
}

const isInPage = (from: JsonPath): boolean => from[0] === 'pages';

function asPage(from: JsonPath, site: unknown): FixProposal {
  const pages = valueIn(site, ['pages']);
  const page = { path: '/', title: '{name}' };
  const text = `move the blocks to a page: "pages": [${pageExample('/')}]`;
  const make = (list: unknown) => ({ ...page, blocks: list });
  if (pages === undefined) {
    const changes = moveChanges(site, from, ['pages', newEntry], make);
    return { text, provides: 'pages', ...(changes && { changes }) };
  }
  const hasHome = Array.isArray(pages) && pages.some((each) => isRecord(each) && each.path === '/');
  const changes = hasHome ? undefined : moveChanges(site, from, ['pages', newEntry], make);
  return {
    text: hasHome ? 'move the blocks to "blocks" of a page' : text,
    ...(changes && { changes }),
  };
}

/* A list of texts works if its entries need only one text: "skills": ["PHP"]. */
function listAsBlock(
  registry: BlockRegistry,
  key: string,
  value: unknown[],
  areGroups: boolean,
  from: JsonPath,
  site: unknown,
): FixProposal | undefined {
  const type = suggestType(key);
  const block = registry.schemaOf(type);
  const list = requiredOf(block).find(
    (name) => block?.properties?.[name]?.type === 'array' && block.properties[name].items?.type === 'object',
  );
  if (block === undefined || list === undefined || type === 'form') return undefined;
  // The list is one of the properties: see above.
  const entries = areGroups
    ? groupsOf(key, value, type, new Copied(pointerOf(from)))
    : coerceValue(block.properties?.[list] as Schema, value, { key, name: '' });
  if (entries === undefined) return undefined;
  const pages = valueIn(site, ['pages']);
  const skills =
    type === 'skill-group' && Array.isArray(pages) && !isInPage(from)
      ? skillsIn(entries, areGroups ? value : [])
      : undefined;
  // Skills are only found if the pages are a list.
  const appended = skills && appendSkills(registry, humanize(key), skills, from, pages as unknown[]);
  if (appended) return appended;
  const text = `${moveText(from)}: { "type": "${type}", "${list}": [ … ] }`;
  return asBlockOnPage(text, key, { type, heading: humanize(key), [list]: entries }, from, site);
}

const moveText = (from: JsonPath) =>
  isInPage(from) ? 'move it to "blocks" of this page' : 'move it to a page as a block';

/* Skills without groups form one group. */
const groupsOf = (key: string, value: unknown[], type: string | undefined, entries: Copied): unknown =>
  type === 'skill-group' && !value.some((entry) => isRecord(entry) && 'skills' in entry)
    ? [{ title: humanize(key), skills: entries }]
    : entries;

/* Returns the skills of the single group. */
function skillsIn(entries: unknown, written: unknown[]): unknown[] | undefined {
  const skills = Array.isArray(entries) && isRecord(entries[0]) ? entries[0].skills : undefined;
  return Array.isArray(skills) ? skills : skills === undefined ? undefined : written;
}

/* Turns an object named after a block type into that block, if it has all required settings. */
function oneBlock(
  registry: BlockRegistry,
  key: string,
  value: Record<string, unknown>,
  from: JsonPath,
  site: unknown,
): FixProposal | undefined {
  const type = suggestType(key);
  const block = registry.schemaOf(type);
  const needed = requiredOf(block).filter((name) => name !== 'type' && name !== 'heading');
  if (needed.length === 0 || !needed.every((name) => Object.hasOwn(value, name))) return undefined;
  return asBlockOnPage(`${moveText(from)}: { "type": "${type}", … }`, key, { ...value, type }, from, site);
}

const requiredOf = (block: Schema | undefined): string[] => [
  ...(block?.required ?? []),
  ...(block?.else?.required ?? []),
];

function asBlockOnPage(
  text: string,
  key: string,
  block: Record<string, unknown>,
  from: JsonPath,
  site: unknown,
): FixProposal | undefined {
  const pages = valueIn(site, ['pages']);
  if (!Array.isArray(pages)) return undefined;
  const pageIndex = isInPage(from)
    ? Number(from[1])
    : Math.max(
        0,
        pages.findIndex((page) => isRecord(page) && page.path === '/'),
      );
  const steps = ['pages', pageIndex, 'blocks'];
  const existing = valueIn(site, steps);
  // Needs an ID, so that links can point to it.
  const id = suggestValue('id', humanize(key));
  const changes: Change[] | undefined =
    Array.isArray(existing) && !('id' in block)
      ? [{ kind: 'remove', at: from }, addBlock(existing, steps, block, id)]
      : moveChanges(site, from, [...steps, newEntry], () => block);
  return { text, ...(changes && { changes }) };
}
