import type { BlockRegistry } from '../../core/block-registry.ts';
import { Copied, type JsonPath } from '../../core/diagnostics/change.ts';
import { pointerOf, valueIn } from '../../core/diagnostics/pointer.ts';
import { freeName } from '../../core/text/free-name.ts';
import { latinSlug } from '../../core/text/plain-latin.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { isObject, isRecord } from '../../shared/is-record.ts';
import { convertValue } from '../values/convert-value.ts';
import { humanize, suggestTypes } from './aliases.ts';
import type { Move } from './move-setting.ts';

/**
 * Moves a setting that is named after a block type to the home page as a block, or from a page to its blocks. Without
 * changes if its value can't become the list of such a block; undefined if there is no such type.
 */
export function asBlock(registry: BlockRegistry, key: string, steps: JsonPath, site: unknown): Move | undefined {
  const [type] = suggestTypes(key);
  const schema = registry.schemaOf(type);
  if (type === undefined || !schema) return undefined;
  const from = [...steps, key];
  const value = valueIn(site, from);
  const needed = requiredSettings(schema);
  const list = needed.find((name) => schema.properties[name]?.type === 'array');
  const example = `{ "type": "${type}"${list === undefined ? '' : `, "${list}": [ … ]`} }`;
  const isWhole = isObject(value) && needed.every((name) => Object.hasOwn(value, name));
  const fit =
    list !== undefined && Array.isArray(value) && convertValue(schema.properties[list] as Schema, value, { key });
  const content = isWhole ? value : fit && { [list as string]: fit === value ? new Copied(pointerOf(from)) : fit };
  if (!content || needed.length === 0) return { text: `show it in a block: ${example}, or move it to "notes"` };
  const pages = valueIn(site, ['pages']);
  const isOnPage = steps[0] === 'pages';
  const home = Array.isArray(pages) ? pages.findIndex((page) => isRecord(page) && page.path === '/') : -1;
  const at = ['pages', isOnPage ? Number(steps[1]) : Math.max(0, home), 'blocks'];
  const blocks = valueIn(site, at);
  const text = `move it to ${isOnPage ? '"blocks" of this page' : 'a page as a block'}: ${example}`;
  if (!Array.isArray(blocks)) return { text };
  // Needs an ID, so that links can point to it.
  const ids = JSON.stringify(blocks).matchAll(/"id":"([^"]*)"/g);
  const taken = new Set([...ids].map(([, each]) => each));
  const id = freeName(latinSlug(humanize(key)), (name) => taken.has(name));
  const block = { type, ...(!Object.hasOwn(content, 'id') && { id }), heading: humanize(key), ...content };
  return {
    text,
    changes: [
      { kind: 'remove', at: from },
      { kind: 'append', at, value: block },
    ],
  };
}

/** Returns the names that a block requires, apart from `type` and `heading`. */
export const requiredSettings = ({ required = [], else: otherwise }: Schema): string[] =>
  [...required, ...(otherwise?.required ?? [])].filter((name) => name !== 'type' && name !== 'heading');
