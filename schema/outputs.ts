import type { JSONSchema } from 'json-schema-to-ts';
import { line } from './parts.ts';

/** What is made of the site beside its pages. */
export const outputs = {
  type: 'object',
  title: 'Outputs',
  description: 'What is made of the site beside its pages.',
  properties: {
    resume: {
      type: ['boolean', 'object'],
      default: false,
      title: 'JSON Resume',
      description:
        'true writes what the pages show as /resume.json, in the format of JSON Resume, which many tools read.',
      properties: {
        notes: {
          type: 'boolean',
          default: false,
          title: 'Notes',
          description: 'true adds what "import" found in another résumé and kept under "notes".',
        },
      },
      additionalProperties: false,
      examples: [true, { notes: true }],
    },
    cv: {
      type: ['boolean', 'array'],
      items: { type: 'string', enum: ['html'], title: 'Format' },
      uniqueItems: true,
      default: true,
      title: 'CV',
      description: 'The page /cv: all of your record in the order of a CV, made for paper. false leaves it out.',
      examples: [false],
    },
    feed: {
      type: ['boolean', 'object'],
      default: false,
      title: 'Feed',
      description:
        'true writes the latest twenty posts in full as /feed.xml (Atom) and /feed.json, for readers of feeds. It takes the address of the site, "url".',
      properties: {
        title: {
          ...line,
          title: 'Title',
          description: 'What readers of feeds call it. Without it: your name.',
          examples: ['Notes of {name}'],
        },
      },
      additionalProperties: false,
      examples: [true, { title: 'Notes of {name}' }],
    },
  },
  additionalProperties: false,
  examples: [{ resume: true }],
} as const satisfies JSONSchema;
