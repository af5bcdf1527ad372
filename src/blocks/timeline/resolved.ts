import type { RichBlockOf } from '../../../schema/block.ts';
import type { ResolvedPicture } from '../../../schema/resolved-picture.ts';
import type { RichText } from '../../../schema/rich-text.ts';

type Entry = RichBlockOf<'timeline'>['entries'][number];

declare module '../../../schema/resolved.ts' {
  interface Added {
    timeline: {
      /** The label of the technologies, for screen readers. */
      technologiesLabel: string;
      entries: (Omit<
        Entry,
        'title' | 'period' | 'date' | 'employment' | 'degree' | 'area' | 'score' | 'courses' | 'facts' | 'picture'
      > & {
        title: RichText;
        dates?: string;
        /** The label of a current entry. */
        current?: RichText;
        /** Whether the previous entry is at the same organization, so that its name isn't repeated. */
        isContinued?: true;
        /** The kind of employment, the grade, the courses, and custom facts. */
        details?: Detail[];
        picture?: ResolvedPicture;
      })[];
    };
  }
}
