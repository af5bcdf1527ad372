import type { BlockOf } from '../../../schema/block.ts';
import type { ResolvedPicture } from '../../../schema/resolved-picture.ts';

type Entry = BlockOf<'timeline'>['entries'][number];

declare module '../../../schema/resolved.ts' {
  interface Added {
    timeline: {
      /** What the technologies are called, for screen readers. */
      technologiesLabel: string;
      entries: (Omit<
        Entry,
        'title' | 'period' | 'date' | 'employment' | 'degree' | 'area' | 'score' | 'courses' | 'facts' | 'picture'
      > & {
        title: string;
        dates?: string;
        /** The word for one that lasts. */
        current?: string;
        /** Whether the entry before is at the same organization, so that its name need not stand again. */
        isContinued?: true;
        /** How one was employed, the grade, the courses, and what has no setting of its own. */
        details?: Detail[];
        picture?: ResolvedPicture;
      })[];
    };
  }
}
