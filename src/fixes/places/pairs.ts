import { iconOfNetwork } from '../../core/resolve/icon-of-network.ts';
import type { Change, JsonPath } from '../../core/source/changes/change.ts';
import { formatExample } from '../../core/validation/example.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { suggestNames } from '../names/candidates.ts';
import { coercePairs } from '../values/coerce-value.ts';
import type { Offer } from './offer.ts';

/**
 * What an entry of a list of links, profiles, facts or counters is that has names with values in the place of settings:
 * { "Projects": 50 }. Undefined for any other.
 */
export function entryOfPairs(way: JsonPath, data: Record<string, unknown>, schema: Schema): Offer | undefined {
  // What is another name for a setting is told as that.
  const isNamed = (key: string) =>
    suggestNames(key, schema).length > 0 &&
    iconOfNetwork(key) === undefined &&
    !/^(?:web ?site|home ?page|portfolio|blog)$/i.test(key);
  if (!/^\d+$/.test(String(way.at(-1))) || Object.keys(data).some(isNamed)) return undefined;
  const entries = coercePairs(schema, data);
  if (!entries) return undefined;
  const changes = entries.map(
    (value, index): Change =>
      index < entries.length - 1 ? { kind: 'insert', at: way, value } : { kind: 'set', at: way, value },
  );
  return { text: `write ${entries.map(formatExample).join(', ')}`, changes };
}
