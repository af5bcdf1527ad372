import type { JSONSchema } from 'json-schema-to-ts';
import {
  block,
  date,
  entry,
  entryList,
  facts,
  href,
  label,
  language,
  line,
  list,
  ownPage,
  prose,
  recordSection,
  setting,
  shown,
} from '../../../schema/parts.ts';
import { patterns } from '../../../schema/patterns.ts';

const publication = entry('Publication', 'An article, talk, book or patent.', ['title'], {
  title: setting(line, 'Title', 'The title of the publication.', ['Reliable message queues']),
  language,
  kind: {
    type: 'string',
    enum: ['article', 'talk', 'book', 'patent', 'other'],
    title: 'Kind',
    description: 'The kind of publication.',
  },
  authors: setting(
    list(label, 100),
    'Authors',
    'The authors, in the order listed on the publication. Your name is highlighted.',
    [['{name}', 'Sami Ben Ali']],
  ),
  publisher: setting(line, 'Publisher', 'The journal, conference or publisher.', ['Journal of Web Engineering']),
  date: { ...date, description: 'The publication date.', examples: ['2022-05'] },
  href: { ...href, description: 'The URL of the publication.' },
  page: ownPage,
  doi: {
    type: 'string',
    maxLength: 200,
    pattern: patterns.doi,
    title: 'DOI',
    description: 'The digital object identifier. The link is added automatically.',
    examples: ['10.1000/182'],
  },
  description: setting(prose, 'Description', 'What the publication is about, in one or two sentences.', [
    'How to process every message exactly once.',
  ]),
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
});

export const publicationList = {
  ...block('publication-list', 'Your articles, talks, books and patents.', ['publications'], {
    ...recordSection,
    publications: entryList(
      publication,
      500,
      'Publications',
      'The publications, latest first. They are grouped by year.',
    ),
  }),
  examples: [
    {
      type: 'publication-list',
      id: 'publications',
      heading: 'Publications',
      intro: ['My articles and talks.'],
      publications: [
        {
          title: 'Reliable message queues',
          kind: 'article',
          authors: ['{name}', 'Sami Ben Ali'],
          publisher: 'Journal of Web Engineering',
          date: '2022-05',
          doi: '10.1000/182',
          description: 'How to process every message exactly once.',
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
