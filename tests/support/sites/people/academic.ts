import type { Page, Site } from '../../../../schema/site.ts';
import type { Person } from './person.ts';
import { publications } from './publications.ts';
import { readFixture } from './read-fixture.ts';

const courses: Page['blocks'][number] = {
  type: 'course-list',
  id: 'teaching',
  heading: 'Teaching',
  intro: ['Slides and exercises of **all** courses may be taken and changed.'],
  courses: [
    {
      title: 'Introduction to parsing',
      description: 'From finite automata to what people do. No linguistics is needed, and a little programming is.',
      type: 'Lecture',
      term: 'Autumn 2026',
      organization: 'University of Carthage',
      place: 'Room B 204',
      level: 'Beginner',
      topics: ['Automata', 'Chart parsing', 'Surprisal'],
      href: 'https://example.com/parsing',
    },
    {
      title: 'Statistics for people who read eyes',
      type: 'Seminar',
      term: 'Spring 2026',
      organization: 'University of Carthage',
      level: 'Advanced',
      students: 18,
    },
    { title: 'Arabic corpora', type: 'Workshop', date: '2025-07', duration: 'Five days', place: 'Lyon' },
  ],
};

const about: Page['blocks'] = [
  {
    type: 'hero',
    headline: '{name}',
    title: '{title}',
    summary: 'I study how people read sentences that mislead them, in **Arabic**, English and French.',
    actions: [
      { label: 'Publications', href: '#publications' },
      { label: 'Office hours', href: '/#hours' },
    ],
    links: [{ label: 'Email', href: 'mailto:{email}', icon: 'mail' }],
  },
  {
    type: 'publication-list',
    id: 'publications',
    heading: 'Publications',
    intro: ['Drafts are on [the server of the group](https://example.com/drafts).'],
    publications,
  },
  courses,
  {
    type: 'text',
    id: 'hours',
    heading: 'Office hours',
    body: [
      'Tuesdays from two to four, **B 310**, without an appointment. During the holidays please [write](mailto:{email}).',
      '',
      '- [x] Topics for theses of this year are given out',
      '- [ ] Topics for next year: from June',
    ],
  },
];

/** An academic, with publications, courses and a long essay, to which one of the publications links. */
export const academic: Person = {
  densest: '/essays/ambiguity',
  site: {
    version: 2,
    language: 'en',
    url: 'https://benyoussef.example/',
    owner: {
      name: 'Salma Ben Youssef',
      title: 'Professor of computational linguistics',
      email: 'salma@benyoussef.example',
      location: 'Tunis',
    },
    theme: { accent: 25, artwork: 'tile' },
    navigation: [
      { label: 'Publications', href: '/#publications' },
      { label: 'Teaching', href: '/#teaching' },
    ],
    footer: { copyright: '© 2026 {name}', print: true },
    pages: [
      { path: '/', title: '{name}: {title}', description: 'Publications and teaching of {name}.', blocks: about },
      {
        path: '/essays/ambiguity',
        title: 'Sentences that break their promise: {name}',
        description: 'What five decades of garden paths have taught us about reading.',
        blocks: [
          {
            type: 'hero',
            kind: 'article',
            headline: 'Sentences that break their promise',
            title: 'What garden paths have taught us about reading',
            date: '2025-10',
          },
          { type: 'text', id: 'essay', file: 'ambiguity.md' },
        ],
      },
    ],
  },
  files: async () => ({ 'ambiguity.md': await readFixture('academic/ambiguity.md') }),
};

/** The same essay on a right-to-left site. */
export const arabicAcademic: Person = {
  densest: '/ghumud',
  site: {
    version: 2,
    language: 'ar',
    url: 'https://benyoussef.example/',
    owner: { name: 'سلمى بن يوسف', title: 'أستاذة اللسانيات الحاسوبية', email: 'salma@benyoussef.example' },
    theme: academic.site.theme,
    navigation: [{ label: 'المقال', href: '/ghumud' }],
    pages: [
      {
        path: '/',
        title: '{name}',
        description: 'مقالات {name} عن القراءة.',
        blocks: [
          { type: 'hero', headline: '{name}', title: '{title}', summary: 'أدرس كيف يقرأ الناس جملاً **تضلّلهم**.' },
          {
            type: 'card-grid',
            id: 'essays',
            heading: 'مقالات',
            cards: [{ title: 'جملٌ لا تفي بوعدها', description: 'ما علّمتنا إيّاه.', page: '/ghumud' }],
          },
        ],
      },
      {
        path: '/ghumud',
        title: 'جملٌ لا تفي بوعدها: {name}',
        date: '2025-10-12',
        tags: ['قراءة'],
        summary: 'ما علّمتنا إيّاه خمسون سنة.',
        blocks: [
          { type: 'hero', kind: 'article', headline: 'جملٌ لا تفي بوعدها', title: 'ما علّمتنا إيّاه خمسون سنة' },
          { type: 'text', id: 'essay', file: 'ghumud.md' },
        ],
      },
    ],
  } satisfies Site,
  files: async () => ({ 'ghumud.md': await readFixture('academic/ghumud.md') }),
};
