import type { JSONSchema } from 'json-schema-to-ts';
import { label, section } from '../parts.ts';

export const pageList = {
  type: 'object',
  title: 'Page list',
  description: 'Pages of the site, the latest first: your posts, or the pages with some tag.',
  properties: {
    type: { const: 'page-list', title: 'Type', description: 'Which block this is.' },
    ...section,
    tags: {
      type: 'array',
      items: label,
      minItems: 1,
      maxItems: 20,
      uniqueItems: true,
      title: 'Tags',
      description: 'Lists the pages that have one of these tags. Without it every page with a date is listed.',
      examples: [['symfony']],
    },
    limit: {
      type: 'integer',
      minimum: 1,
      maximum: 100,
      title: 'Limit',
      description:
        'Lists no more than these, the latest. Without it a list of more than 20 goes on at addresses of its own: /blog/2.',
      examples: [3],
    },
  },
  required: ['type'],
  additionalProperties: false,
  examples: [
    {
      type: 'page-list',
      id: 'posts',
      heading: 'Posts',
      intro: ['What I have learned on the way.'],
      limit: 3,
    },
  ],
} as const satisfies JSONSchema;
