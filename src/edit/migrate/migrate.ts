import { version } from '../../../schema/site.ts';
import type { BlockRegistry } from '../../core/block-registry.ts';
import type { Change } from '../../core/source/changes/change.ts';
import { applyEdits } from '../../core/source/changes/edits.ts';
import { editsOf } from '../../core/source/changes/edits-of.ts';
import type { Step } from './step.ts';
import { steps } from './steps.ts';
import { streetAudience } from './street-audience.ts';

/**
 * Migrates the text of a site to a version, one step at a time. Formatting and the order of settings stay unchanged. A
 * street address that was published by default stays published. If a step is missing, returns the version that it would
 * start from.
 */
export function migrate(
  registry: BlockRegistry,
  text: string,
  chain: readonly Step[] = steps,
  to: number = version,
): { text: string } | { missing: number } {
  let migrated = text;
  for (let from: number = JSON.parse(text).version; from < to; from++) {
    const step = chain.find((each) => each.from === from);
    if (!step) return { missing: from };
    const site: unknown = JSON.parse(migrated);
    for (const changes of together([...step.changes(site, registry), versionChange(from + 1)], site)) {
      migrated = applyEdits(migrated, editsOf(migrated, changes));
    }
  }
  for (const change of streetAudience(JSON.parse(migrated))) {
    migrated = applyEdits(migrated, editsOf(migrated, [change]));
  }
  return { text: migrated };
}

/*
 * Renames and text changes don't move other values, so those at the start are applied together: a file can have many.
 */
function together(changes: readonly Change[], site: unknown): Change[][] {
  const valueAt = (at: Change['at']) =>
    at.reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], site);
  const isOther = ({ kind, at }: Change) => kind !== 'rename' && !(kind === 'set' && typeof valueAt(at) === 'string');
  // Always found: the version is a number.
  const count = changes.findIndex(isOther);
  return [...(count > 0 ? [changes.slice(0, count)] : []), ...changes.slice(count).map((change) => [change])];
}

const versionChange = (value: number): Change => ({ kind: 'set', at: ['version'], value });
