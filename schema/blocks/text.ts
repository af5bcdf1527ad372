import type { JSONSchema } from 'json-schema-to-ts';
import { section } from '../parts.ts';
import { patterns } from '../patterns.ts';

export const text = {
  type: 'object',
  title: 'Text',
  description: 'A long text in Markdown: a case study, an article, a page about you.',
  properties: {
    type: { const: 'text', title: 'Type', description: 'Which block this is.' },
    ...section,
    body: {
      type: 'array',
      minItems: 1,
      maxItems: 20_000,
      items: {
        type: 'string',
        maxLength: 20_000,
        pattern: patterns.markdown,
        title: 'Line',
        description: 'One line of Markdown; an empty one ends a paragraph.',
        examples: ['## What was hard'],
      },
      title: 'Body',
      description: 'The text in Markdown, a line each. An empty line ends a paragraph. Or write "file" instead.',
      examples: [
        ['Two **thousand** members booked by phone.', '', '## What was hard', '', '- The old plans', '- The stairs'],
      ],
    },
    file: {
      type: 'string',
      minLength: 1,
      maxLength: 500,
      pattern: patterns.textFile,
      title: 'File',
      description:
        'The file with the text in Markdown, beside the site file or in a folder below it. Or write "body" instead.',
      examples: ['gympark.md', 'texts/gympark.md'],
    },
  },
  required: ['type'],
  if: { required: ['file'] },
  else: { required: ['body'] },
  additionalProperties: false,
  examples: [
    {
      type: 'text',
      id: 'case-study',
      heading: 'How Gympark got its bookings',
      intro: ['A case study of {name}.'],
      body: [
        'Two **thousand** members booked by phone.',
        '',
        '## What was hard',
        '',
        '- The old plans',
        '- The stairs',
      ],
    },
  ],
} as const satisfies JSONSchema;
