import type { JSONSchema } from 'json-schema-to-ts';
import { block, entry, entryList, hidden, id, line, paragraphs, section, setting } from '../../../schema/parts.ts';

const question = entry('Question', 'A question and its answer.', ['question', 'answer'], {
  id: {
    ...id,
    description:
      'The anchor that links can point to: "#prices" opens the question "prices". Must be unique on its page.',
    examples: ['prices'],
  },
  question: setting(line, 'Question', 'The text of the question.', ['How much does a website cost?']),
  answer: {
    ...paragraphs,
    minItems: 1,
    title: 'Answer',
    description: 'The answer, as an array of paragraphs.',
    examples: [['Between €2,000 and €10,000. You get a fixed quote before I start.']],
  },
  hidden,
});

export const questionList = {
  ...block('question-list', 'Frequently asked questions with expandable answers.', ['questions'], {
    ...section,
    questions: entryList(question, 200, 'Questions', 'The questions, most common first.'),
  }),
  examples: [
    {
      type: 'question-list',
      id: 'questions',
      heading: 'Questions',
      intro: ['What clients usually ask before we start.'],
      questions: [
        {
          question: 'How much does a website cost?',
          answer: ['Between €2,000 and €10,000. You get a fixed quote before I start.'],
        },
        {
          question: 'Do you work on-site?',
          answer: ['Yes, in and around Tunis.', 'Elsewhere, I work on-site for the first few days.'],
        },
      ],
    },
  ],
} as const satisfies JSONSchema;
