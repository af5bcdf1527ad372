import type { CvItem, Resolved } from '../../../schema/resolved.ts';
import { compact, issuedItem, type SectionsOf, withDetail } from '../../core/outputs/cv/section-rules.ts';
import { fillLabel } from '../../shared/fill-label.ts';
import { concatTexts } from '../../shared/rich-text.ts';

/** The groups of skills, one line each, and the badges among the credentials. */
export const cv: SectionsOf<'skill-group'> = ({ heading, intro, groups, badges, percent }, { labels }) => [
  ...(groups.length > 0 || intro?.length
    ? [
        compact({
          kind: 'skills' as const,
          heading: heading ?? labels.skills,
          texts: intro,
          items: groups.map(itemOf(percent)),
        }),
      ]
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

const itemOf =
  (percent = '{level}%') =>
  ({ title, skills }: Resolved<'skill-group'>['groups'][number]): CvItem => ({
    title,
    words: skills.map((skill) => wordsOf(skill, percent)),
  });

/* A skill as text: "Symfony 92% (since 2016; Doctrine, Twig)". */
function wordsOf(
  { name, level, details = [], keywords = [], usedAt }: Resolved<'skill-group'>['groups'][number]['skills'][number],
  percent: string,
) {
  const inParentheses = [
    ...details,
    ...(keywords.length > 0 ? [concatTexts(keywords, ', ')] : []),
    ...(usedAt
      ? [
          concatTexts([
            usedAt.label,
            ' ',
            concatTexts(
              usedAt.links.map(({ label }) => label),
              ', ',
            ),
          ]),
        ]
      : []),
  ];
  const known =
    level === undefined ? name : concatTexts([name, `\u00a0${fillLabel(percent, { level: Math.round(level) })}`]);
  return inParentheses.length === 0 ? known : withDetail(known, concatTexts(inParentheses, '; '));
}
