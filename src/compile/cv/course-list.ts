import type { CvItem, Resolved } from '../../../schema/resolved.ts';
import { compact, present, type SectionsOf } from './section-rules.ts';

/** Courses have no place of their own in a CV. */
export const courseList: SectionsOf<'course-list'> = ({ heading, intro, courses }, { labels }) => [
  compact({
    kind: 'other',
    heading: heading ?? labels.courses,
    texts: intro,
    items: courses.map((course) => itemOf(course, labels)),
  }),
];

type Course = Resolved<'course-list'>['courses'][number];

function itemOf(
  { title, type, level, details = [], duration, students, rating, description, topics, href }: Course,
  labels: Parameters<SectionsOf<'course-list'>>[1]['labels'],
): CvItem {
  const figures = [
    [labels.students, students],
    [labels.rating, rating],
  ] as const;
  return compact({
    title,
    href: href === '#' ? undefined : href,
    about: [
      ...present<string>(type, level, ...details, duration),
      ...figures.flatMap(([label, value]) => (value === undefined ? [] : [`${label} ${value}`])),
    ],
    texts: present(description),
    words: topics,
  });
}
