import type { CvItem, Resolved } from '../../../schema/resolved.ts';
import { issuedItem } from './issued-item.ts';
import { compact, type SectionsOf, withMore } from './section-rules.ts';

/** The groups of skills, a line each, and the badges among the credentials. */
export const skillGroup: SectionsOf<'skill-group'> = ({ heading, intro, groups, badges }, { labels }) => [
  ...(groups.length > 0 || intro?.length
    ? [compact({ kind: 'skills' as const, heading: heading ?? labels.skills, texts: intro, items: groups.map(itemOf) })]
    : []),
  ...(badges
    ? [
        {
          kind: 'credentials' as const,
          heading: badges.heading ?? labels.credentials,
          items: badges.items.map(({ name, ...badge }) => issuedItem({ title: name, ...badge })),
        },
      ]
    : []),
];

const itemOf = ({ title, skills }: Resolved<'skill-group'>['groups'][number]): CvItem => ({
  title,
  words: skills.map(wordsOf),
});

/* A skill in a few words: "Symfony 92% (since 2016; Doctrine, Twig)". */
function wordsOf({
  name,
  level,
  details = [],
  keywords = [],
  usedAt,
}: Resolved<'skill-group'>['groups'][number]['skills'][number]) {
  const more = [
    ...details,
    ...(keywords.length > 0 ? [keywords.join(', ')] : []),
    ...(usedAt ? [`${usedAt.label} ${usedAt.links.map(({ label }) => label).join(', ')}`] : []),
  ];
  const known = level === undefined ? name : `${name}\u00a0${Math.round(level)}%`;
  return more.length === 0 ? known : withMore(known, more.join('; '));
}
