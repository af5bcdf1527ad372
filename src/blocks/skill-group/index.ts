import type { RichBlockOf } from '../../../schema/block.ts';
import type { Link, Resolved } from '../../../schema/resolved.ts';
import { checkDatesOf } from '../../core/checks/check-dates.ts';
import { formatIssued } from '../../core/resolve/issued.ts';
import { formatDate } from '../../core/text/dates.ts';
import { percentIn } from '../../core/text/percent.ts';
import { fillLabel } from '../../shared/fill-label.ts';
import { type BlockContext, defineBlock } from '../define-block.ts';
import { article } from './article.ts';
import { checkLevels } from './check-levels.ts';
import { cv } from './cv.ts';
import { resume } from './resume.ts';
import { skillGroup as schema } from './schema.ts';
import { structuredData } from './structured-data.ts';

type Group = RichBlockOf<'skill-group'>['groups'][number];
type ResolvedGroup = Resolved<'skill-group'>['groups'][number];

export const skillGroup = defineBlock({
  schema,
  cv,
  resume,
  structuredData,
  isCommon: true,
  lists: ['groups', 'badges'],
  article,
  check: ({ groups, badges }, at, site, today) => [
    ...groups.flatMap((group, index) =>
      group.hidden
        ? []
        : [
            ...checkDatesOf(group.skills, `${at}/groups/${index}/skills`, today),
            ...checkLevels(group, `${at}/groups/${index}`, site),
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
      ...formatIssued(issued, context.site, context.labels),
    }));
    const percent = percentIn(context.site);
    return {
      ...block,
      ...(percent !== undefined && { percent }),
      groups,
      ...(badges && items?.length && { badges: { ...badges, items } }),
    };
  },
});

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
    ...(level === undefined || typeof level === 'number' ? [] : [level]),
    ...(since === undefined ? [] : [fillLabel(labels.since, { date: formatDate(since, site) })]),
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
