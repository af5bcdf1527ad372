import type { JSONSchema } from 'json-schema-to-ts';
import { page } from './page.ts';
import { patterns } from './patterns.ts';

/** Stands among the pages of a site for the Markdown files of a folder, each of which becomes a page. */
export const folder = {
  type: 'object',
  title: 'Folder',
  description: 'Every Markdown file of a folder as a page.',
  properties: {
    folder: {
      type: 'string',
      minLength: 1,
      maxLength: 200,
      pattern: patterns.folder,
      title: 'Folder',
      description:
        'A folder beside the site file. Every file in it that ends with .md becomes a page; its settings stand at its top, between two lines of ---.',
      examples: ['posts'],
    },
    path: {
      ...page.properties.path,
      description: 'Where its pages are: the name of a file comes behind it. Without it the name of the folder does.',
      examples: ['/blog'],
    },
  },
  required: ['folder'],
  additionalProperties: false,
  examples: [{ folder: 'posts', path: '/blog' }],
} as const satisfies JSONSchema;
