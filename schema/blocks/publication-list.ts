import type { JSONSchema } from 'json-schema-to-ts';
import { date, facts, href, label, line, ownPage, prose, section, shown } from '../parts.ts';
import { patterns } from '../patterns.ts';

export const publicationList = {
  type: 'object',
  title: 'Publication list',
  description: 'What you have published or presented: articles, talks, books, patents.',
  properties: {
    type: { const: 'publication-list', title: 'Type', description: 'Which block this is.' },
    ...section,
    publications: {
      type: 'array',
      minItems: 1,
      maxItems: 500,
      title: 'Publications',
      description: 'The publications, the latest first. They are shown by year.',
      items: {
        type: 'object',
        title: 'Publication',
        description: 'One article, talk, book or patent.',
        properties: {
          title: {
            ...line,
            title: 'Title',
            description: 'What it is called.',
            examples: ['Queues that forget nothing'],
          },
          kind: {
            type: 'string',
            enum: ['article', 'talk', 'book', 'patent', 'other'],
            title: 'Kind',
            description: 'What it is.',
          },
          authors: {
            type: 'array',
            items: label,
            maxItems: 100,
            title: 'Authors',
            description: 'Who wrote it, in the order of the work. Your own name is set apart.',
            examples: [['{name}', 'Sami Ben Ali']],
          },
          publisher: {
            ...line,
            title: 'Publisher',
            description: 'Where it appeared: a journal, a conference, a publisher.',
            examples: ['Journal of Web Engineering'],
          },
          date: { ...date, description: 'When it appeared.', examples: ['2022-05'] },
          href: { ...href, description: 'Where to read it.' },
          page: ownPage,
          doi: {
            type: 'string',
            maxLength: 200,
            pattern: patterns.doi,
            title: 'DOI',
            description: 'Its digital object identifier. It leads there by itself.',
            examples: ['10.1000/182'],
          },
          description: {
            ...prose,
            title: 'Description',
            description: 'What it is about, in a sentence or two.',
            examples: ['How to take messages in once, and only once.'],
          },
          facts: {
            ...facts,
            examples: [
              [
                { label: 'Volume', value: '12' },
                { label: 'Pages', value: '101–118' },
              ],
            ],
          },
          ...shown,
        },
        required: ['title'],
        additionalProperties: false,
      },
    },
  },
  required: ['type', 'publications'],
  additionalProperties: false,
  examples: [
    {
      type: 'publication-list',
      id: 'publications',
      heading: 'Publications',
      intro: ['What I have written and told.'],
      publications: [
        {
          title: 'Queues that forget nothing',
          kind: 'article',
          authors: ['{name}', 'Sami Ben Ali'],
          publisher: 'Journal of Web Engineering',
          date: '2022-05',
          doi: '10.1000/182',
          description: 'How to take messages in once, and only once.',
        },
        {
          title: 'Symfony at scale',
          kind: 'talk',
          publisher: 'Tunis Web Days',
          date: '2019',
          href: 'https://example.com/',
        },
      ],
    },
  ],
} as const satisfies JSONSchema;
