import { section } from '../../core/article/block-content.ts';
import { namedEntries } from '../../core/checks/named-entries.ts';
import { defineBlock } from '../define-block.ts';
import { questionList as schema } from './schema.ts';

/** The view gets the settings unchanged. */
export const questionList = defineBlock({
  schema,
  lists: ['questions'],
  entries: ({ questions }) => namedEntries(questions, 'questions', () => undefined),
  resolve: (block) => block,
  content: (block) =>
    section(
      block,
      block.questions.map(({ question, answer }) => section({ heading: question, intro: answer }, [])),
    ),
});
