import { namedEntries } from '../../core/checks/named-entries.ts';
import type { BlockRules } from '../define-block.ts';

/** Its view gets what was written. */
export const questionList: BlockRules<'question-list'> = {
  // A question can be linked to, and proves no skill.
  entries: ({ questions }) => namedEntries(questions, 'questions', () => undefined),
  resolve: (block) => block,
};
