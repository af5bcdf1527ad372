import type { JSONSchema } from 'json-schema-to-ts';
import { page } from './page.ts';
import { patterns } from './patterns.ts';

/** Stands among the pages of a site for the Markdown files of a folder, each of which becomes a page. */
export const folder = {
  type: 'object',
  title: 'Folder',
  description: 'A folder whose Markdown files each become a page.',
  properties: {
    folder: {
      type: 'string',
      minLength: 1,
      maxLength: 200,
      pattern: patterns.folder,
      title: 'Folder',
      description:
        'A folder next to site.json. Each .md file in it becomes a page; put the page settings at the top of the file, between two lines of ---.',
      examples: ['posts'],
    },
    path: {
      ...page.properties.path,
      description:
        'The path that the pages share, followed by the name of each file. Defaults to the name of the folder.',
      examples: ['/blog'],
    },
  },
  required: ['folder'],
  additionalProperties: false,
  examples: [{ folder: 'posts', path: '/blog' }],
} as const satisfies JSONSchema;
