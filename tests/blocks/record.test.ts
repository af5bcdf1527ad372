import { expect, test } from 'vitest';
import { rich } from '../support/rich-text.ts';
import { blocksOf, compileSite, siteWith } from '../support/sites/site.ts';

/* The blocks of the record, as their views get them. */

const hero = { type: 'hero', headline: 'Hello' };
const shown = (block: object, language = 'en') =>
  blocksOf({ ...siteWith(hero, { id: 'b', ...block }), language })[1] as unknown as Record<string, object[]>;
const entries = (list: object[], language?: string) =>
  (shown({ type: 'timeline', entries: list }, language).entries ?? []) as { dates?: string }[];
const picture = { src: '/logo.svg', decorative: true };

test('formats dates with their written precision', () => {
  const dates = (entry: object) => entries([{ title: 'x', ...entry }])[0]?.dates;
  expect(
    [
      {},
      { date: '2016' },
      { date: '2016-10' },
      { date: '2016-10-03' },
      { period: { start: '2016' } },
      { period: { start: '2016', end: 'present' } },
      { period: { start: '2016-10', end: '2017' } },
      { period: { start: '2014-11', end: '2014-11' } },
      { period: { start: '2014-11', end: '2014' } },
      { period: { start: '2014', end: '2014-11' } },
      { period: { start: '2014-11-03', end: '2014-11-04' } },
    ].map(dates),
  ).toEqual([
    undefined,
    '2016',
    'Oct. 2016',
    'October 3, 2016',
    '2016 to present',
    '2016 to present',
    'Oct. 2016 to 2017',
    'Nov. 2014',
    '2014',
    '2014',
    'November 3, 2014 to November 4, 2014',
  ]);
});

test('formats days in the order of the language, and unchanged for an unknown language', () => {
  const day = (language: string) => entries([{ title: 'x', date: '2016-10-03' }], language)[0]?.dates;
  expect(['en', 'fr', 'de', 'es-MX', 'xx'].map(day)).toEqual([
    'October 3, 2016',
    '3 octobre 2016',
    '3. Oktober 2016',
    '3 de octubre de 2016',
    '2016-10-03',
  ]);
});

test('uses the title, degree or organization as the heading of an entry, without repetition', () => {
  expect(
    entries([
      { title: 'a', organization: 'b', degree: 'c', area: 'd', employment: 'e', score: 'f', courses: ['g', 'h'] },
      { organization: 'b', degree: 'c', area: 'd' },
      { organization: 'b', degree: 'c', courses: [] },
      { organization: 'b', area: 'd' },
      { organization: 'b' },
    ]),
  ).toMatchObject([
    {
      title: 'a',
      organization: 'b',
      details: [{ text: 'c, d' }, { text: 'e' }, { label: 'Grade', text: 'f' }, { label: 'Courses', text: 'g, h' }],
    },
    { title: 'c, d', organization: 'b' },
    { title: 'c', organization: 'b' },
    { title: 'd', organization: 'b' },
    { title: 'b' },
  ]);
  for (const entry of entries([{ organization: 'b' }])) expect(Object.keys(entry)).toEqual(['title']);
});

test('resolves the logo of an organization', () => {
  expect(entries([{ title: 'a', picture }])).toMatchObject([{ picture: { src: '/logo.svg' } }]);
});

test('shows a group without levels as a list of tags', () => {
  const groups = [
    { title: 'a', skills: [{ name: 'x', level: 'Master' }, { name: 'y' }] },
    { title: 'b', skills: [{ name: 'x', level: 0 }, { name: 'y' }] },
  ];
  const group = shown({ type: 'skill-group', groups }).groups;
  expect(group?.[0]).toMatchObject({ isTags: true, skills: [{ name: 'x', details: ['Master'] }, { name: 'y' }] });
  expect(group?.[1]).toStrictEqual({ title: 'b', skills: [{ name: 'x', level: 0 }, { name: 'y' }] });
});

test('links a skill to where it was used, on this page or another, unless that is hidden', () => {
  const skill = { name: 'x', since: '2016-10', keywords: ['k'], evidence: ['here', 'there', 'paper'] };
  const site = siteWith(
    hero,
    { type: 'skill-group', id: 's', groups: [{ title: 'a', skills: [skill] }] },
    {
      type: 'timeline',
      id: 't',
      entries: [
        { id: 'here', organization: 'INSAT', degree: 'Master', area: 'Law' },
        { id: 'paper', title: 'Paper', for: ['cv'] },
        { id: 'draft', title: 'Draft', hidden: true },
      ],
    },
  );
  const cards = [
    { id: 'there', title: 'There' },
    { id: 'here', title: 'Second' },
  ];
  site.pages.push({ path: '/work', title: 'Work', blocks: [{ type: 'card-grid', cards }] });
  expect(blocksOf(site)[1]).toMatchObject({
    groups: [
      {
        skills: [
          {
            keywords: ['k'],
            details: ['since Oct. 2016'],
            usedAt: {
              links: [
                { label: 'Master, Law', href: '#here' },
                { label: 'There', href: '/work#there' },
              ],
            },
          },
        ],
      },
    ],
  });
});

test('describes a credential, with a status that changes when it expires', () => {
  const credentials = [
    { title: 'a' },
    {
      title: 'b',
      kind: 'award',
      issuer: 'i',
      date: '2021-03',
      expires: '2026-03',
      credential: 'c',
      href: '/x.pdf',
      description: 'd',
      picture,
    },
    { title: 'c', inProgress: true, expires: '2026' },
  ];
  const { site } = compileSite(siteWith(hero, { type: 'credential-list', id: 'b', credentials }));
  const [, block] = site?.pages[0]?.blocks ?? [];
  expect(block).toMatchObject({
    credentials: [
      { title: 'a' },
      {
        title: 'b',
        kind: 'Award',
        issuer: 'i',
        date: 'Mar. 2021',
        status: rich({
          kind: 'time',
          of: 'until',
          date: '2026-03',
          before: 'valid until Mar. 2026',
          after: 'expired Mar. 2026',
        }),
        credential: 'c',
        href: '/x.pdf',
        description: 'd',
        picture: { src: '/logo.svg' },
      },
      { title: 'c', status: 'In progress' },
    ],
  });
  expect(block?.type === 'credential-list' && Object.keys(block.credentials[0] ?? {})).toEqual(['title']);
});

test('keeps special characters of the labels around an end date', () => {
  const labels = { until: 'until {date} | {', expired: '{date} }' };
  const site = siteWith(hero, {
    type: 'credential-list',
    id: 'b',
    credentials: [{ title: 'a', expires: '2026' }],
  });
  const { site: resolved } = compileSite({ ...site, labels: { ...labels, until: 'until {date} | {{' } });
  const [, block] = resolved?.pages[0]?.blocks ?? [];
  expect(block).toMatchObject({
    credentials: [{ status: { rich: [{ before: 'until 2026 | {', after: '2026 }' }] } }],
  });
});

test('marks the owner among the authors of a publication, and finds its year', () => {
  const publications = [
    { title: 'a', kind: 'other' },
    { title: 'b', kind: 'talk', authors: ['{name}', 'Sami'], date: '2022-05-04', doi: '10.1000/182', for: ['web'] },
  ];
  expect(shown({ type: 'publication-list', publications }).publications).toMatchObject([
    { title: 'a' },
    {
      kind: 'Talk',
      authors: [{ name: 'Amina Trabelsi', isOwner: true }, { name: 'Sami' }],
      date: 'May 4, 2022',
      year: '2022',
    },
  ]);
});

test('resolves the portrait of a quote', () => {
  const quotes = [{ text: 'a' }, { name: 'b', picture }];
  expect(shown({ type: 'quote-list', quotes }).quotes).toMatchObject([
    { text: 'a' },
    { picture: { src: '/logo.svg' } },
  ]);
});

test('describes the date and place of a course', () => {
  const courses = [
    { title: 'a' },
    { title: 'b', organization: 'o', place: 'p', term: 't', date: '2023-10' },
    { title: 'c', type: 'Seminar' },
  ];
  expect(shown({ type: 'course-list', courses }).courses).toMatchObject([
    { title: 'a' },
    { title: 'b', details: ['o', 'p', 't', 'Oct. 2023'] },
    { title: 'c', type: 'Seminar' },
  ]);
});

test('describes a card', () => {
  const cards = [
    { title: 'a' },
    {
      title: 'b',
      role: 'r',
      roles: ['r', 's'],
      technologies: ['x', 'y'],
      keywords: ['y', 'z'],
      organization: 'o',
      period: { start: '2020', end: '2020' },
      price: 'free',
      pictures: [picture],
    },
    { title: 'c', roles: ['s'], keywords: ['z'] },
    { title: 'd', pictures: [], keywords: [], roles: [] },
  ];
  expect(shown({ type: 'card-grid', cards }).cards).toMatchObject([
    { title: 'a' },
    {
      role: 'r, s',
      technologies: ['x', 'y', 'y', 'z'],
      details: ['o', '2020', 'free'],
      pictures: [{ src: '/logo.svg' }],
    },
    { role: 's', technologies: ['z'] },
    { title: 'd' },
  ]);
});

test('shows a card grid of facts without cards', () => {
  const facts = [{ label: 'Languages', languages: [{ name: 'French' }, { name: 'Italian', level: 'a little' }] }];
  expect(shown({ type: 'card-grid', facts })).toMatchObject({ cards: [] });
});
