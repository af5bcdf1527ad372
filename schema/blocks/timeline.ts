import type { JSONSchema } from 'json-schema-to-ts';
import { hidden, href, label, line, period, prose, section } from '../parts.ts';

export const timeline = {
  type: 'object',
  title: 'Timeline',
  description: 'Where you worked or studied, the latest first.',
  properties: {
    type: { const: 'timeline', title: 'Type', description: 'Which block this is.' },
    ...section,
    entries: {
      type: 'array',
      minItems: 1,
      maxItems: 100,
      title: 'Entries',
      description: 'The latest first. Entries that follow each other at one company are drawn as its roles.',
      items: {
        type: 'object',
        title: 'Entry',
        description: 'One role.',
        properties: {
          title: { ...line, title: 'Title', description: 'The role.', examples: ['Fullstack Developer'] },
          company: { ...line, title: 'Company', description: 'Where it was.', examples: ['Smart Touch'] },
          href: { ...href, description: 'The address of the company.' },
          location: { ...line, title: 'Location', description: 'The place.', examples: ['Tunis, Tunisia'] },
          period,
          description: {
            ...prose,
            title: 'Description',
            description: 'What the role was about.',
            examples: ['I lead a team of six.'],
          },
          achievements: {
            type: 'array',
            items: prose,
            maxItems: 40,
            title: 'Achievements',
            description: 'What changed while you were there, one sentence each.',
            examples: [['Took releases from monthly to weekly']],
          },
          technologies: {
            type: 'array',
            items: label,
            maxItems: 60,
            title: 'Technologies',
            description: 'What you used.',
            examples: [['Symfony', 'React']],
          },
          hidden,
        },
        required: ['title', 'company', 'period'],
        additionalProperties: false,
      },
    },
  },
  required: ['type', 'entries'],
  additionalProperties: false,
  examples: [
    {
      type: 'timeline',
      id: 'experience',
      heading: 'Experience',
      intro: ['Where I have worked, and what changed while I was there.'],
      entries: [
        {
          title: 'Team Lead',
          company: 'Smart Touch',
          href: 'https://example.com/',
          location: 'Tunis, Tunisia',
          period: { start: '2021-01', end: 'present' },
          description: 'I lead a team of six.',
          achievements: ['Took releases from monthly to weekly'],
          technologies: ['Symfony', 'React'],
        },
        { title: 'Developer', company: 'Smart Touch', period: { start: '2016-10', end: '2020-12' } },
        { title: 'Web Developer', company: 'Studio', location: 'Sfax', period: { start: '2012-07', end: '2013-07' } },
      ],
    },
  ],
} as const satisfies JSONSchema;
