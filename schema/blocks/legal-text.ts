import type { JSONSchema } from 'json-schema-to-ts';
import { line, link, paragraphs, prose, section } from '../parts.ts';

export const legalText = {
  type: 'object',
  title: 'Legal text',
  description: 'A long text in sections: a privacy policy, terms of service.',
  properties: {
    type: { const: 'legal-text', title: 'Type', description: 'Which block this is.' },
    ...section,
    updated: {
      ...line,
      title: 'Last updated',
      description: 'The line under the heading. {today} is the current date.',
      examples: ['Last updated: {today}'],
    },
    back: { ...link, title: 'Back link', description: 'The link above the heading.' },
    sections: {
      type: 'array',
      minItems: 1,
      maxItems: 200,
      title: 'Sections',
      description: 'The sections, listed under "On this page" as well.',
      items: {
        type: 'object',
        title: 'Section',
        description: 'A heading, its paragraphs, a list.',
        properties: {
          heading: { ...line, title: 'Heading', description: 'The title of this section.', examples: ['Your Rights'] },
          paragraphs: {
            ...paragraphs,
            title: 'Paragraphs',
            description: 'The text, a paragraph each.',
            examples: [['You can ask what is known about you.']],
          },
          list: {
            type: 'array',
            items: prose,
            maxItems: 100,
            title: 'List',
            description: 'Points under the paragraphs.',
            examples: [['Ask to see your information', 'Have it deleted']],
          },
          links: {
            type: 'array',
            items: link,
            maxItems: 20,
            title: 'Links',
            description: 'Links at the end of the section.',
            examples: [[{ label: '{email}', href: 'mailto:{email}' }]],
          },
        },
        required: ['heading'],
        additionalProperties: false,
      },
    },
  },
  required: ['type', 'heading', 'sections'],
  additionalProperties: false,
  examples: [
    {
      type: 'legal-text',
      id: 'privacy',
      heading: 'Privacy Policy',
      intro: ['This policy is short because the site collects little.'],
      updated: 'Last updated: {today}',
      back: { label: 'Back to Home', href: '/' },
      sections: [
        {
          heading: 'Your Rights',
          paragraphs: ['You can ask what is known about you.'],
          list: ['Ask to see your information', 'Have it deleted'],
          links: [{ label: '{email}', href: 'mailto:{email}' }],
        },
      ],
    },
  ],
} as const satisfies JSONSchema;
