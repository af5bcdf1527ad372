import type { BlockOf } from '../../../schema/block.ts';
import type { Site } from '../../../schema/site.ts';
import { type Pointer, type Problem, valueAt } from '../../core/diagnostics/diagnostic.ts';

type Group = BlockOf<'skill-group'>['groups'][number];

/** Reports the levels of a group that are too low for percentages: fractions of one, or ratings out of five or ten. */
export function checkLevels({ skills }: Group, at: Pointer, site: Site): Problem[] {
  const levels = skills.flatMap(({ level }, index) =>
    typeof level === 'number' ? [{ level, at: `${at}/skills/${index}/level` }] : [],
  );
  const shares = levels.every(({ level }) => level <= 1) ? levels.filter(({ level }) => level > 0 && level < 1) : [];
  if (shares.length > 0) return shares.map((share) => levelProblem([share], 1));
  const most = levels.reduce((most, { level }) => Math.max(most, level), 0);
  if (levels.length < 2 || most < 2 || most > 10) return [];
  const whole = starsIn(site);
  return whole === undefined ? [] : [levelProblem(levels, whole)];
}

const known = new WeakMap<Site, 5 | 10 | 0>();

/* Cached, because each group of a site calls this, which would take quadratic time in one with thousands of pages. */
function starsIn(site: Site): 5 | 10 | undefined {
  const stars = known.get(site) ?? count(site) ?? 0;
  known.set(site, stars);
  return stars || undefined;
}

/*
 * The scale of the site's levels: five or ten if no level is higher, and some differ. With five, all may be the same.
 */
function count({ pages }: Site): 5 | 10 | undefined {
  const levels = new Set(
    pages
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.type === 'skill-group' ? block.groups : []))
      .flatMap(({ skills }) => skills.map(({ level }) => level))
      .filter((level) => typeof level === 'number'),
  );
  const most = [...levels].reduce((most, level) => Math.max(most, level), 0);
  if (most > 10 || ![...levels].every((level) => Number.isInteger(level * 2))) return undefined;
  return most <= 5 ? 5 : levels.size > 1 ? 10 : undefined;
}

function levelProblem(levels: { level: number; at: Pointer }[], whole: 1 | 5 | 10): Problem {
  const edits = levels.map(({ level, at }) => ({ at: valueAt(at), text: String(Math.round((level * 100) / whole)) }));
  // Every caller has at least one level.
  const [first] = levels as [{ level: number; at: Pointer }];
  const suggestion = edits.map(({ text }) => text).join(', ');
  return {
    code: 'OF249',
    at: valueAt(first.at),
    details: { found: String(first.level), meant: suggestion, whole: String(whole) },
    fix: { text: `write ${suggestion}`, certain: false, edits },
  };
}
