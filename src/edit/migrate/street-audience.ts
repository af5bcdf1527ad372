import type { Change } from '../../core/source/changes/change.ts';
import { isRecord } from '../../shared/is-record.ts';

/**
 * Where the street of a site's owner was published before a street needed `for.address`, as the change that says so.
 * Nothing where the site says so already, has no street, or has neither a CV nor a résumé.
 */
export function streetAudience(site: unknown): Change[] {
  if (!isRecord(site) || !isRecord(site.owner) || !isRecord(site.owner.location)) return [];
  const { location, for: kept } = site.owner;
  const { cv = true, resume = false } = isRecord(site.outputs) ? site.outputs : {};
  const isPublished = (cv !== false || resume !== false) && (location.address ?? location.postalCode) !== undefined;
  if (!isPublished) return [];
  if (kept === undefined) return [{ kind: 'set', at: ['owner', 'for'], value: { address: everywhere } }];
  // What is wrong there stays as it is.
  if (!isRecord(kept) || Array.isArray(kept) || kept.address !== undefined) return [];
  return [{ kind: 'set', at: ['owner', 'for', 'address'], value: kept.location ?? everywhere }];
}

const everywhere = ['web', 'cv'];
