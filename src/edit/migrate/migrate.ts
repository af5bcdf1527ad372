import { version } from '../../../schema/site.ts';
import type { Change } from '../../core/source/changes/change.ts';
import { applyEdits, type Edit } from '../../core/source/changes/edits.ts';
import { editsOf } from '../../core/source/changes/edits-of.ts';
import type { Step } from './step.ts';
import { steps } from './steps.ts';
import { streetAudience } from './street-audience.ts';

/** A text of a newer version, and the edits that have made it so: each list is of the text that the one before has left. */
export interface Migrated {
  text: string;
  edits: Edit[][];
}

/**
 * Brings the text of an older file up to a version, step by step; formatting and the order of names stay.
 * A street that was published by default stays published. When no step leads on, `missing` is the version that it would have to start from.
 */
export function migrate(
  text: string,
  chain: readonly Step[] = steps,
  to: number = version,
): Migrated | { missing: number } {
  let migrated = text;
  const all: Edit[][] = [];
  for (let from: number = JSON.parse(text).version; from < to; from++) {
    const step = chain.find((each) => each.from === from);
    if (!step) return { missing: from };
    const site: unknown = JSON.parse(migrated);
    for (const changes of together([...step.changes(site), versionChange(from + 1)], site)) {
      const edits = editsOf(migrated, changes);
      all.push(edits);
      migrated = applyEdits(migrated, edits);
    }
  }
  for (const change of streetAudience(JSON.parse(migrated))) {
    const edits = editsOf(migrated, [change]);
    all.push(edits);
    migrated = applyEdits(migrated, edits);
  }
  return { text: migrated, edits: all };
}

/*
 * New names and texts for what is there do not move each other's places. Those that come first are given at one time: a
 * file has many.
 */
function together(changes: readonly Change[], site: unknown): Change[][] {
  const valueAt = (at: Change['at']) =>
    at.reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], site);
  const isOther = ({ kind, at }: Change) => kind !== 'rename' && !(kind === 'set' && typeof valueAt(at) === 'string');
  // There is one: the change of the version, which is a number.
  const count = changes.findIndex(isOther);
  return [...(count > 0 ? [changes.slice(0, count)] : []), ...changes.slice(count).map((change) => [change])];
}

/** Where a place in a text that has come of edits stood in the text before them. */
export function placeBefore(offset: number, edits: readonly Edit[][]): number {
  return edits.reduceRight((place, list) => {
    let moved = 0;
    for (const edit of list.toSorted((a, b) => a.offset - b.offset)) {
      const start = edit.offset + moved;
      if (place < start) break;
      // Inside of what is new there is nothing to point at but what it has replaced.
      if (place < start + edit.text.length) return edit.offset + Math.min(place - start, edit.length);
      moved += edit.text.length - edit.length;
    }
    return place - moved;
  }, offset);
}

const versionChange = (value: number): Change => ({ kind: 'set', at: ['version'], value });
