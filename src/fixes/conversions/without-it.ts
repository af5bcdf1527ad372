import type { Fix, Pointer } from '../../core/diagnostics/diagnostic.ts';
import { describePath } from '../../core/diagnostics/wording.ts';
import type { JsonPath } from '../../core/source/changes/change.ts';
import { pointerOf } from '../../core/source/pointer.ts';
import { ownerFields } from '../../core/text/owner-text.ts';
import { deleteEntry } from '../../core/validation/write.ts';
import { isRecord } from '../../shared/is-record.ts';
import { isOptional, parentContext } from '../parent-context.ts';

/**
 * The fix that deletes a setting which says nothing, where it is not needed. Where something shows it, the owner decides
 * what becomes of that: a link has a label.
 */
export function withoutIt(pointer: Pointer, site: unknown, text: string, certain = false): Fix | undefined {
  if (pointer === '' || !isOptional(parentContext(site, pointer))) return undefined;
  const rows = rowsOfOwner(pointer, site);
  if (rows.length === 0) return deleteEntry(pointer, text, certain);
  return {
    text: `add a value, or remove it and everything that shows it: ${rows.map((row) => describePath(site, row)).join('; ')}`,
    certain: false,
    edits: [],
  };
}

/*
 * Where entries of lists show a setting of the owner and say nothing without it: { "label": "Phone", "value": "{phone}" }.
 * A list of which nothing would be left stands for its entries; those that it needs are left out.
 */
function rowsOfOwner(pointer: Pointer, site: unknown): Pointer[] {
  const [, field] = /^\/owner\/([^/]+)$/.exec(pointer) ?? [];
  if (field === undefined || !ownerFields.some((each) => each === field)) return [];
  const rows: Pointer[] = [];
  const visit = (value: unknown, way: JsonPath): void => {
    if (!isRecord(value)) return;
    if (Array.isArray(value)) {
      const found = [...value.keys()].filter((index) => isRow(value[index], field));
      rows.push(...withoutRest(found, way, value, site));
    }
    for (const [name, inner] of Object.entries(value)) visit(inner, [...way, name]);
  };
  visit((site as Record<string, unknown>).pages, ['pages']);
  for (const top of ['navigation', 'footer'] as const) visit((site as Record<string, unknown>)[top], [top]);
  return rows;
}

function withoutRest(found: number[], way: JsonPath, list: unknown[], site: unknown): Pointer[] {
  if (found.length === 0) return [];
  const pointer = pointerOf(way);
  if (found.length < list.length) return found.map((index) => `${pointer}/${index}`);
  return isOptional(parentContext(site, pointer)) ? [pointer] : [];
}

/* A text about the owner says something without it, and a whole block does. */
function isRow(entry: unknown, field: string): boolean {
  if (!isRecord(entry) || typeof entry.label !== 'string') return false;
  const { value, href } = entry;
  return (
    (typeof value === 'string' && value.trim() === `{${field}}`) ||
    (typeof href === 'string' && href.includes(`{${field}}`))
  );
}
