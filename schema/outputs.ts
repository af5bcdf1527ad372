import type { JSONSchema } from 'json-schema-to-ts';

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
  },
  additionalProperties: false,
  examples: [{ resume: true }],
} as const satisfies JSONSchema;
