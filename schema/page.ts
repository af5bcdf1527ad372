import type { JSONSchema } from 'json-schema-to-ts';
import { date, hidden, label, line, picture, prose } from './parts.ts';
import { patterns } from './patterns.ts';

/** Stands for "one of the blocks": compose.ts fills it with the list, TypeScript by this title. */
export const blockPlaceholder = { title: 'Block' } as const satisfies JSONSchema;

export const page = {
  type: 'object',
  title: 'Page',
  description: 'One page of the site.',
  properties: {
    path: {
      type: 'string',
      minLength: 1,
      maxLength: 200,
      pattern: patterns.path,
      title: 'Path',
      description: 'The address of the page inside the site. "/" is the home page.',
      examples: ['/', '/privacy-policy'],
    },
    title: {
      ...line,
      title: 'Title',
      description: 'What browser tabs and search results show.',
      examples: ['{name}: {title}'],
    },
    description: {
      ...prose,
      title: 'Description',
      description: 'A sentence or two for search results and link previews. Without it they take the summary.',
      examples: ['Portfolio of {name}, {title}.'],
    },
    image: { ...picture, title: 'Link preview', description: 'The picture that link previews of this page show.' },
    date: {
      ...date,
      description: 'When it was written. A page with a date is a post: lists of pages and the feed have it.',
      examples: ['2026-03-15'],
    },
    updated: {
      ...date,
      title: 'Updated',
      description: 'When it was last changed in earnest.',
      examples: ['2026-04-02'],
    },
    tags: {
      type: 'array',
      items: label,
      maxItems: 20,
      uniqueItems: true,
      title: 'Tags',
      description: 'What it is about, a word or two each. Lists of pages choose by them.',
      examples: [['symfony', 'queues']],
    },
    summary: {
      ...prose,
      title: 'Summary',
      description: 'A sentence or two for lists of pages and the feed. Without it they take the description.',
      examples: ['How forty gyms moved over in one night.'],
    },
    draft: {
      type: 'boolean',
      default: false,
      title: 'Draft',
      description: 'true shows the page in "dev" only.',
    },
    hidden,
    blocks: {
      type: 'array',
      minItems: 1,
      title: 'Blocks',
      description: 'The sections of the page, from top to bottom.',
      items: blockPlaceholder,
    },
  },
  required: ['path', 'title', 'blocks'],
  additionalProperties: false,
  examples: [{ path: '/talks', title: 'Talks: {name}', blocks: [{ type: 'hero', headline: 'Talks' }] }],
} as const satisfies JSONSchema;
