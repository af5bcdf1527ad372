import type { JSONSchema } from 'json-schema-to-ts';
import { page } from './page.ts';
import { patterns } from './patterns.ts';

/** An item of "pages" that stands for the Markdown files in a folder, each of which becomes a page. */
export const folder = {
  type: 'object',
  title: 'Folder',
  description: 'A folder of Markdown files. Each file becomes a page.',
  properties: {
    folder: {
      type: 'string',
      minLength: 1,
      maxLength: 200,
      pattern: patterns.folder,
      title: 'Folder',
      description:
        'The name of a folder next to site.json. Each .md file in the folder becomes a page. Put the page settings at the top of the file, between two lines of ---.',
      examples: ['posts'],
    },
    path: {
      ...page.properties.path,
      description: 'The base path of the pages, to which the name of each file is added. Defaults to the folder name.',
      examples: ['/blog'],
    },
  },
  required: ['folder'],
  additionalProperties: false,
  examples: [{ folder: 'posts', path: '/blog' }],
} as const satisfies JSONSchema;
