import type { CvItem, Resolved } from '../../../schema/resolved.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import { compact, present, type SectionsOf } from '../../core/outputs/cv/section-rules.ts';
import { concatTexts } from '../../shared/rich-text.ts';

/** The courses, in the section "other". */
export const cv: SectionsOf<'course-list'> = ({ heading, intro, courses }, { labels }) => [
  compact({
    kind: 'other',
    heading: heading ?? labels.courseList,
    texts: intro,
    items: courses.map(itemOf),
  }),
];

type Course = Resolved<'course-list'>['courses'][number];

function itemOf({ title, type, level, details = [], figures = [], description, topics, href }: Course): CvItem {
  return compact({
    title,
    href,
    about: [
      ...present<RichText>(type, level?.word, ...details),
      ...figures.flatMap(({ label, text, isFact }) => (isFact ? [] : [concatTexts([label, ' ', text])])),
    ],
    texts: present(description),
    details: figures.flatMap(({ label, text, isFact }) => (isFact ? [{ label, text }] : [])),
    words: topics,
  });
}
