import type { JSONSchema } from 'json-schema-to-ts';
import { hidden, id, line, paragraphs, section } from '../parts.ts';

export const questionList = {
  type: 'object',
  title: 'Question list',
  description: 'Questions that are asked often, each with an answer that opens.',
  properties: {
    type: { const: 'question-list', title: 'Type', description: 'Which block this is.' },
    ...section,
    questions: {
      type: 'array',
      minItems: 1,
      maxItems: 200,
      title: 'Questions',
      description: 'The questions, those that are asked most first.',
      items: {
        type: 'object',
        title: 'Question',
        description: 'One question and its answer.',
        properties: {
          id: {
            ...id,
            description: 'The name that links use for it: "prices" is opened by "#prices". Unique on its page.',
            examples: ['prices'],
          },
          question: {
            ...line,
            title: 'Question',
            description: 'What is asked.',
            examples: ['What does a website cost?'],
          },
          answer: {
            ...paragraphs,
            minItems: 1,
            title: 'Answer',
            description: 'What you say to it, in paragraphs.',
            examples: [['Between two and ten thousand euros. You know it before I begin.']],
          },
          hidden,
        },
        required: ['question', 'answer'],
        additionalProperties: false,
      },
    },
  },
  required: ['type', 'questions'],
  additionalProperties: false,
  examples: [
    {
      type: 'question-list',
      id: 'questions',
      heading: 'Questions',
      intro: ['What most people ask before we begin.'],
      questions: [
        {
          question: 'What does a website cost?',
          answer: ['Between two and ten thousand euros. You know it before I begin.'],
        },
        { question: 'Do you work on site?', answer: ['Yes, in and around Tunis.', 'Elsewhere for the first days.'] },
      ],
    },
  ],
} as const satisfies JSONSchema;
