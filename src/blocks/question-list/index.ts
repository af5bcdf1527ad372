import { namedEntries } from '../../core/checks/named-entries.ts';
import { heading, opening, paragraphs } from '../../core/resolve/article.ts';
import { defineBlock } from '../define-block.ts';
import { questionList as schema } from './schema.ts';

/** The view gets the settings unchanged. */
export const questionList = defineBlock({
  schema,
  lists: ['questions'],
  entries: ({ questions }) => namedEntries(questions, 'questions', () => undefined),
  resolve: (block) => block,
  article: (block) => [
    ...opening(block),
    ...block.questions.flatMap(({ question, answer }) => [
      heading(question, block.heading === undefined ? 1 : 2),
      ...paragraphs(...answer),
    ]),
  ],
});
