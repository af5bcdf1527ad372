import { blocks } from '../../blocks/schemas.ts';
import { type Change, Copied, type JsonPath } from '../../core/source/changes/change.ts';
import { pointerOf } from '../../core/source/pointer.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { isRecord } from '../../shared/is-record.ts';
import { suggestType } from '../names/candidates.ts';
import { humanize } from '../names/humanize.ts';
import { coerceValue } from '../values/coerce-value.ts';
import { suggestedValue } from '../values/suggest-value.ts';
import { appendSkills } from './append-skills.ts';
import { blockOf } from './block-named.ts';
import { isBlock, shownPage, typeOf } from './misplaced-entry.ts';
import { moved, newEntry } from './moved.ts';
import { newBlock } from './new-block.ts';
import type { Offer } from './offer.ts';
import { valueAt } from './place.ts';

/**
 * What becomes of blocks and what they are made of that stand at the top of the file, or are the owner's: blocks of the
 * home page. What a page says so becomes a block of that page.
 */
export function asBlocks(from: JsonPath, site: unknown): Offer | undefined {
  const value = valueAt(site, from);
  if (!isRecord(value) || Object.keys(value).length === 0) return undefined;
  const key = String(from.at(-1));
  if (!Array.isArray(value)) return oneBlock(key, value, from, site);
  const areGroups = value.every((entry) => isRecord(entry) && !Array.isArray(entry));
  return areGroups && !isOfPage(from) && (key === 'blocks' || value.every(isBlock))
    ? ofPage(from, site)
    : listAsBlock(key, value, areGroups, from, site);
}

/** Which block shows what a word means, where its value can't become one as it is; undefined where none does. */
export function blockShowing(word: string): string | undefined {
  const type = suggestType(word);
  if (type === undefined) return undefined;
  const list = neededBy(blockOf(type)).find((name) => blockOf(type).properties?.[name]?.type === 'array');
  return `show it in a block: { "type": "${type}"${list === undefined ? '' : `, "${list}": [ … ]`} }`;
}

const isOfPage = (from: JsonPath): boolean => from[0] === 'pages';

function ofPage(from: JsonPath, site: unknown): Offer {
  const pages = valueAt(site, ['pages']);
  const page = { path: '/', title: '{name}' };
  const text = `move the blocks to a page: "pages": [${shownPage('/')}]`;
  const make = (list: unknown) => ({ ...page, blocks: list });
  if (pages === undefined) {
    const changes = moved(site, from, ['pages', newEntry], make);
    return { text, settles: 'pages', ...(changes && { changes }) };
  }
  const hasHome = Array.isArray(pages) && pages.some((each) => isRecord(each) && each.path === '/');
  const changes = hasHome ? undefined : moved(site, from, ['pages', newEntry], make);
  return {
    text: hasHome ? 'move the blocks to "blocks" of a page' : text,
    ...(changes && { changes }),
  };
}

/* Entries that are no groups are those of a list where one text says all that is needed: "skills": ["PHP"]. */
function listAsBlock(
  key: string,
  value: unknown[],
  areGroups: boolean,
  from: JsonPath,
  site: unknown,
): Offer | undefined {
  const type = suggestType(key);
  const block = blocks.find((each) => typeOf(each) === type) as Schema | undefined;
  const list = neededBy(block).find(
    (name) => block?.properties?.[name]?.type === 'array' && block.properties[name].items?.type === 'object',
  );
  if (block === undefined || list === undefined || type === 'form') return undefined;
  const entries = areGroups
    ? groupsOf(key, value, type, new Copied(pointerOf(from)))
    : coerceValue(block.properties?.[list] as Schema, value, { key, name: '' });
  if (entries === undefined) return undefined;
  const pages = valueAt(site, ['pages']);
  const skills =
    type === 'skill-group' && Array.isArray(pages) && !isOfPage(from)
      ? skillsIn(entries, areGroups ? value : [])
      : undefined;
  const more = skills && appendSkills(humanize(key), skills, from, pages as unknown[]);
  if (more) return more;
  const text = `${toPage(from)}: { "type": "${type}", "${list}": [ … ] }`;
  return toHome(text, { type, heading: humanize(key), [list]: entries }, from, site);
}

const toPage = (from: JsonPath) =>
  isOfPage(from) ? 'move it to "blocks" of this page' : 'move it to a page as a block';

/* Skills that stand in no groups are one. */
const groupsOf = (key: string, value: unknown[], type: string | undefined, entries: Copied): unknown =>
  type === 'skill-group' && !value.some((entry) => isRecord(entry) && 'skills' in entry)
    ? [{ title: humanize(key), skills: entries }]
    : entries;

/* The skills of the one group that they become. */
function skillsIn(entries: unknown, written: unknown[]): unknown[] | undefined {
  const skills = Array.isArray(entries) && isRecord(entries[0]) ? entries[0].skills : undefined;
  return Array.isArray(skills) ? skills : skills === undefined ? undefined : written;
}

/* A block under the name of its type, which has what such a block needs. */
function oneBlock(key: string, value: Record<string, unknown>, from: JsonPath, site: unknown): Offer | undefined {
  const type = suggestType(key);
  const block = blocks.find((each) => typeOf(each) === type) as Schema | undefined;
  const needed = neededBy(block).filter((name) => name !== 'type' && name !== 'heading');
  if (needed.length === 0 || !needed.every((name) => Object.hasOwn(value, name))) return undefined;
  return toHome(`${toPage(from)}: { "type": "${type}", … }`, { ...value, type }, from, site);
}

const neededBy = (block: Schema | undefined): string[] => [
  ...(block?.required ?? []),
  ...(block?.else?.required ?? []),
];

function toHome(text: string, block: Record<string, unknown>, from: JsonPath, site: unknown): Offer | undefined {
  const pages = valueAt(site, ['pages']);
  if (!Array.isArray(pages)) return undefined;
  const home = isOfPage(from)
    ? Number(from[1])
    : Math.max(
        0,
        pages.findIndex((page) => isRecord(page) && page.path === '/'),
      );
  const way = ['pages', home, 'blocks'];
  const there = valueAt(site, way);
  // What stands among other blocks has an id, so that it can be linked to.
  const id = String(suggestedValue('id', humanize(String(from.at(-1)))));
  const changes: Change[] | undefined =
    Array.isArray(there) && !('id' in block)
      ? [{ kind: 'remove', at: from }, newBlock(there, way, block, id)]
      : moved(site, from, [...way, newEntry], () => block);
  return { text, ...(changes && { changes }) };
}
