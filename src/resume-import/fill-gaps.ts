import type { Change } from '../core/source/changes/change.ts';
import { compareDates } from '../core/text/dates.ts';
import type { UnknownRecord } from './keep-unmapped.ts';

/**
 * Returns the changes that add settings of an imported entry to the existing entry at `at`. Existing settings stay
 * unchanged.
 */
export const fillGaps = (
  existing: UnknownRecord,
  imported: UnknownRecord,
  at: readonly (string | number)[],
): Change[] =>
  Object.entries(imported)
    .filter(([name, value]) => !(name in existing) && isGap(name, value, existing))
    .map(([name, value]) => ({ kind: 'set', at: [...at, name], value }));

function isGap(name: string, value: unknown, existing: UnknownRecord): boolean {
  const others = alternatives[name] ?? [];
  if (others.some((other) => other in existing)) return false;
  // An expiry date can't be before the date.
  return (
    name !== 'date' || existing.expires === undefined || compareDates(String(existing.expires), String(value)) >= 0
  );
}

/* Settings that can contain the same information. The owner may have omitted `kind` on purpose. */
const alternatives: Record<string, readonly string[]> = {
  kind: ['title'],
  category: ['title'],
  period: ['date'],
  date: ['period'],
  href: ['doi', 'links'],
  doi: ['href'],
  technologies: ['keywords'],
  roles: ['role'],
};
