import type { JSONSchema } from 'json-schema-to-ts';
import { date, hidden, label, line, picture, prose } from './parts.ts';
import { patterns } from './patterns.ts';

/**
 * A placeholder for the list of blocks: compose.ts replaces it in the schema, and TypeScript recognizes it by this
 * title.
 */
const blockPlaceholder = { title: 'Block' } as const satisfies JSONSchema;

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
      description: 'The path of the page. "/" is the home page.',
      examples: ['/', '/privacy-policy'],
    },
    title: {
      ...line,
      title: 'Title',
      description: 'The page title in browser tabs and search results.',
      examples: ['{name}: {title}'],
    },
    description: {
      ...prose,
      title: 'Description',
      description: 'One or two sentences for search results and link previews. Defaults to the page summary.',
      examples: ['Portfolio of {name}, {title}.'],
    },
    image: { ...picture, title: 'Link preview', description: 'The image for link previews of this page.' },
    date: {
      ...date,
      description: 'The publication date. A page with a date is a post and appears in page lists and in the feed.',
      examples: ['2026-03-15'],
    },
    updated: {
      ...date,
      title: 'Updated',
      description: 'The date of the last significant change.',
      examples: ['2026-04-02'],
    },
    tags: {
      type: 'array',
      items: label,
      maxItems: 20,
      uniqueItems: true,
      title: 'Tags',
      description:
        'The topics of the page, each in one or two words. A page list can show only pages with certain tags.',
      examples: [['symfony', 'queues']],
    },
    summary: {
      ...prose,
      title: 'Summary',
      description: 'One or two sentences for page lists and the feed. Defaults to the page description.',
      examples: ['How we migrated forty gyms in one night.'],
    },
    draft: {
      type: 'boolean',
      default: false,
      title: 'Draft',
      description: 'Whether the page is visible only on the dev server.',
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
