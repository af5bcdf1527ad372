import { isRecord } from '../../shared/is-record.ts';
import type { BlockRegistry } from '../block-registry.ts';
import { stepsOf } from '../source/pointer.ts';
import { capital } from './capital.ts';
import type { Pointer } from './diagnostic.ts';

/**
 * A pointer as a path that a person can follow: page "/" → block 3 (skill-group) → group 1 → level.
 * `value` is the whole site as far as it could be read.
 */
export function describePath(registry: BlockRegistry, value: unknown, pointer: Pointer): string {
  const words: string[] = [];
  let here = value;
  let list = '';
  for (const step of stepsOf(pointer)) {
    const inside = child(here, step);
    // Of a text that does not parse little may be known; what is counted is in a list.
    if (Array.isArray(here) || (here === undefined && /^\d+$/.test(step))) {
      words.pop();
      words.push(item(registry, list, Number(step) + 1, inside));
    } else words.push(isPlain(step) ? step : shown(step));
    [here, list] = [inside, step];
  }
  return words.join(' → ');
}

/** What a value is called in a sentence: "level" in quotation marks, an entry by its list, the site itself. */
export function settingAt(pointer: Pointer): string {
  const [list, last] = ['', ...stepsOf(pointer)].slice(-2);
  if (last === undefined || pointer === '') return 'the site';
  return /^\d+$/.test(last) ? `an entry in "${list}"` : `"${last}"`;
}

/** What the object at a pointer is called in a sentence: this block, this card, "owner", this file. */
export function thingAt(pointer: Pointer): string {
  const steps = stepsOf(pointer);
  const last = steps.at(-1);
  if (last === undefined) return 'this file';
  if (!/^\d+$/.test(last)) return `"${shownKey(last)}"`;
  const list = steps.at(-2) ?? '';
  return isPlain(list) && list.endsWith('s') ? `this ${singular(list)}` : 'this entry';
}

/** The name of one entry of a list, from the name of the list. */
export function singular(plural: string): string {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  return plural.endsWith('s') ? plural.slice(0, -1) : plural;
}

/** A label as a sentence of its own. */
export const asSentence = (label: string) => `${capital(label)}.`;

/** Alternatives in a sentence. */
export const either = (names: readonly string[]): string => names.join(', ').replace(/, (?=[^,]*$)/, ' or ');

/** Names in a sentence, each in quotation marks. */
export const together = (names: readonly string[]): string =>
  names
    .map((name) => `"${name}"`)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' and ');

/** A list in a sentence, the first twenty of it. */
export const listed = (names: readonly string[]): string =>
  names.length > 20 ? `${names.slice(0, 20).join(', ')}, …` : names.join(', ');

/** How long a list is, in words. */
export const countOf = ({ length }: unknown[]): string =>
  length === 1 ? '1 entry' : `${length === 0 ? 'no' : length} entries`;

/** A name inside quotation marks: escaped as it would be written, and cut short. */
export const shownKey = (key: string): string => shown(key).replace(/^"|"$/g, '');

/** A text to write that fits into a message. */
export const cutShort = (text: string): string => (text.length > 300 ? `${[...text].slice(0, 297).join('')}…` : text);

/** A value as it would be written, cut short when it is long. */
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
