import type { RichBlockOf } from '../../../schema/block.ts';
import type { Icon } from '../../../schema/icons.ts';
import type { RichText } from '../../../schema/rich-text.ts';

type Course = RichBlockOf<'course-list'>['courses'][number];

declare module '../../../schema/resolved.ts' {
  interface Added {
    'course-list': {
      courses: (Omit<
        Course,
        'term' | 'date' | 'organization' | 'place' | 'level' | 'duration' | 'students' | 'rating' | 'facts'
      > & {
        /** The icon of a known type. */
        icon?: Icon;
        /** The level as text, and as one to three studs. */
        level?: { word: RichText; studs: number };
        /** The duration, the number of students, the rating, and custom facts. */
        figures?: { label: RichText; text: RichText; icon?: Icon; isFact?: true }[];
        /** The organization, the place and the date. */
        details?: RichText[];
      })[];
    };
  }
}
