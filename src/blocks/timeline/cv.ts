import type { CvItem, CvKind, Resolved } from '../../../schema/resolved.ts';
import { compact, present, type SectionsOf } from '../../core/outputs/cv/section-rules.ts';

const kinds = {
  work: 'work',
  education: 'education',
  volunteer: 'volunteering',
  other: 'other',
} as const satisfies Record<string, CvKind>;

/** A section for the jobs, degrees or volunteer work of a timeline. */
export const cv: SectionsOf<'timeline'> = ({ heading, intro, entries, kind = 'work' }, { labels }) => {
  const usual = {
    work: labels.experience,
    education: labels.education,
    volunteer: labels.volunteering,
    other: labels.other,
  };
  return [compact({ kind: kinds[kind], heading: heading ?? usual[kind], texts: intro, items: entries.map(itemOf) })];
};

function itemOf(entry: Resolved<'timeline'>['entries'][number]): CvItem {
  const { title, href, dates, organization, location, about, description, details, achievements, technologies } = entry;
  return compact({
    title,
    href,
    when: dates,
    about: present(organization, location),
    texts: present(about, description),
    details,
    points: achievements,
    words: technologies,
  });
}
