import type { BlockOf } from '../../../schema/block.ts';
import type { Icon } from '../../../schema/icons.ts';

type Course = BlockOf<'course-list'>['courses'][number];

declare module '../../../schema/resolved.ts' {
  interface Added {
    'course-list': {
      courses: (Omit<
        Course,
        'term' | 'date' | 'organization' | 'place' | 'level' | 'duration' | 'students' | 'rating' | 'facts'
      > & {
        /** The drawing of its type, where that is a known one. */
        icon?: Icon;
        /** For whom it is, in a word and in studs out of three. */
        level?: { word: string; studs: number };
        /** How long it is, how many have taken it, how it was rated; and what has no setting of its own. */
        figures?: { label: string; text: string; icon?: Icon; isFact?: true }[];
        /** Who holds it, where and when. */
        details?: string[];
      })[];
    };
  }
}
