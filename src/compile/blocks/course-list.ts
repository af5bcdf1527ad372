import { checkDatesOf } from '../meaning/check-dates.ts';
import { dateInWords } from '../site/dates.ts';
import type { BlockRules } from './rules.ts';

export const courseList: BlockRules<'course-list'> = {
  check: ({ courses }, at) => checkDatesOf(courses, `${at}/courses`),
  madeFrom: { details: ['organization', 'place', 'term', 'date'] },
  resolve: (block, { site }) => ({
    ...block,
    courses: block.courses.map(({ organization, place, term, date, ...course }) => {
      const when = date === undefined ? undefined : dateInWords(date, site.language);
      const details = [organization, place, term, when].filter((text) => text !== undefined);
      return { ...course, ...(details.length > 0 && { details }) };
    }),
  }),
  icons: ['book-open', 'monitor-play', 'star', 'video', 'wrench'],
};
