import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { registry } from '../../../../src/blocks/registry.ts';
import { siteOf } from '../../../../src/cli/new/starter.ts';
import { resumeOf, resumeText } from '../../../../src/core/outputs/resume/resume-of.ts';
import { type AnyRecord, acceptsResume, day, written } from '../../../support/resume.ts';
import { root } from '../../../support/root.ts';
import { exampleOf, siteWith, smallSite } from '../../../support/sites/site.ts';

const resumeWith = (...blocks: AnyRecord[]) => resumeOf(registry, written(siteWith(...blocks)), day);
const ownedBy = (owner: AnyRecord, more: AnyRecord = {}) =>
  resumeOf(registry, written({ ...smallSite(), owner, ...more }), day).basics;

test.each([
  ['the starter', JSON.stringify(siteOf({}))],
  ['the sample', readFileSync(join(root, 'site.json'), 'utf8')],
])('%s is exported as a valid JSON Resume', (_, text) => {
  const resume = resumeOf(registry, written(JSON.parse(text)), day);
  expect(acceptsResume(resume), JSON.stringify(acceptsResume.errors)).toBe(true);
});

test('every block is exported to its section', () => {
  const types = ['timeline', 'skill-group', 'credential-list', 'publication-list', 'quote-list', 'interest-list'];
  const resume = resumeWith(...types.map(exampleOf), { ...exampleOf('card-grid'), id: 'projects' });
  expect(acceptsResume(resume), JSON.stringify(acceptsResume.errors)).toBe(true);
  expect(resume).toMatchInlineSnapshot(`
    {
      "awards": [
        {
          "awarder": "Tunis Web Days",
          "date": "2019",
          "summary": "Awarded for Gympark.",
          "title": "Best booking platform",
        },
      ],
      "basics": {
        "email": "amina@example.com",
        "label": "Developer",
        "location": {
          "city": "Tunis",
        },
        "name": "Amina Trabelsi",
      },
      "certificates": [
        {
          "date": "2021-03",
          "issuer": "Scrum Alliance",
          "name": "Certified Scrum Master",
          "url": "https://example.com/",
        },
        {
          "date": "2021-03",
          "issuer": "Scrum Alliance",
          "name": "Scrum Master",
          "url": "https://example.com/",
        },
      ],
      "interests": [
        {
          "keywords": [
            "Film",
            "Portraits",
          ],
          "name": "Photography",
        },
        {
          "name": "Long-distance running",
        },
      ],
      "languages": [
        {
          "fluency": "Native speaker",
          "language": "Arabic",
        },
        {
          "fluency": "B2",
          "language": "French",
        },
      ],
      "projects": [
        {
          "description": "Booking platform for a gym chain.",
          "endDate": "2022-06",
          "highlights": [
            "Migrated forty gyms in one night",
          ],
          "keywords": [
            "Symfony",
            "React",
          ],
          "name": "Gympark",
          "roles": [
            "Full Stack Developer",
          ],
          "startDate": "2021",
          "type": "Full Stack",
          "url": "https://example.com/gympark",
        },
        {
          "description": "Corporate site with a page for each subsidiary.",
          "name": "Sisa Group",
          "type": "Full Stack",
        },
      ],
      "publications": [
        {
          "name": "Reliable message queues",
          "publisher": "Journal of Web Engineering",
          "releaseDate": "2022-05",
          "summary": "How to process every message exactly once.",
          "url": "https://doi.org/10.1000/182",
        },
        {
          "name": "Symfony at scale",
          "publisher": "Tunis Web Days",
          "releaseDate": "2019",
          "url": "https://example.com/",
        },
      ],
      "references": [
        {
          "name": "Leila Haddad",
          "reference": "In one day, Amina found a bug that had cost us a month.",
        },
        {
          "name": "Sami Ben Ali",
          "reference": "The smoothest release we’ve ever had.",
        },
      ],
      "skills": [
        {
          "level": "95",
          "name": "PHP",
        },
        {
          "keywords": [
            "Doctrine",
            "API Platform",
          ],
          "level": "92",
          "name": "Symfony",
        },
        {
          "level": "100",
          "name": "Rust",
        },
        {
          "name": "Learning: Elixir",
        },
      ],
      "work": [
        {
          "description": "A studio that builds booking platforms.",
          "highlights": [
            "Moved from monthly to weekly releases",
          ],
          "location": "Tunis, Tunisia",
          "name": "Smart Touch",
          "position": "Team Lead",
          "startDate": "2021-01",
          "summary": "I lead a team of six.",
          "url": "https://example.com/",
        },
        {
          "endDate": "2020-12",
          "name": "Smart Touch",
          "position": "Developer",
          "startDate": "2016-10",
        },
        {
          "endDate": "2013",
          "location": "Sfax",
          "name": "Studio",
          "position": "Web Developer",
          "startDate": "2012",
        },
      ],
    }
  `);
});

describe('texts', () => {
  test('have filled placeholders, with the day of the build', () => {
    const work = { type: 'timeline', entries: [{ title: '{title} since {yearsSince:2016}', organization: '{{x}' }] };
    expect(resumeWith(work).work).toEqual([{ name: '{x}', position: 'Developer since 10' }]);
  });
});

test("nothing is exported that the pages don't show", () => {
  const site = siteWith(
    { type: 'timeline', entries: [{ title: 'a' }, { title: 'b', hidden: true }, { title: 'c', for: ['cv'] }] },
    { type: 'interest-list', hidden: true, interests: [{ name: 'd' }] },
    { type: 'quote-list', for: ['cv'], quotes: [{ text: 'e' }] },
  );
  site.pages.push({ path: '/x', title: 'x', hidden: true, blocks: [{ type: 'quote-list', quotes: [{ text: 'f' }] }] });
  site.owner = {
    name: 'g',
    phone: '+1 23',
    location: { address: 'h', postalCode: 'i', city: 'j' },
    for: { phone: ['cv'], address: ['cv'] },
  };
  expect(resumeOf(registry, written(site), day)).toEqual({
    basics: { name: 'g', location: { city: 'j' } },
    work: [{ position: 'a' }],
  });
});

describe('the owner', () => {
  test('has a picture and pages only if the URL of the site is known', () => {
    const owner = {
      name: 'a',
      picture: { src: '/me é.jpg'.replace(' ', '-'), decorative: true },
      profiles: [
        { network: 'b', href: '/' },
        { network: 'c', href: 'mailto:a@example.com' },
      ],
    };
    expect(ownedBy(owner)).toEqual({ name: 'a', profiles: [{ network: 'b' }, { network: 'c' }] });
    expect(ownedBy(owner, { url: 'https://example.com/me/' })).toEqual({
      name: 'a',
      image: 'https://example.com/me/me-%C3%A9.jpg',
      profiles: [{ network: 'b', url: 'https://example.com/me/' }, { network: 'c' }],
    });
  });

  test.each([
    ['a website is written as a URI', { website: 'https://example.com/é' }, { url: 'https://example.com/%C3%A9' }],
    [
      'the words of a link into the site name a network',
      { profiles: [{ label: 'Blog', href: '/' }] },
      { profiles: [{ network: 'Blog' }] },
    ],
    ['a line of text is a city', { location: 'Tunis, Tunisia' }, { location: { city: 'Tunis, Tunisia' } }],
    ['a place of no parts is none', { location: {} }, {}],
    [
      'a mail address in other letters has the domain that programs use',
      { email: 'a@exämple.com' },
      { email: 'a@xn--exmple-cua.com' },
    ],
    ['a mail address that programs refuse is left out', { email: 'ünï@example.com' }, {}],
    ['a mail address without a domain is left out', { email: 'a@%' }, {}],
    [
      'the words of a link name a network',
      { profiles: [{ label: 'Blog', href: 'https://b.example.com/' }] },
      { profiles: [{ network: 'Blog', url: 'https://b.example.com/' }] },
    ],
    [
      'the host of a link names none',
      { profiles: [{ label: 'b.example.com', href: 'https://b.example.com/' }] },
      { profiles: [{ url: 'https://b.example.com/' }] },
    ],
    [
      'the name of a user names none',
      { profiles: [{ label: 'c', username: 'c', href: 'https://b.example.com/' }] },
      { profiles: [{ username: 'c', url: 'https://b.example.com/' }] },
    ],
  ])('%s', (_, owner, expected) => {
    expect(ownedBy({ name: 'a', ...owner })).toEqual({ name: 'a', ...expected });
  });
});

describe('dates', () => {
  test.each([
    [{ period: { start: '2014', end: '2015-02' } }, { startDate: '2014', endDate: '2015-02' }],
    [{ period: { start: '2014', end: 'present' } }, { startDate: '2014' }],
    [{ period: { start: '2014' } }, { startDate: '2014' }],
    [{ date: '2014-02-03' }, { endDate: '2014-02-03' }],
    [{ period: { start: '0987', end: '1014' } }, { endDate: '1014' }],
    [{ date: '3014' }, {}],
  ])('%j', (when, expected) => {
    expect(resumeWith({ type: 'timeline', entries: [{ title: 'a', ...when }] }).work).toEqual([
      { position: 'a', ...expected },
    ]);
  });
});

test("posts aren't part of the record", () => {
  const site = siteWith({ type: 'timeline', entries: [{ title: 'a' }] });
  const quotes = { type: 'quote-list', quotes: [{ text: 'b', name: 'c' }] };
  site.pages.push({ path: '/post', title: 'Post', date: '2021', blocks: [quotes] });
  expect(resumeOf(registry, written(site), day)).not.toHaveProperty('references');
  expect(resumeOf(registry, written(site), day).work).toEqual([{ position: 'a' }]);
  delete site.pages[1].date;
  expect(resumeOf(registry, written(site), day).references).toEqual([{ name: 'c', reference: 'b' }]);
});

test('URLs follow RFC 3986, and others are omitted', () => {
  const addressOf = (href: string) => {
    const [found] = resumeWith({ type: 'publication-list', publications: [{ title: 'a', href }] })
      .publications as AnyRecord[];
    return found?.url;
  };
  expect(
    [
      'https://example.com/é/{{b|/%zz%20?q=[{{]#a#{{b',
      'https://exämple.com:8080/',
      'http://{{a}/',
      'https://[::1]:80/?a=b',
      'mailto:a@example.com',
      '/',
      '#',
    ].map(addressOf),
  ).toEqual([
    'https://example.com/%C3%A9/%7Bb%7C/%25zz%20?q=%5B%7B%5D#a%23%7Bb',
    'https://xn--exmple-cua.com:8080/',
    undefined,
    'https://[::1]:80/?a=b',
    undefined,
    undefined,
    undefined,
  ]);
});

describe('entries', () => {
  test('for education without a degree use the title', () => {
    const entries = [{ title: 'a' }, { title: 'b', degree: 'c' }, { title: 'd', area: 'e' }, { organization: 'f' }];
    expect(resumeWith({ type: 'timeline', kind: 'education', entries }).education).toEqual([
      { studyType: 'a' },
      { studyType: 'c' },
      { area: 'e' },
      { institution: 'f' },
    ]);
  });

  test('for volunteer work and other kinds are in their sections', () => {
    const [volunteer, other] = ['volunteer', 'other'].map((kind) => ({
      type: 'timeline',
      kind,
      entries: [{ organization: 'a', location: 'b', about: 'c' }],
    }));
    expect(resumeWith(volunteer as AnyRecord, other as AnyRecord)).toEqual({
      basics: expect.anything(),
      volunteer: [{ organization: 'a', location: 'b', description: 'c' }],
    });
  });

  test('for certificates are the completed ones, including badges', () => {
    const credentials = [
      { title: 'a', kind: 'licence', credential: 'x' },
      { title: 'b', inProgress: true },
      { title: 'c', kind: 'award', issuer: 'd', description: 'e' },
    ];
    const badges = { items: [{ name: 'f', issuer: 'g', date: '2020' }] };
    const groups = [{ title: 'h', skills: [{ name: 'i' }] }];
    const resume = resumeWith(
      { type: 'skill-group', groups, badges },
      { type: 'credential-list', id: 'x', credentials },
    );
    expect(resume).toEqual({
      basics: expect.anything(),
      awards: [{ title: 'c', awarder: 'd', summary: 'e' }],
      certificates: [{ name: 'a' }, { name: 'f', date: '2020', issuer: 'g' }],
      skills: [{ name: 'i' }],
    });
  });

  test('for publications have the URL of their DOI if they have no other', () => {
    const publications = [
      { title: 'a', doi: '10.1000/1' },
      { title: 'b', doi: '10.1000/2', href: 'https://example.com/' },
    ];
    expect(resumeWith({ type: 'publication-list', publications }).publications).toEqual([
      { name: 'a', url: 'https://doi.org/10.1000/1' },
      { name: 'b', url: 'https://example.com/' },
    ]);
  });

  test('for skills and languages have text as level', () => {
    const skills = [
      { name: 'a', level: 90 },
      { name: 'b', level: 'Master' },
    ];
    const languages = [{ name: 'c', level: 'native' }, { name: 'd', level: 'B2' }, { name: 'e' }];
    const resume = resumeWith(
      {
        type: 'skill-group',
        groups: [
          { title: 'x', skills },
          { title: 'y', hidden: true, skills: [{ name: 'z' }] },
        ],
      },
      {
        type: 'card-grid',
        id: 'x',
        facts: [
          { label: 'f', languages },
          { label: 'g', value: 'h' },
        ],
      },
    );
    expect([resume.skills, resume.languages]).toEqual([
      [
        { name: 'a', level: '90' },
        { name: 'b', level: 'Master' },
      ],
      [{ language: 'c', fluency: 'Native speaker' }, { language: 'd', fluency: 'B2' }, { language: 'e' }],
    ]);
  });

  test('for projects have their category label, first link, and all roles and keywords once', () => {
    const cards = [
      { title: 'a', category: 'x', role: 'b', roles: ['c'], technologies: ['d'], keywords: ['d', 'e'] },
      { title: 'f', category: 'y', role: 'c', roles: ['c'], links: [{ label: 'g', href: 'https://example.com/' }] },
      { title: 'h' },
    ];
    const categories = [{ id: 'x', label: 'Talk' }];
    const grids = [
      { type: 'card-grid', layout: 'projects', categories, cards },
      { type: 'card-grid', id: 'i', cards },
    ];
    expect(resumeWith(...grids).projects).toEqual([
      { name: 'a', keywords: ['d', 'e'], roles: ['b', 'c'], type: 'Talk' },
      { name: 'f', url: 'https://example.com/', roles: ['c'] },
      { name: 'h' },
    ]);
  });
});

describe('data that an import preserved', () => {
  const jsonResume = {
    meta: { version: 'v1' },
    basics: {
      image: 'https://example.com/me.jpg',
      name: 'other',
      location: { planet: 'Earth' },
      gone: { besideEntries: [] },
    },
    work: {
      besideEntries: [
        { of: { name: 'a', position: 'b' }, kept: { team: 1 } },
        { of: { name: 'a', position: 'b' }, kept: { team: 2 } },
        { of: { name: 'hidden' }, kept: { team: 3 } },
        'nothing',
      ],
    },
    awards: { besideEntries: [{ of: {}, kept: { team: 4 } }] },
  };
  const entries = [
    { organization: 'a', title: 'b' },
    { organization: 'c', title: 'd' },
    { organization: 'a', title: 'b' },
    { organization: 'hidden', hidden: true },
  ];
  const site = { ...siteWith({ type: 'timeline', entries }), notes: { jsonResume } };

  test('is included only on request, next to the visible data', () => {
    for (const resume of [undefined, true, {}, { notes: false }]) {
      const exported = resumeOf(
        registry,
        written({ ...site, ...(resume !== undefined && { outputs: { resume } }) }),
        day,
      );
      expect(JSON.stringify(exported)).not.toMatch(/meta|planet|team/);
    }
    const exported = resumeOf(registry, written({ ...site, outputs: { resume: { notes: true } } }), day);
    expect(exported).toEqual({
      basics: {
        name: 'Amina Trabelsi',
        label: 'Developer',
        image: 'https://example.com/me.jpg',
        email: 'amina@example.com',
        location: { city: 'Tunis', planet: 'Earth' },
      },
      work: [
        { name: 'a', position: 'b', team: 1 },
        { name: 'c', position: 'd' },
        { name: 'a', position: 'b', team: 2 },
      ],
      meta: { version: 'v1' },
    });
  });

  test.each([undefined, 7, [1]])('is empty if the notes contain %j', (jsonResume) => {
    const asked = { outputs: { resume: { notes: true } }, notes: { jsonResume } };
    const exported = resumeOf(registry, written({ ...smallSite(), ...JSON.parse(JSON.stringify(asked)) }), day);
    expect(exported).toEqual(resumeOf(registry, written(smallSite()), day));
  });
});

test('the résumé file exists only on request', () => {
  expect(resumeText(registry, written(smallSite()), day)).toBeNull();
  const text = String(resumeText(registry, written({ ...smallSite(), outputs: { resume: true } }), day));
  expect(text).toMatch(/^\{\n {2}"basics": \{\n.*\}\n$/s);
});
