import { version } from '../../../schema/site.ts';
import { applyChange, type Change } from '../change.ts';
import type { Step } from './step.ts';
import { steps } from './steps.ts';

/**
 * Brings the text of an older file up to a version, step by step; formatting and the order of names stay.
 * When no step leads on, `missing` is the version that it would have to start from.
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
    for (const change of [...step.changes(JSON.parse(migrated)), versionChange(from + 1)])
      migrated = applyChange(migrated, change);
  }
  return { text: migrated };
}

const versionChange = (value: number): Change => ({ kind: 'set', at: ['version'], value });
