import type { JSONSchema } from 'json-schema-to-ts';
import {
  facts,
  href,
  label,
  language,
  line,
  picture,
  prose,
  recordSection,
  setting,
  shown,
} from '../../../schema/parts.ts';

export const quoteList = {
  type: 'object',
  title: 'Quote list',
  description: 'Testimonials about you and your work.',
  properties: {
    type: { const: 'quote-list', title: 'Type', description: 'The type of the block.' },
    ...recordSection,
    quotes: {
      type: 'array',
      minItems: 1,
      maxItems: 100,
      title: 'Quotes',
      description: 'The quotes, strongest first.',
      items: {
        type: 'object',
        title: 'Quote',
        description: 'A quote from one person.',
        properties: {
          text: setting(prose, 'Text', 'The quote, without quotation marks. They are added automatically.', [
            'In one day, Amina found a bug that had cost us a month.',
          ]),
          language,
          name: setting(label, 'Name', 'The name of the person.', ['Leila Haddad']),
          role: setting(line, 'Role', 'The role of the person.', ['Head of Product']),
          organization: setting(line, 'Organization', 'The organization the person works for.', ['Gympark']),
          picture: { ...picture, description: 'A photo of the person.' },
          facts: { ...facts, examples: [[{ label: 'Phone', value: '+216 00 000 000' }]] },
          href: { ...href, description: 'The website of the person or the source of the quote.' },
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
      intro: ['Feedback from people I have worked with.'],
      quotes: [
        {
          text: 'In one day, Amina found a bug that had cost us a month.',
          name: 'Leila Haddad',
          role: 'Head of Product',
          organization: 'Gympark',
          href: 'https://example.com/',
        },
        { text: 'The smoothest release we’ve ever had.', name: 'Sami Ben Ali', role: 'Developer' },
      ],
    },
  ],
} as const satisfies JSONSchema;
