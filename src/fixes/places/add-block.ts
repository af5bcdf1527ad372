import type { Change, JsonPath } from '../../core/source/changes/change.ts';
import { isRecord } from '../../shared/is-record.ts';

/** Returns the change that adds a block to a page with a unique ID if `id` is set, at the end or before a form at the end. */
export function addBlock(
  blocks: readonly unknown[],
  steps: JsonPath,
  block: Record<string, unknown>,
  id: string | undefined,
): Change & { value: unknown } {
  const { type, ...rest } = block;
  const value = { type, ...(id !== undefined && { id: freeId(id, blocks) }), ...rest };
  const last = blocks.at(-1);
  const isForm = isRecord(last) && last.type === 'form';
  return isForm ? { kind: 'insert', at: [...steps, blocks.length - 1], value } : { kind: 'append', at: steps, value };
}

function freeId(id: string, blocks: readonly unknown[]): string {
  const taken = new Set(idsIn(blocks));
  let name = id;
  for (let number = 2; taken.has(name); number++) name = `${id}-${number}`;
  return name;
}

/* Entries of blocks have IDs, too. */
const idsIn = (value: unknown): unknown[] =>
  isRecord(value) ? [...(Array.isArray(value) ? [] : [value.id]), ...Object.values(value).flatMap(idsIn)] : [];
