import type { JSONSchema } from 'json-schema-to-ts';
import { language, recordSection } from '../../../schema/parts.ts';
import { patterns } from '../../../schema/patterns.ts';

export const text = {
  type: 'object',
  title: 'Text',
  description: 'Long-form text in Markdown, such as a case study, an article or an about page.',
  properties: {
    type: { const: 'text', title: 'Type', description: 'The type of the block.' },
    ...recordSection,
    body: {
      type: 'array',
      minItems: 1,
      maxItems: 20_000,
      items: {
        type: 'string',
        maxLength: 20_000,
        pattern: patterns.markdown,
        title: 'Line',
        description: 'One line of Markdown. An empty line ends a paragraph.',
        examples: ['## Challenges'],
      },
      title: 'Body',
      description:
        'The text in Markdown, one array item per line. An empty line ends a paragraph. Use either "body" or "file".',
      examples: [
        [
          'Two **thousand** members used to book by phone.',
          '',
          '## Challenges',
          '',
          '- Outdated schedules',
          '- Slow hardware at the front desk',
        ],
      ],
    },
    file: {
      type: 'string',
      minLength: 1,
      maxLength: 500,
      pattern: patterns.textFile,
      title: 'File',
      description: 'A Markdown file next to site.json or in a subfolder. Use either "file" or "body".',
      examples: ['gympark.md', 'texts/gympark.md'],
    },
    language,
  },
  required: ['type'],
  if: { required: ['file'] },
  else: { required: ['body'] },
  additionalProperties: false,
  examples: [
    {
      type: 'text',
      id: 'case-study',
      heading: 'How Gympark moved its bookings online',
      intro: ['A case study by {name}.'],
      body: [
        'Two **thousand** members used to book by phone.',
        '',
        '## Challenges',
        '',
        '- Outdated schedules',
        '- Slow hardware at the front desk',
      ],
    },
  ],
} as const satisfies JSONSchema;
