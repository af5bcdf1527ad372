import type { BlockRegistry } from '../../core/block-registry.ts';
import { Copied } from '../../core/diagnostics/change.ts';
import type { Fix, Pointer } from '../../core/diagnostics/diagnostic.ts';
import { pointerOf, stepsOf, valueIn } from '../../core/diagnostics/pointer.ts';
import { isRecord } from '../../shared/is-record.ts';
import { moveChanges, newEntry } from '../unknown-settings/move-setting.ts';

/**
 * Returns the fix for an entry of "languages" in a block that is an object: the languages that the owner speaks belong
 * in the facts of the block. Undefined if its facts don't support languages, or if an entry isn't a language.
 */
export function moveSpokenLanguages(registry: BlockRegistry, pointer: Pointer, site: unknown): Fix | undefined {
  const from = stepsOf(pointer).slice(0, -1);
  const block = from.slice(0, -1);
  const [data, spoken] = [valueIn(site, block), valueIn(site, from)];
  const facts = registry.schemaOf(Object(data).type)?.properties?.facts;
  const isSpoken = (value: unknown) => isRecord(value) && typeof value.name === 'string';
  if (!facts?.items?.properties?.languages || !Array.isArray(spoken) || !spoken.every(isSpoken)) return undefined;
  const fact = { label: 'Languages', languages: new Copied(pointerOf(from)) };
  const hasFacts = valueIn(data, ['facts']) !== undefined;
  const edits = moveChanges(site, from, [...block, 'facts', ...(hasFacts ? [newEntry] : [])], hasFacts ? fact : [fact]);
  return edits && { text: 'move the languages that you speak to "facts"', certain: true, edits };
}
