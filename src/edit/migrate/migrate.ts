import { version } from '../../../schema/site.ts';
import type { Change } from '../../core/source/changes/change.ts';
import { applyEdits } from '../../core/source/changes/edits.ts';
import { editsOf } from '../../core/source/changes/edits-of.ts';
import type { Step } from './step.ts';
import { steps } from './steps.ts';
import { streetAudience } from './street-audience.ts';

/**
 * Brings the text of an older file up to a version, step by step; formatting and the order of names stay.
 * A street that was published by default stays published. When no step leads on, `missing` is the version that it would have to start from.
 */
export function migrate(
  text: string,
  chain: readonly Step[] = steps,
  to: number = version,
): { text: string } | { missing: number } {
  let migrated = text;
  for (let from: number = JSON.parse(text).version; from < to; from++) {
    const step = chain.find((each) => each.from === from);
    if (!step) return { missing: from };
    const site: unknown = JSON.parse(migrated);
    for (const changes of together([...step.changes(site), versionChange(from + 1)], site)) {
      migrated = applyEdits(migrated, editsOf(migrated, changes));
    }
  }
  for (const change of streetAudience(JSON.parse(migrated))) {
    migrated = applyEdits(migrated, editsOf(migrated, [change]));
  }
  return { text: migrated };
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

const versionChange = (value: number): Change => ({ kind: 'set', at: ['version'], value });
