import type { BlockOf } from '../../../schema/blocks/index.ts';
import type { Link, Resolved } from '../../../schema/resolved.ts';
import { fillLabel } from '../../shared/fill-label.ts';
import { checkDatesOf } from '../meaning/check-dates.ts';
import { dateInWords } from '../site/dates.ts';
import { issuedInWords } from './issued.ts';
import type { BlockContext, BlockRules } from './rules.ts';

type Group = BlockOf<'skill-group'>['groups'][number];
type ResolvedGroup = Resolved<'skill-group'>['groups'][number];

export const skillGroup: BlockRules<'skill-group'> = {
  check: ({ groups, badges }, at) => [
    ...groups.flatMap(({ skills, hidden }, index) =>
      hidden ? [] : checkDatesOf(skills, `${at}/groups/${index}/skills`),
    ),
    ...checkDatesOf(badges?.items ?? [], `${at}/badges/items`),
  ],
  madeFrom: { details: ['level', 'since'], usedAt: 'evidence', status: 'expires' },
  resolve: ({ groups, badges, ...block }, context) => ({
    ...block,
    groups: groups.map((group) => resolveGroup(group, context)),
    ...(badges && {
      badges: {
        ...badges,
        items: badges.items.map(({ name, href, ...issued }) => ({
          name,
          ...(href !== undefined && { href }),
          ...issuedInWords(issued, context.site.language, context.labels),
        })),
      },
    }),
  }),
};

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
    ...(since === undefined ? [] : [fillLabel(labels.since, { date: dateInWords(since, site.language) })]),
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
