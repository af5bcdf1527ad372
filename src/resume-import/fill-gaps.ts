import type { Change } from '../core/source/changes/change.ts';
import { compareDates } from '../core/text/dates.ts';
import type { UnknownRecord } from './keep-unmapped.ts';

/** What an entry of a résumé says and the same entry of a site, at `at`, does not: what is written there stays. */
export const fillGaps = (here: UnknownRecord, found: UnknownRecord, at: readonly (string | number)[]): Change[] =>
  Object.entries(found)
    .filter(([name, value]) => !(name in here) && isGap(name, value, here))
    .map(([name, value]) => ({ kind: 'set', at: [...at, name], value }));

function isGap(name: string, value: unknown, here: UnknownRecord): boolean {
  const others = sameElsewhere[name] ?? [];
  if (others.some((other) => other in here)) return false;
  // Nothing expires before it begins.
  return name !== 'date' || here.expires === undefined || compareDates(String(here.expires), String(value)) >= 0;
}

/* Where the same may be said by another setting. What kind of thing an entry is, its owner has said by leaving it out. */
const sameElsewhere: Record<string, readonly string[]> = {
  kind: ['title'],
  category: ['title'],
  period: ['date'],
  date: ['period'],
  href: ['doi', 'links'],
  doi: ['href'],
  technologies: ['keywords'],
  roles: ['role'],
};
