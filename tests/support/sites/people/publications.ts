import type { Page } from '../../../../schema/site.ts';

type PublicationList = Extract<Page['blocks'][number], { type: 'publication-list' }>;

const me = '{name}';

/** The publications of an academic, the latest first. */
export const publications: PublicationList['publications'] = [
  {
    title: 'Sentences that break their promise',
    kind: 'article',
    authors: [me],
    publisher: 'Reading Matters',
    date: '2025-10',
    page: '/essays/ambiguity',
    description: 'An essay for students: what garden paths have taught us about reading.',
  },
  {
    title: 'Regressions in unvowelled script are not a cost: evidence from 1,440 sentences in three languages',
    kind: 'article',
    authors: [me, 'Chloé Marchand', 'Yassine Trabelsi', 'Hannah O’Brien', 'Takeshi Mori'],
    publisher: 'Journal of Memory and Language',
    date: '2025-03',
    doi: '10.1000/jml.2025.182',
  },
  {
    title: 'A corpus of misleading sentences',
    kind: 'article',
    authors: ['Yassine Trabelsi', me],
    publisher: 'LREC',
    date: '2023-05',
    href: 'https://example.com/corpus',
    description: 'How 1.2 million sentences were found, and why _eleven thousand_ of them were thrown away.',
  },
  { title: 'What eyes do at a comma', kind: 'talk', publisher: 'AMLaP, Edinburgh', date: '2023' },
  {
    title: 'Reading without Vowels',
    kind: 'book',
    authors: [me],
    publisher: 'Carthage University Press',
    date: '2021',
    href: 'https://example.com/book',
  },
  {
    title: 'Surprisal predicts `go-past` time in Arabic',
    kind: 'article',
    authors: [me, 'Chloé Marchand'],
    publisher: 'CogSci',
    date: '2019',
    doi: '10.1000/cogsci.2019.7',
  },
];
