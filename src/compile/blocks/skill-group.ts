import type { BlockOf } from '../../../schema/blocks/index.ts';
import type { Link, Resolved } from '../../../schema/resolved.ts';
import { fillLabel } from '../../shared/fill-label.ts';
import { type Pointer, type Problem, valueAt } from '../diagnostic/diagnostic.ts';
import { checkDatesOf } from '../meaning/check-dates.ts';
import { dateInWords } from '../text/dates.ts';
import { percentIn } from '../text/percent.ts';
import { stylesOfFacts } from './items/facts.ts';
import { issuedInWords } from './items/issued.ts';
import type { BlockContext, BlockRules } from './rules.ts';

type Group = BlockOf<'skill-group'>['groups'][number];
type ResolvedGroup = Resolved<'skill-group'>['groups'][number];

export const skillGroup: BlockRules<'skill-group'> = {
  check: ({ groups, badges }, at) => [
    ...groups.flatMap(({ skills, hidden }, index) =>
      hidden
        ? []
        : [
            ...checkDatesOf(skills, `${at}/groups/${index}/skills`),
            ...sharesOfOne(skills, `${at}/groups/${index}/skills`),
          ],
    ),
    ...checkDatesOf(badges?.items ?? [], `${at}/badges/items`),
  ],
  madeFrom: { details: ['level', 'since'], usedAt: 'evidence', status: 'expires' },
  resolve: ({ groups: written, badges, ...block }, context) => {
    const groups = written.map((group) => resolveGroup(group, context));
    const items = badges?.items.map(({ name, href, ...issued }) => ({
      name,
      ...(href !== undefined && { href }),
      ...issuedInWords(issued, context.site, context.labels),
    }));
    const percent = percentIn(context.site);
    return {
      ...block,
      ...(percent !== undefined && { percent }),
      ...((groups.some(saysMore) || items?.some(isIssued)) && { hasMore: true }),
      groups,
      ...(badges && items?.length && { badges: { ...badges, items } }),
    };
  },
  styles: ({ hasMore, badges }) => [...(hasMore ? ['skill-more'] : []), ...stylesOfFacts(badges?.items ?? [])],
};

/* Levels of a group that are all at most 1, and some of them between: who writes 0.95 means 95. */
function sharesOfOne(skills: Group['skills'], at: Pointer): Problem[] {
  const levels = skills.flatMap(({ level }, index) =>
    typeof level === 'number' ? [{ level, at: `${at}/${index}/level` }] : [],
  );
  if (levels.some(({ level }) => level > 1)) return [];
  return levels
    .filter(({ level }) => level > 0 && level < 1)
    .map(({ level, at: pointer }): Problem => {
      const meant = String(Math.round(level * 100));
      return {
        code: 'OF249',
        at: valueAt(pointer),
        words: { found: String(level), meant },
        fix: { text: `write ${meant}`, certain: false, edits: [{ at: valueAt(pointer), text: meant }] },
      };
    });
}

const saysMore = ({ isTags, skills }: ResolvedGroup): boolean =>
  isTags || skills.some(({ details, keywords, usedAt }) => details ?? keywords ?? usedAt);

const isIssued = ({ name: _, href: __, ...issued }: object & { name: string; href?: string }): boolean =>
  Object.keys(issued).length > 0;

function resolveGroup({ skills, ...group }: Group, context: BlockContext): ResolvedGroup {
  const isTags = skills.every(({ level }) => typeof level !== 'number');
  return {
    ...group,
    ...(isTags && { isTags }),
    skills: skills.map((skill) => resolveSkill(skill, context)),
  };
}

type Skill = Group['skills'][number];

function resolveSkill(
  { name, level, keywords, since, evidence = [] }: Skill,
  { site, labels, evidence: known, page }: BlockContext,
): ResolvedGroup['skills'][number] {
  const details = [
    ...(typeof level === 'string' ? [level] : []),
    ...(since === undefined ? [] : [fillLabel(labels.since, { date: dateInWords(since, site) })]),
  ];
  const links = evidence.flatMap((id): Link[] => {
    const found = known.get(id);
    return found ? [{ label: found.label, href: found.page === page ? `#${id}` : `${found.page}#${id}` }] : [];
  });
  return {
    name,
    ...(typeof level === 'number' && { level }),
    ...(keywords?.length && { keywords }),
    ...(details.length > 0 && { details }),
    ...(links.length > 0 && { usedAt: { label: labels.usedAt, links } }),
  };
}
