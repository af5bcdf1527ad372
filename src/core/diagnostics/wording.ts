import { isRecord } from '../../shared/is-record.ts';
import type { BlockRegistry } from '../block-registry.ts';
import { capital } from './capital.ts';
import type { Pointer } from './diagnostic.ts';
import { stepsOf } from './pointer.ts';

/**
 * Describes a pointer for readers: page "/" → block 3 (skill-group) → group 1 → level. `value` is the parsed site, as
 * far as it is readable.
 */
export function describePath(registry: BlockRegistry, value: unknown, pointer: Pointer): string {
  const parts: string[] = [];
  let current = value;
  let list = '';
  for (const step of stepsOf(pointer)) {
    const inner = child(current, step);
    // In a broken text, values may be unknown. A number is the index of a list entry.
    if (Array.isArray(current) || (current === undefined && /^\d+$/.test(step))) {
      parts.pop();
      parts.push(item(registry, list, Number(step) + 1, inner));
    } else parts.push(isPlain(step) ? step : shown(step));
    [current, list] = [inner, step];
  }
  return parts.join(' → ');
}

/** Names a value in a sentence: "level" in quotation marks, an entry by its list, or the site. */
export function settingAt(pointer: Pointer): string {
  const [list, last] = ['', ...stepsOf(pointer)].slice(-2);
  if (last === undefined || pointer === '') return 'the site';
  return /^\d+$/.test(last) ? `an entry in "${list}"` : `"${last}"`;
}

/** Names the object at a pointer in a sentence: this block, this card, "owner", this file. */
export function thingAt(pointer: Pointer): string {
  const steps = stepsOf(pointer);
  const last = steps.at(-1);
  if (last === undefined) return 'this file';
  if (!/^\d+$/.test(last)) return `"${shownKey(last)}"`;
  const list = steps.at(-2) ?? '';
  return isPlain(list) && list.endsWith('s') ? `this ${singular(list)}` : 'this entry';
}

/** Returns the name of one list entry from the name of the list. */
export function singular(plural: string): string {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  return plural.endsWith('s') ? plural.slice(0, -1) : plural;
}

/** Turns a label into a sentence. */
export const asSentence = (label: string) => `${capital(label)}.`;

/** Joins alternatives in a sentence. */
export const joinAlternatives = (names: readonly string[]): string => names.join(', ').replace(/, (?=[^,]*$)/, ' or ');

/** Joins up to twenty names in a sentence. */
export const joinList = (names: readonly string[]): string =>
  names.length > 20 ? `${names.slice(0, 20).join(', ')}, …` : names.join(', ');

/** Describes the length of a list. */
export const describeCount = ({ length }: unknown[]): string =>
  length === 1 ? '1 entry' : `${length === 0 ? 'no' : length} entries`;

/** Returns a name for use inside quotation marks: escaped and shortened. */
export const shownKey = (key: string): string => shown(key).replace(/^"|"$/g, '');

/** Shortens a text to fit into a message. */
export const cutShort = (text: string): string => (text.length > 300 ? `${[...text].slice(0, 297).join('')}…` : text);

/** Formats a value as JSON, shortened if it is long. */
export function shown(value: unknown): string {
  if (typeof value === 'number' && !Number.isFinite(value)) return 'a number this large';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${[...text.slice(0, 120)].slice(0, 57).join('')}…` : text;
}

const isPlain = (name: string) => /^[\w$-]{1,60}$/.test(name);

function item(registry: BlockRegistry, list: string, position: number, value: unknown): string {
  if (list === 'pages') {
    const path = child(value, 'path');
    return typeof path === 'string' ? `page ${shown(path)}` : `page ${position}`;
  }
  const type = list === 'blocks' ? child(value, 'type') : undefined;
  const isKnown = registry.schemaOf(type) !== undefined;
  return `${singular(list) || 'entry'} ${position}${isKnown ? ` (${type})` : ''}`;
}

function child(value: unknown, step: string): unknown {
  return isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}
