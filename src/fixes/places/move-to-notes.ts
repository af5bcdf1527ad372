import { patterns } from '../../../schema/patterns.ts';
import type { JsonPath } from '../../core/source/changes/change.ts';
import { formatExample } from '../../core/validation/example.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { isRecord } from '../../shared/is-record.ts';
import { isOneOf, isPrivate } from '../names/candidates.ts';
import { humanize } from '../names/humanize.ts';
import { factNames } from '../tables/property-names.ts';
import { unsupportedFeatures } from '../tables/unsupported.ts';
import { valueIn } from './find-place.ts';
import type { FixProposal } from './fix-proposal.ts';
import { moveChanges, newEntry } from './move-changes.ts';

/**
 * Moves an unsupported setting to the facts of its object if its name is commonly a fact, or else to the notes, which
 * visitors don't see: the owner may not want to publish it. `existing` is a setting that already has the same meaning.
 */
export function moveToNotes(
  key: string,
  steps: JsonPath,
  site: unknown,
  schema: Schema,
  existing?: string,
): FixProposal {
  const from = [...steps, key];
  const value = valueIn(site, from);
  const label = humanize(key);
  const isShort = typeof value === 'string' && value.length <= 200 && new RegExp(patterns.line, 'u').test(value);
  if (isFact(key, schema) && isShort) {
    const fact = { label, value };
    const changes = moveChanges(site, from, [...steps, 'facts', newEntry], () => fact);
    if (changes) return { text: `move it to "facts": ${formatExample(fact)}`, changes };
  }
  const reason = unsupportedFeatures.find(([names]) => isOneOf(key, names))?.[1];
  const text =
    isPrivate(key, schema) && existing === undefined
      ? 'move private notes to "notes", which never appears on the site'
      : reason !== undefined
        ? `move it to "notes" or remove it: ${reason}`
        : isShort && hasFacts(schema) && existing === undefined
          ? 'move it to "notes", or to "facts" to show it: Onefolio doesn\'t support this setting'
          : existing === undefined
            ? 'move it to "notes" or remove it: Onefolio doesn\'t support this setting'
            : `move it to "notes" or remove one of the two: "${existing}" is already set`;
  const notes = valueIn(site, ['notes']) ?? {};
  if (!isRecord(notes)) return { text };
  const changes = moveChanges(site, from, ['notes', freeName(key, notes)]);
  return { text, ...(changes && { changes }) };
}

/** Whether a name is commonly a fact, and the object has facts. */
export const isFact = (key: string, schema: Schema): boolean =>
  hasFacts(schema) && factNames.split(' ').includes(key.toLowerCase().replace(/[^a-z]/g, ''));

/* Unknown settings of blocks are more likely about appearance. */
const hasFacts = ({ properties = {} }: Schema): boolean =>
  properties.facts !== undefined && properties.type?.const === undefined;

/** Returns a name that isn't in the notes yet. */
export function freeName(key: string, notes: Record<string, unknown>): string {
  let name = key;
  for (let number = 2; Object.hasOwn(notes, name); number++) name = `${key}-${number}`;
  return name;
}
