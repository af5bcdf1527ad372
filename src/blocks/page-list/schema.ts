import type { JSONSchema } from 'json-schema-to-ts';
import { block, label, section } from '../../../schema/parts.ts';

export const pageList = {
  ...block('page-list', 'A list of pages, latest first: all posts, or pages with certain tags.', [], {
    ...section,
    tags: {
      type: 'array',
      items: label,
      minItems: 1,
      maxItems: 20,
      uniqueItems: true,
      title: 'Tags',
      description:
        'The tags of the pages to list. A page needs at least one of these tags. Without this setting, all pages with a date are listed.',
      examples: [['symfony']],
    },
    limit: {
      type: 'integer',
      minimum: 1,
      maximum: 100,
      title: 'Limit',
      description:
        'The maximum number of pages to list. Without a limit, lists of more than 20 pages are paginated, for example at /blog/2.',
      examples: [3],
    },
  }),
  examples: [
    {
      type: 'page-list',
      id: 'posts',
      heading: 'Posts',
      intro: ['What I have learned along the way.'],
      limit: 3,
    },
  ],
} as const satisfies JSONSchema;
