import type { RichBlockOf } from '../../../schema/block.ts';
import type { Link, Resolved } from '../../../schema/resolved.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import {
  type ContentLocale,
  entries,
  linkTexts,
  type Section,
  section,
  withDetail,
} from '../../core/article/block-content.ts';
import { checkDatesOf } from '../../core/checks/check-days-and-order.ts';
import { sectionOf } from '../../core/outputs/resume/resume-sections.ts';
import { credentialOf } from '../../core/outputs/structured-data/credential-of.ts';
import { formatCredential, issuedEntry } from '../../core/resolve/format-credential.ts';
import { formatDate } from '../../core/text/dates-and-periods.ts';
import { percentIn } from '../../core/text/digits.ts';
import { fillLabel } from '../../shared/fill-label.ts';
import { concatTexts } from '../../shared/rich-text.ts';
import { type BlockContext, defineBlock } from '../define-block.ts';
import { checkLevels } from './check-levels.ts';
import { levelText } from './level-text.ts';
import { skillGroup as schema } from './schema.ts';

type Group = RichBlockOf<'skill-group'>['groups'][number];

export const skillGroup = defineBlock({
  schema,
  isCommon: true,
  lists: ['groups', 'badges'],
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
      ...formatCredential(issued, context.site, context.labels),
    }));
    const percent = percentIn(context.site);
    return {
      ...block,
      ...(percent !== undefined && { percent }),
      groups,
      ...(badges && items?.length && { badges: { ...badges, items } }),
    };
  },
  content,
  resume: {
    skills: {
      ...sectionOf(schema.properties.groups.items.properties.skills, {
        name: 'name',
        level: 'level',
        keywords: 'keywords',
      }),
      // A résumé has no groups, so every skill is its own entry, and levels are texts.
      entries: ({ groups }) =>
        groups.flatMap(({ skills }) =>
          skills.map(({ level, ...skill }) => ({ ...skill, ...(level !== undefined && { level: String(level) }) })),
        ),
    },
    certificates: {
      entries: ({ badges }) => (badges?.items ?? []).map(({ name, ...badge }) => ({ ...badge, title: name })),
    },
  },
  structuredData: ({ groups, badges }, context) => {
    // The first skill of each group is the strongest.
    const ranked = groups.flatMap(({ skills }) => skills.map(({ name }, rank) => ({ name, rank })));
    return {
      facts: {
        knowsAbout: ranked.toSorted((one, other) => one.rank - other.rank).map(({ name }) => name),
        hasCredential: (badges?.items ?? [])
          .filter(({ issuer }) => issuer !== undefined)
          .map(({ name, ...badge }) => credentialOf({ ...badge, title: name }, context)),
      },
    };
  },
});

type Badges = NonNullable<RichBlockOf<'skill-group'>['badges']>;

declare module '../../../schema/resolved.ts' {
  interface Added {
    'skill-group': {
      /** The format of a percentage, with {level}; undefined if the sign directly follows the number. */
      percent?: string;
      groups: ReturnType<typeof resolveGroup>[];
      badges?: Omit<Badges, 'items'> & {
        items: (Pick<Badges['items'][number], 'name' | 'href'> & Issued)[];
      };
    };
  }
}

function resolveGroup({ skills, ...group }: Group, context: BlockContext) {
  // Without levels, it is a list of tags.
  const isTags = skills.every(({ level }) => typeof level !== 'number');
  return {
    ...group,
    ...(isTags && { isTags: true as const }),
    skills: skills.map((skill) => resolveSkill(skill, context)),
  };
}

function resolveSkill(
  { name, level, keywords, since, evidence = [] }: Group['skills'][number],
  { site, labels, evidence: known, page }: BlockContext,
) {
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

/* The groups of skills, one line each, and the badges, which are among the credentials of the CV. */
function content(block: Resolved<'skill-group'>, { labels }: ContentLocale): Section {
  const { groups, badges, percent } = block;
  const list = groups.map(({ title, skills }) => ({ title, words: skills.map((skill) => skillText(skill, percent)) }));
  const issued = (badges?.items ?? []).map(({ name, ...badge }) => issuedEntry({ ...badge, title: name }));
  const credentials = section({ heading: badges?.heading }, entries(issued), {
    kind: 'credentials',
    heading: labels.credentials,
  });
  return section(block, [...entries(list), credentials], { kind: 'skills', heading: labels.skills });
}

/* A skill as text: "Symfony 92% (since 2016; Doctrine, Twig)". */
function skillText(
  { name, level, details = [], keywords = [], usedAt }: ReturnType<typeof resolveSkill>,
  percent: string | undefined,
): RichText {
  const inParentheses = [
    ...details,
    ...(keywords.length > 0 ? [concatTexts(keywords, ', ')] : []),
    ...(usedAt ? [concatTexts([usedAt.label, ' ', concatTexts(linkTexts(usedAt.links), ', ')])] : []),
  ];
  const known = level === undefined ? name : concatTexts([name, `\u00a0${levelText(level, percent)}`]);
  return inParentheses.length === 0 ? known : withDetail(known, concatTexts(inParentheses, '; '));
}
