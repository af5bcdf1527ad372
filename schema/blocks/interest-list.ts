import type { JSONSchema } from 'json-schema-to-ts';
import { keywords, label, section, shown } from '../parts.ts';

export const interestList = {
  type: 'object',
  title: 'Interest list',
  description: 'What you care about beside your work.',
  properties: {
    type: { const: 'interest-list', title: 'Type', description: 'Which block this is.' },
    ...section,
    interests: {
      type: 'array',
      minItems: 1,
      maxItems: 60,
      title: 'Interests',
      description: 'What you like to do.',
      items: {
        type: 'object',
        title: 'Interest',
        description: 'One interest.',
        properties: {
          name: { ...label, title: 'Name', description: 'What it is.', examples: ['Photography'] },
          keywords: { ...keywords, examples: [['Film', 'Portraits']] },
          ...shown,
        },
        required: ['name'],
        additionalProperties: false,
      },
    },
  },
  required: ['type', 'interests'],
  additionalProperties: false,
  examples: [
    {
      type: 'interest-list',
      id: 'interests',
      heading: 'Interests',
      intro: ['Away from the keyboard.'],
      interests: [{ name: 'Photography', keywords: ['Film', 'Portraits'] }, { name: 'Long-distance running' }],
    },
  ],
} as const satisfies JSONSchema;
