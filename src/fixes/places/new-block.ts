import type { Change, JsonPath } from '../../core/source/changes/change.ts';
import { isRecord } from '../../shared/is-record.ts';

/**
 * The change that adds a block to those of a page, at their end, or before the form that closes the page. With an id of its
 * own it can be linked to.
 */
export function newBlock(
  blocks: readonly unknown[],
  way: JsonPath,
  block: Record<string, unknown>,
  id: string,
): Change & { value: unknown } {
  const { type, ...rest } = block;
  const value = { type, id: freeId(id, blocks), ...rest };
  const last = blocks.at(-1);
  const isForm = isRecord(last) && last.type === 'form';
  return isForm ? { kind: 'insert', at: [...way, blocks.length - 1], value } : { kind: 'append', at: way, value };
}

function freeId(id: string, blocks: readonly unknown[]): string {
  const taken = new Set(idsIn(blocks));
  let name = id;
  for (let number = 2; taken.has(name); number++) name = `${id}-${number}`;
  return name;
}

/* Entries of blocks can be linked to as well. */
const idsIn = (value: unknown): unknown[] =>
  isRecord(value) ? [...(Array.isArray(value) ? [] : [value.id]), ...Object.values(value).flatMap(idsIn)] : [];
