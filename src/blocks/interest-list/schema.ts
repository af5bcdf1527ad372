import type { JSONSchema } from 'json-schema-to-ts';
import { keywords, label, recordSection, setting, shown } from '../../../schema/parts.ts';

export const interestList = {
  type: 'object',
  title: 'Interest list',
  description: 'Your interests outside work.',
  properties: {
    type: { const: 'interest-list', title: 'Type', description: 'The type of the block.' },
    ...recordSection,
    interests: {
      type: 'array',
      minItems: 1,
      maxItems: 60,
      title: 'Interests',
      description: 'The interests.',
      items: {
        type: 'object',
        title: 'Interest',
        description: 'An interest.',
        properties: {
          name: setting(label, 'Name', 'The name of the interest.', ['Photography']),
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
      intro: ['What I do away from the keyboard.'],
      interests: [{ name: 'Photography', keywords: ['Film', 'Portraits'] }, { name: 'Long-distance running' }],
    },
  ],
} as const satisfies JSONSchema;
