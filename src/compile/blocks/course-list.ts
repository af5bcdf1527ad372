import type { BlockRules } from './rules.ts';

/** Its view gets what was written. */
export const courseList: BlockRules<'course-list'> = {
  resolve: (block) => block,
  icons: ['book-open', 'monitor-play', 'star', 'video', 'wrench'],
};
