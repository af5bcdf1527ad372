import { expect, test } from 'vitest';
import { registry } from '../../../../src/blocks/registry.ts';
import { collectBlockData } from '../../../../src/core/outputs/structured-data/collect-block-data.ts';
import { graphsIn, ownerIn } from '../../../support/graph.tsx';
import { siteWith } from '../../../support/sites/site.ts';

type Block = Parameters<typeof siteWith>[number];

/* The data about the owner, without their identity. */
function factsOf(...blocks: Block[]) {
  const {
    '@type': _,
    '@id': __,
    name: ___,
    address: ____,
    jobTitle: _____,
    url,
    ...facts
  } = ownerIn(siteWith(...blocks));
  return facts;
}

const worksOf = (...blocks: Block[]) => graphsIn(siteWith(...blocks))[0]?.slice(2);

test('describes current work with its start and organization', () => {
  const entries = [
    {
      title: 'Lead',
      organization: 'Smart Touch',
      href: 'https://smart.example/',
      period: { start: '2021-01', end: 'present' },
    },
    { title: 'Advisor', organization: 'Smart Touch', href: 'https://smart.example/', period: { start: '2022' } },
    { organization: 'Own studio', href: '#', period: { start: '2020' } },
    { title: 'Writer', period: { start: '2019-02-03' } },
    { title: 'Web developer', organization: 'Old', period: { start: '2012', end: '2013' } },
    { title: 'Speaker', organization: 'Once', date: '2019' },
    { title: 'Helper', organization: 'Ever' },
  ];
  expect(factsOf({ type: 'timeline', entries })).toEqual({
    hasOccupation: [
      { '@type': 'Role', startDate: '2021-01', hasOccupation: { '@type': 'Occupation', name: 'Lead' } },
      { '@type': 'Role', startDate: '2022', hasOccupation: { '@type': 'Occupation', name: 'Advisor' } },
      { '@type': 'Role', startDate: '2019-02-03', hasOccupation: { '@type': 'Occupation', name: 'Writer' } },
    ],
    worksFor: [
      { '@type': 'Organization', name: 'Smart Touch', url: 'https://smart.example/' },
      { '@type': 'Organization', name: 'Own studio' },
    ],
  });
  expect(factsOf({ type: 'timeline', kind: 'volunteer', entries })).toEqual({});
  expect(factsOf({ type: 'timeline', kind: 'other', entries })).toEqual({});
});

test('describes where the owner studied, and separately where they still study', () => {
  const entries = [
    { title: 'Doctorate', organization: 'INSAT', period: { start: '2024' } },
    { degree: 'Master', organization: 'ENIT', period: { start: '2010', end: '2012' } },
    { degree: 'Bachelor', organization: 'ENIT' },
    { title: 'School' },
  ];
  expect(factsOf({ type: 'timeline', kind: 'education', entries })).toEqual({
    affiliation: [{ '@type': 'EducationalOrganization', name: 'INSAT' }],
    alumniOf: [{ '@type': 'EducationalOrganization', name: 'ENIT' }],
  });
});

test('describes credentials and awards, but none in progress', () => {
  const block = {
    type: 'credential-list',
    credentials: [
      {
        title: 'Scrum Master',
        issuer: 'Scrum Alliance',
        date: '2021-03',
        expires: '2031-03',
        credential: 'CSM-001234',
        href: 'https://scrum.example/1',
      },
      { title: 'Pilot', kind: 'licence', href: '/pilot.pdf' },
      { title: 'Best site', kind: 'award', issuer: 'Tunis Web Days', date: '2019' },
      { title: 'Rust', inProgress: true },
      { title: 'Prize', kind: 'award', inProgress: true },
    ],
  };
  expect(factsOf(block)).toEqual({
    hasCredential: [
      {
        '@type': 'EducationalOccupationalCredential',
        name: 'Scrum Master',
        credentialCategory: 'certificate',
        recognizedBy: { '@type': 'Organization', name: 'Scrum Alliance' },
        dateCreated: '2021-03',
        expires: '2031-03',
        identifier: 'CSM-001234',
        url: 'https://scrum.example/1',
      },
      { '@type': 'EducationalOccupationalCredential', name: 'Pilot', credentialCategory: 'license' },
    ],
    award: ['Best site'],
  });
  const { hasCredential } = ownerIn({ ...siteWith(block), url: 'https://example.com/me' });
  expect(hasCredential).toMatchObject([
    { url: 'https://scrum.example/1' },
    { url: 'https://example.com/me/pilot.pdf' },
  ]);
});

test('describes the best skills, and badges from others', () => {
  const skills = (name: string, count: number) =>
    Array.from({ length: count }, (_, rank) => ({ name: `${name}${rank}` }));
  const block = {
    type: 'skill-group',
    groups: [
      { title: 'A', skills: skills('a', 9) },
      { title: 'B', skills: [{ name: 'a0' }, ...skills('b', 2)] },
    ],
    badges: { items: [{ name: 'Agile', issuer: 'Scrum Alliance', date: '2020' }, { name: 'Own' }] },
  };
  expect(factsOf(block, { ...block, badges: undefined, groups: [{ title: 'C', skills: skills('c', 4) }] })).toEqual({
    knowsAbout: ['a0', 'a1', 'b0', 'a2', 'b1', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'c0'],
    hasCredential: [
      {
        '@type': 'EducationalOccupationalCredential',
        name: 'Agile',
        recognizedBy: { '@type': 'Organization', name: 'Scrum Alliance' },
        dateCreated: '2020',
      },
    ],
  });
});

test('describes the languages of the owner', () => {
  const facts = [
    { label: 'Location', value: 'Tunis' },
    {
      label: 'Languages',
      languages: [
        { name: 'Arabic', level: 'native' },
        { name: 'French', level: 'B2' },
      ],
    },
  ];
  expect(factsOf({ type: 'card-grid', structuredData: true, facts }).knowsLanguage).toEqual([
    { '@type': 'Language', name: 'Arabic' },
    { '@type': 'Language', name: 'French' },
  ]);
});

test('describes projects and their organizations', () => {
  const block = {
    type: 'card-grid',
    layout: 'projects',
    structuredData: true,
    cards: [
      { title: 'Gympark', description: 'Booking.', href: 'https://gym.example/', links: [{ label: 'A', href: '/' }] },
      { title: 'Sisa', links: [{ label: 'Visit', href: 'https://sisa.example/' }] },
      { title: 'Kept', for: ['cv'] },
      { title: 'Last' },
    ],
  };
  const author = { '@id': '#person' };
  expect(worksOf(block)).toEqual([
    {
      '@type': 'ItemList',
      numberOfItems: 3,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Gympark',
          description: 'Booking.',
          item: { '@type': 'CreativeWork', name: 'Gympark', author, url: 'https://gym.example/' },
        },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Sisa',
          item: { '@type': 'CreativeWork', name: 'Sisa', author, url: 'https://sisa.example/' },
        },
        { '@type': 'ListItem', position: 3, name: 'Last', item: { '@type': 'CreativeWork', name: 'Last', author } },
      ],
    },
  ]);
});

test('describes the authors, date and publisher of publications', () => {
  const block = {
    type: 'publication-list',
    publications: [
      {
        title: 'Once and only once',
        kind: 'article',
        authors: ['Sami Ben Ali', '{name}'],
        publisher: 'Journal of Web Engineering',
        date: '2022-05',
        doi: '10.1000/182',
        href: 'https://journal.example/182',
        description: 'How to take messages in.',
      },
      { title: 'Post', kind: 'article' },
      { title: 'Talk', kind: 'talk', authors: ['Sami Ben Ali'] },
      { title: 'Book', kind: 'book', authors: [] },
      { title: 'Patent', kind: 'patent' },
      { title: 'Other' },
    ],
  };
  const author = { '@id': '#person' };
  expect(worksOf(block)).toEqual([
    {
      '@type': 'ScholarlyArticle',
      name: 'Once and only once',
      headline: 'Once and only once',
      author: [{ '@type': 'Person', name: 'Sami Ben Ali' }, author],
      datePublished: '2022-05',
      publisher: { '@type': 'Organization', name: 'Journal of Web Engineering' },
      description: 'How to take messages in.',
      url: 'https://journal.example/182',
      sameAs: 'https://doi.org/10.1000/182',
    },
    { '@type': 'Article', name: 'Post', headline: 'Post', author },
    { '@type': 'PresentationDigitalDocument', name: 'Talk', author: [{ '@type': 'Person', name: 'Sami Ben Ali' }] },
    { '@type': 'Book', name: 'Book', author },
    { '@type': 'CreativeWork', name: 'Patent', author },
    { '@type': 'CreativeWork', name: 'Other', author },
  ]);
});

test('contains nothing for a block without structured data', () => {
  const today = { year: 2026, month: 1, day: 1 };
  const context = { person: { '@id': '#me' }, name: 'Amina', today };
  expect(collectBlockData(registry, [{ type: 'hero', headline: 'Hello' }], context)).toEqual({ facts: {}, things: [] });
});
