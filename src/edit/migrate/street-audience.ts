import type { Change } from '../../core/source/changes/change.ts';
import { isRecord } from '../../shared/is-record.ts';

/**
 * Returns the change that adds `for.address` to an owner whose street was published before that setting existed. Empty
 * if the setting exists, or if there is no street, or neither a CV nor a résumé.
 */
export function streetAudience(site: unknown): Change[] {
  if (!isRecord(site) || !isRecord(site.owner) || !isRecord(site.owner.location)) return [];
  const { location, for: kept } = site.owner;
  const { cv = true, resume = false } = isRecord(site.outputs) ? site.outputs : {};
  const isPublished = (cv !== false || resume !== false) && (location.address ?? location.postalCode) !== undefined;
  if (!isPublished) return [];
  if (kept === undefined) return [{ kind: 'set', at: ['owner', 'for'], value: { address: everywhere } }];
  // Invalid values stay unchanged.
  if (!isRecord(kept) || Array.isArray(kept) || kept.address !== undefined) return [];
  return [{ kind: 'set', at: ['owner', 'for', 'address'], value: kept.location ?? everywhere }];
}

const everywhere = ['web', 'cv'];
