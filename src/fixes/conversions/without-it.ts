import type { Fix, Pointer } from '../../core/diagnostics/diagnostic.ts';
import { describePath } from '../../core/diagnostics/wording.ts';
import { deleteEntry } from '../../core/validation/write.ts';
import { isOptional, parentContext } from '../parent-context.ts';
import { rowsOfOwner } from './rows-of-owner.ts';

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
