import type { BlockRegistry } from '../../core/block-registry.ts';
import type { Fix, Pointer } from '../../core/diagnostics/diagnostic.ts';
import { pointerOf } from '../../core/diagnostics/pointer.ts';
import { describePath } from '../../core/diagnostics/wording.ts';
import type { JsonPath } from '../../core/source/changes/change.ts';
import { ownerFields } from '../../core/text/owner-text.ts';
import { deleteEntry } from '../../core/validation/write.ts';
import { isRecord } from '../../shared/is-record.ts';
import { isOptional, parentContext } from '../parent-context.ts';

/**
 * Returns the fix that removes a setting, if it is optional. If anything shows the setting, the owner has to decide
 * what to remove with it.
 */
export function removeSetting(
  registry: BlockRegistry,
  pointer: Pointer,
  site: unknown,
  text: string,
  certain = false,
): Fix | undefined {
  if (pointer === '' || !isOptional(parentContext(registry, site, pointer))) return undefined;
  const entries = entriesShowing(registry, pointer, site);
  if (entries.length === 0) return deleteEntry(pointer, text, certain);
  return {
    text: `add a value, or remove it and everything that shows it: ${entries.map((entry) => describePath(registry, site, entry)).join('; ')}`,
    certain: false,
    edits: [],
  };
}

/*
 * Returns the entries that show a setting of the owner and have no other content: { "label": "Phone", "value":
 * "{phone}" }. If a list would be empty, returns the list, unless it is required.
 */
function entriesShowing(registry: BlockRegistry, pointer: Pointer, site: unknown): Pointer[] {
  const [, field] = /^\/owner\/([^/]+)$/.exec(pointer) ?? [];
  if (field === undefined || !ownerFields.some((each) => each === field)) return [];
  const entries: Pointer[] = [];
  const visit = (value: unknown, steps: JsonPath): void => {
    if (!isRecord(value)) return;
    if (Array.isArray(value)) {
      const found = [...value.keys()].filter((index) => showsField(value[index], field));
      entries.push(...removableEntries(registry, found, steps, value, site));
    }
    for (const [name, inner] of Object.entries(value)) visit(inner, [...steps, name]);
  };
  visit((site as Record<string, unknown>).pages, ['pages']);
  for (const top of ['navigation', 'footer'] as const) visit((site as Record<string, unknown>)[top], [top]);
  return entries;
}

function removableEntries(
  registry: BlockRegistry,
  found: number[],
  steps: JsonPath,
  list: unknown[],
  site: unknown,
): Pointer[] {
  if (found.length === 0) return [];
  const pointer = pointerOf(steps);
  if (found.length < list.length) return found.map((index) => `${pointer}/${index}`);
  return isOptional(parentContext(registry, site, pointer)) ? [pointer] : [];
}

/* Texts and blocks also make sense without the setting. */
function showsField(entry: unknown, field: string): boolean {
  if (!isRecord(entry) || typeof entry.label !== 'string') return false;
  const { value, href } = entry;
  return (
    (typeof value === 'string' && value.trim() === `{${field}}`) ||
    (typeof href === 'string' && href.includes(`{${field}}`))
  );
}
