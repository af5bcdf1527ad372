import { namedEntries } from '../../core/checks/named-entries.ts';
import { defineBlock } from '../define-block.ts';
import { questionList as schema } from './schema.ts';

/** Its view gets what was written. */
export const questionList = defineBlock({
  schema,
  lists: ['questions'],
  article: (block, { opening, heading, paragraph, text }) =>
    [
      opening(block),
      ...block.questions.map(({ question, answer }) =>
        [
          heading(text(question), block.heading === undefined ? 2 : 3),
          ...answer.map((each) => paragraph(text(each))),
        ].join(''),
      ),
    ].join(''),
  // A question can be linked to, and proves no skill.
  entries: ({ questions }) => namedEntries(questions, 'questions', () => undefined),
  resolve: (block) => block,
});
