import type { JSONSchema } from 'json-schema-to-ts';
import { facts, href, label, line, picture, prose, section, shown } from '../parts.ts';

export const quoteList = {
  type: 'object',
  title: 'Quote list',
  description: 'What others say about you and your work.',
  properties: {
    type: { const: 'quote-list', title: 'Type', description: 'Which block this is.' },
    ...section,
    quotes: {
      type: 'array',
      minItems: 1,
      maxItems: 100,
      title: 'Quotes',
      description: 'The quotes, the strongest first.',
      items: {
        type: 'object',
        title: 'Quote',
        description: 'What one person says.',
        properties: {
          text: {
            ...prose,
            title: 'Text',
            description: 'The words, without quotation marks: those are drawn.',
            examples: ['Amina found the fault in a day that had cost us a month.'],
          },
          name: { ...label, title: 'Name', description: 'Who says it.', examples: ['Leila Haddad'] },
          role: { ...line, title: 'Role', description: 'What they do.', examples: ['Head of Product'] },
          organization: { ...line, title: 'Organization', description: 'Where they work.', examples: ['Gympark'] },
          picture: { ...picture, description: 'A portrait.' },
          facts: { ...facts, examples: [[{ label: 'Phone', value: '+216 00 000 000' }]] },
          href: { ...href, description: 'Their page, or where it was said.' },
          ...shown,
        },
        if: { required: ['name'] },
        else: { required: ['text'] },
        additionalProperties: false,
      },
    },
  },
  required: ['type', 'quotes'],
  additionalProperties: false,
  examples: [
    {
      type: 'quote-list',
      id: 'quotes',
      heading: 'What others say',
      intro: ['From people I have worked with.'],
      quotes: [
        {
          text: 'Amina found the fault in a day that had cost us a month.',
          name: 'Leila Haddad',
          role: 'Head of Product',
          organization: 'Gympark',
          href: 'https://example.com/',
        },
        { text: 'The calmest release we ever had.', name: 'Sami Ben Ali', role: 'Developer' },
      ],
    },
  ],
} as const satisfies JSONSchema;
