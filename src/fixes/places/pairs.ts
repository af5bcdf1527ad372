import { iconOfNetwork } from '../../core/resolve/icon-of-network.ts';
import type { Change, JsonPath } from '../../core/source/changes/change.ts';
import { formatExample } from '../../core/validation/example.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { suggestNames } from '../names/candidates.ts';
import { coercePairs } from '../values/coerce-value.ts';
import type { FixProposal } from './offer.ts';

/**
 * Converts a list entry whose keys are labels, { "Projects": 50 }, in a list of links, profiles, facts or counters.
 * Undefined for any other entry.
 */
export function splitPairs(steps: JsonPath, data: Record<string, unknown>, schema: Schema): FixProposal | undefined {
  // Known aliases are reported as such.
  const isNamed = (key: string) =>
    suggestNames(key, schema).length > 0 &&
    iconOfNetwork(key) === undefined &&
    !/^(?:web ?site|home ?page|portfolio|blog)$/i.test(key);
  if (!/^\d+$/.test(String(steps.at(-1))) || Object.keys(data).some(isNamed)) return undefined;
  const entries = coercePairs(schema, data);
  if (!entries) return undefined;
  const changes = entries.map(
    (value, index): Change =>
      index < entries.length - 1 ? { kind: 'insert', at: steps, value } : { kind: 'set', at: steps, value },
  );
  return { text: `write ${entries.map(formatExample).join(', ')}`, changes };
}
