import { describe, expect, test } from 'vitest';
import { registry } from '../../src/blocks/registry.ts';
import { siteOf as starterSite } from '../../src/cli/new/starter.ts';
import { localize } from '../../src/core/i18n/localize.ts';
import { importResume } from '../../src/resume-import/import-resume.ts';
import { readResume } from '../../src/resume-import/read-resume.ts';
import { type AnyRecord, examples, written } from '../support/resume.ts';
import { siteWith, smallSite } from '../support/sites/site.ts';

const starter = localize(registry, starterSite({}), 'en');
const importInto = (site: AnyRecord, resume: AnyRecord) =>
  importResume(registry, JSON.stringify(site, null, 2), readResume(registry, resume), starter);

/* The site after an import. Fails if it has errors. */
function siteAfter(site: AnyRecord, resume: AnyRecord): AnyRecord {
  const { text } = importInto(site, resume);
  const result = JSON.parse(text);
  written(result);
  return result;
}

const blocksAfter = (resume: AnyRecord, ...blocks: AnyRecord[]): AnyRecord[] =>
  siteAfter(siteWith(...blocks), resume).pages[0].blocks;
const hero = { type: 'hero', headline: 'a' };

test('leaves folders of pages unchanged', () => {
  const site = smallSite();
  site.pages.push({ folder: 'posts' });
  const result = JSON.parse(importInto(site, { interests: [{ name: 'Chess' }] }).text);
  expect(result.pages[1]).toEqual({ folder: 'posts' });
  expect(JSON.stringify(result.pages[0])).toContain('Chess');
});

describe('the owner', () => {
  const site = {
    ...smallSite(),
    owner: { name: 'Your Name', title: 'Project manager', location: 'Tunis, Tunisia', phone: '12 34' },
  };

  test('gets missing values, also in place of placeholders', () => {
    const basics = { name: 'a', label: 'b', phone: '56 78', summary: 'c', location: { city: 'd' } };
    expect(siteAfter(site, { basics }).owner).toEqual({
      name: 'a',
      title: 'b',
      location: { city: 'd' },
      phone: '12 34',
      summary: 'c',
    });
  });

  test('keeps a location text if the résumé has only a street', () => {
    expect(siteAfter(site, { basics: { location: { address: 'a' } } }).owner.location).toBe('Tunis, Tunisia');
  });

  test('gets an outcome for each field', () => {
    const basics = {
      name: 'a',
      phone: '12 34',
      email: 'a@example.com',
      url: 'https://example.com',
      label: 'Project manager',
    };
    const existing = { ...site, owner: { ...site.owner, website: 'https://EXAMPLE.com/', email: 'b@example.com' } };
    expect(Object.fromEntries(importInto(existing, { basics }).outcomes)).toEqual({
      name: 'taken',
      title: 'there',
      phone: 'there',
      email: 'yours',
      website: 'there',
    });
  });

  test.each([
    [
      'gets the missing parts of the same location',
      { city: 'Tunis ' },
      { city: 'tunis', region: 'b' },
      { city: 'Tunis ', region: 'b' },
      'taken',
    ],
    ['keeps a different location', { city: 'a' }, { city: 'b', region: 'c' }, { city: 'a' }, 'yours'],
    [
      'keeps a location that lacks nothing',
      { city: 'a', region: 'b' },
      { city: 'a' },
      { city: 'a', region: 'b' },
      'there',
    ],
  ])('%s', (_, existing, location, expected, outcome) => {
    const result = importInto({ ...site, owner: { name: 'a', location: existing } }, { basics: { location } });
    expect([JSON.parse(result.text).owner.location, result.outcomes]).toEqual([expected, [['location', outcome]]]);
  });

  test('gets missing profiles up to the limit', () => {
    const url = 'https://example.com/';
    const profiles = [{ network: 'A', username: 'a' }, { label: 'b', href: `${url}B` }, { network: 'c' }];
    const basics = {
      profiles: [
        { network: 'a', username: 'A', url },
        { network: 'd', url: `${url}b/` },
        { network: 'C', username: 'x' },
        { network: 'e', username: 'a' },
        { network: 'f', username: 'g' },
      ],
    };
    const result = siteAfter({ ...site, owner: { name: 'a', profiles } }, { basics }).owner.profiles;
    expect(result.slice(3)).toEqual([
      { network: 'e', username: 'a' },
      { network: 'f', username: 'g' },
    ]);
    const full = Array.from({ length: 30 }, (_, index) => ({ network: `${index}` }));
    const none = importInto({ ...site, owner: { name: 'a', profiles: full } }, { basics });
    expect(none.outcomes).toEqual([['profiles', 'there']]);
  });
});

test.each([
  [
    { label: 'Me', href: 'https://twitter.com/mira' },
    { network: 'X', username: 'mira' },
  ],
  [
    { network: 'LinkedIn', href: 'http://linkedin.com/in/mira/' },
    { network: 'LinkedIn', username: 'mira' },
  ],
  [
    { network: 'Skype', username: 'mira' },
    { network: 'skype', username: '@Mira' },
  ],
])("an existing profile isn't added in another form: %j", (mine, profile) => {
  const site = { ...smallSite(), owner: { name: 'a', profiles: [mine] } };
  expect(siteAfter(site, { basics: { profiles: [profile] } }).owner.profiles).toEqual([mine]);
});

describe('entries', () => {
  test('are added to a block of their type, latest first, without duplicates', () => {
    const entries = [
      { organization: 'A', title: 'x', period: { start: '2020-05' } },
      { organization: 'b', date: '2015' },
      { organization: 'c' },
    ];
    const work = [
      { name: ' a', position: 'X', startDate: '2020' },
      { name: 'a', position: 'x', startDate: '2021' },
      { name: 'd', startDate: '2016' },
      { name: 'e', startDate: '2014' },
      { name: 'f' },
      { name: 'g', startDate: '2018' },
    ];
    const [, block] = blocksAfter({ work }, hero, { type: 'timeline', id: 'mine', entries });
    expect(block?.entries.map(({ organization, period }: AnyRecord) => `${organization} ${period?.start}`)).toEqual([
      'a 2021',
      'A 2020-05',
      'g 2018',
      'd 2016',
      'b undefined',
      'c undefined',
      'e 2014',
      'f undefined',
    ]);
  });

  test('are added to a visible block, unless any block has them', () => {
    const grids = [{ hidden: true }, { for: ['cv'] }, {}].map((more, index) => ({
      type: 'interest-list',
      id: `list-${index}`,
      interests: [{ name: `${index}` }],
      ...more,
    }));
    const interests = ['0', '1', '2', '3'].map((name) => ({ name }));
    const blocks = blocksAfter({ interests }, hero, ...grids);
    expect(blocks.slice(1).map((block) => block.interests.length)).toEqual([1, 1, 2]);
    const [, hidden] = blocksAfter({ interests }, hero, grids[0] as AnyRecord);
    expect(hidden?.interests).toHaveLength(4);
  });

  test('of skills and languages are not duplicated across lists', () => {
    const skills = ['a', 'B', 'c'].map((name) => ({ name }));
    const languages = ['A', 'b', 'c'].map((language) => ({ language }));
    const groups = [
      { title: 'x', skills: [{ name: 'A' }] },
      { title: 'y', skills: [{ name: 'b' }] },
    ];
    const facts = [
      { label: 'x', value: 'y' },
      { label: 'z', languages: [{ name: 'a' }] },
    ];
    const blocks = blocksAfter(
      { skills, languages },
      hero,
      { type: 'skill-group', id: 'x', groups },
      { type: 'card-grid', id: 'y', facts },
    );
    expect([blocks[1]?.groups[0].skills, blocks[2]?.facts[1].languages]).toEqual([
      [{ name: 'A' }, { name: 'c' }],
      [{ name: 'a' }, { name: 'b' }, { name: 'c' }],
    ]);
  });

  test('of certificates are not added if they are badges', () => {
    const badges = { items: [{ name: 'A' }] };
    const groups = [{ title: 'x', skills: [{ name: 'y' }] }];
    const blocks = blocksAfter({ certificates: [{ name: 'a' }] }, hero, {
      type: 'skill-group',
      id: 'x',
      groups,
      badges,
    });
    expect(blocks).toHaveLength(2);
    expect(blocksAfter({ certificates: [{ name: 'a' }] }, hero, { type: 'skill-group', id: 'x', groups })).toHaveLength(
      3,
    );
  });

  test('of certificates and awards are added to a credential list', () => {
    const credentials = [{ title: 'A' }];
    const resume = { certificates: [{ name: 'a' }, { name: 'b' }], awards: [{ title: 'c' }] };
    const [, block] = blocksAfter(resume, hero, { type: 'credential-list', id: 'x', credentials });
    expect(block?.credentials).toEqual([{ title: 'A' }, { title: 'b' }, { title: 'c', kind: 'award' }]);
  });

  test('of projects have categories only if the block has categories', () => {
    const grid = { type: 'card-grid', id: 'x', layout: 'projects', cards: [{ title: 'a' }] };
    const projects = [
      { name: 'b', type: 'Talk' },
      { name: 'c', type: 'Book' },
    ];
    expect(blocksAfter({ projects }, hero, grid)[1]?.cards).toEqual([{ title: 'a' }, { title: 'b' }, { title: 'c' }]);
    const [, block] = blocksAfter({ projects }, hero, { ...grid, categories: [{ id: 'x', label: 'Talk' }] });
    expect([block?.categories, block?.cards.slice(1)]).toEqual([
      [
        { id: 'x', label: 'Talk' },
        { id: 'book', label: 'Book' },
      ],
      [
        { title: 'b', category: 'x' },
        { title: 'c', category: 'book' },
      ],
    ]);
  });

  test('are omitted above the limit of a block', () => {
    const interests = Array.from({ length: 59 }, (_, index) => ({ name: `${index}` }));
    const site = siteWith(hero, { type: 'interest-list', id: 'x', interests });
    const result = importInto(site, { interests: [{ name: 'a' }, { name: 'b' }] });
    expect(result.parts.interests).toEqual({ added: 1, surplus: 1 });
  });
});

describe('an existing entry', () => {
  const jobs = (...entries: AnyRecord[]) => ({ type: 'timeline', id: 'x', entries });
  const entriesAfter = (resume: AnyRecord, block: AnyRecord): AnyRecord[] => {
    const [, { type, id, ...lists }] = blocksAfter(resume, hero, block) as [AnyRecord, AnyRecord];
    return Object.values(lists).find(Array.isArray) ?? [];
  };

  test('gets missing values, and keeps its own', () => {
    const work = [
      {
        name: 'a',
        position: 'b',
        startDate: '2020',
        endDate: '2021',
        summary: 'new',
        highlights: ['c'],
        url: 'https://a.example/',
      },
    ];
    expect(entriesAfter({ work }, jobs({ organization: 'A', title: 'B', description: 'mine' }))).toEqual([
      {
        organization: 'A',
        title: 'B',
        description: 'mine',
        href: 'https://a.example/',
        period: { start: '2020', end: '2021' },
        achievements: ['c'],
      },
    ]);
  });

  test.each([
    ['no date on the site', [{}], ['2020'], ['2020']],
    ['no date in the résumé', [{ period: { start: '2020' } }], [undefined], ['2020']],
    ['only an end date on the site', [{ date: '2021' }], ['2020'], ['2021']],
    ['another start date', [{ period: { start: '2020' } }], ['2022'], ['2022', '2020']],
    ['two entries with the same name', [{ period: { start: '2020' } }, {}], ['2020', '2022'], ['2020', '2022']],
    [
      'two candidates for an entry without a date',
      [{ period: { start: '2020' } }, { period: { start: '2022' } }],
      [undefined],
      ['2020', '2022'],
    ],
    ['two entries without dates', [{}, {}], [undefined], [undefined, undefined]],
    ['two entries of the résumé for one', [{}], ['2020', '2022'], ['2022', '2020']],
  ])('is matched by name and date: %s', (_, existing, starts, expected) => {
    const work = starts.map((startDate) => ({
      name: 'a',
      startDate,
      ...(startDate && { endDate: '2021' > startDate ? '2021' : '2023' }),
    }));
    const after = entriesAfter({ work }, jobs(...existing.map((when) => ({ organization: 'a', ...when }))));
    expect(after.map(({ period, date }) => period?.start ?? date)).toEqual(expected);
  });

  test.each([
    ['in the same year', { startDate: '2020-02', endDate: '2020-05' }, { startDate: '2020-09', endDate: '2021-01' }],
    ['with only years', { startDate: '2020', endDate: '2020' }, { startDate: '2020', endDate: '2021' }],
    ['in the same months', { startDate: '2020-02', summary: 'a' }, { startDate: '2020-02', summary: 'b' }],
    ['with one date', { endDate: '2020-02' }, { endDate: '2020-09' }],
    ['with one date next to a period', { endDate: '2020' }, { startDate: '2021', endDate: '2022' }],
    ['without other data', {}, {}],
  ])('is not merged with another contract at the same company %s', (_, first, second) => {
    const [one, other] = [first, second].map((when) => ({ name: 'Alpha', position: 'Consultant', ...when }));
    const old = siteAfter(smallSite(), { work: [one] });
    const after = siteAfter(old, { work: [other, one] });
    expect(after.pages[0].blocks[1].entries).toEqual(
      expect.arrayContaining(readResume(registry, { work: [one, other] }).entries.work),
    );
    expect(after.pages[0].blocks[1].entries).toHaveLength(2);
    expect(siteAfter(after, { work: [other, one] })).toEqual(after);
  });

  test('is matched despite a changed end, unless its title is unknown too', () => {
    const existing = { organization: 'a', title: 'b', period: { start: '2020-02', end: '2020-05' } };
    const work = [{ name: 'a', position: 'b', startDate: '2020-02', endDate: '2020-07' }];
    expect(entriesAfter({ work }, jobs(existing))).toEqual([existing]);
    expect(entriesAfter({ work }, jobs({ ...existing, title: undefined }))).toHaveLength(2);
    expect(entriesAfter({ work }, jobs({ ...existing, period: { start: '2020-02', end: 'present' } }))).toHaveLength(1);
  });

  test.each([
    ['projects', 'name', { startDate: '2019', description: 'For a school.' }, { startDate: '2021' }],
    ['projects', 'name', { entity: 'Alpha' }, { entity: 'Beta' }],
    ['awards', 'title', { awarder: 'Alpha', date: '2020-03' }, { awarder: 'Alpha', date: '2020-11' }],
    ['certificates', 'name', { issuer: 'Alpha', date: '2020' }, { issuer: 'Alpha', date: '2023' }],
    ['publications', 'name', { releaseDate: '2020' }, { releaseDate: '2021' }],
    ['volunteer', 'organization', { startDate: '2020-02' }, { startDate: '2020-09' }],
    ['education', 'institution', { area: 'CS', studyType: 'MSc' }, { area: 'CS', studyType: 'BSc' }],
  ])('is not merged with another of the %s with the same %s: %j, %j', (list, name, first, second) => {
    const [one, other] = [first, second].map((more) => ({ [name]: 'a', ...more }));
    const old = importInto(smallSite(), { [list]: [one] });
    const grown = importResume(registry, old.text, readResume(registry, { [list]: [other, one] }), starter);
    expect(Object.values(grown.parts).reduce((sum, { added }) => sum + added, 0)).toBe(1);
  });

  test('without details is matched to a degree at the same university', () => {
    const site = siteAfter(smallSite(), { education: [{ institution: 'Uni', area: 'CS' }] });
    const education = [
      { institution: 'Uni', area: 'CS', studyType: 'MSc', startDate: '2012', endDate: '2014' },
      { institution: 'Uni', area: 'CS', studyType: 'BSc', startDate: '2008', endDate: '2012' },
    ];
    const [, block] = siteAfter(site, { education }).pages[0].blocks;
    expect(block.entries).toEqual(readResume(registry, { education }).entries.education);
  });

  test('is matched to a certificate of the same issuer, or of none', () => {
    const block = (...credentials: AnyRecord[]) => ({ type: 'credential-list', id: 'x', credentials });
    const certificates = [{ name: 'a', issuer: 'b', date: '2020' }];
    expect(entriesAfter({ certificates }, block({ title: 'A' }))).toEqual([{ title: 'A', issuer: 'b', date: '2020' }]);
    expect(entriesAfter({ certificates }, block({ title: 'a', issuer: 'c' }))).toHaveLength(2);
    expect(entriesAfter({ certificates }, block({ title: 'a', expires: '2019' }))).toEqual([
      { title: 'a', expires: '2019', issuer: 'b' },
    ]);
    expect(entriesAfter({ certificates }, block({ title: 'a', expires: '2023' }))).toEqual([
      { title: 'a', expires: '2023', issuer: 'b', date: '2020' },
    ]);
    expect(entriesAfter({ awards: [{ title: 'a' }] }, block({ title: 'a' }))).toEqual([{ title: 'a' }]);
  });

  test('is matched to a quote in quotation marks', () => {
    const quotes = [{ name: 'a', text: 'Very good.' }];
    expect(
      entriesAfter(
        { references: [{ name: 'A', reference: ' “Very  good.”' }] },
        { type: 'quote-list', id: 'x', quotes },
      ),
    ).toEqual(quotes);
  });

  test('gets no data that another setting already has', () => {
    const url = 'https://example.com/';
    const projects = [{ name: 'a', url, keywords: ['b'], roles: ['c'], type: 'Talk', description: 'd' }];
    const card = { title: 'a', links: [{ label: 'x', href: url }], keywords: ['y'], role: 'z' };
    const grid = { type: 'card-grid', id: 'x', layout: 'projects', cards: [card] };
    expect(entriesAfter({ projects }, grid)).toEqual([{ ...card, description: 'd' }]);
  });
});

describe('a new block', () => {
  const law = { type: 'legal-text', id: 'law', heading: 'b', sections: [{ heading: 'c', paragraphs: ['d'] }] };
  const work = { work: [{ name: 'a' }] };

  test('is in its usual place', () => {
    const skills = { type: 'skill-group', id: 'skills', groups: [{ title: 'a', skills: [{ name: 'b' }] }] };
    const blocks = blocksAfter(
      { ...work, interests: [{ name: 'a' }], languages: [{ language: 'b' }] },
      hero,
      skills,
      law,
    );
    expect(blocks.map(({ id, type }) => id ?? type)).toEqual([
      'hero',
      'about',
      'experience',
      'skills',
      'interests',
      'law',
    ]);
    expect(blocksAfter(work, hero).map(({ type }) => type)).toEqual(['hero', 'timeline']);
  });

  test('has an unused ID, and entries up to the limit', () => {
    const [first, second] = [
      { ...hero, id: 'interests' },
      { ...hero, id: 'interests-2' },
    ];
    const result = importInto(siteWith(first, second), {
      interests: Array.from({ length: 70 }, (_, index) => ({ name: `${index}` })),
    });
    const [, , block] = JSON.parse(result.text).pages[0].blocks;
    expect([block.id, block.interests.length, result.parts.interests]).toEqual([
      'interests-3',
      60,
      { added: 60, surplus: 0 },
    ]);
  });

  test('of languages becomes a fact if there are facts', () => {
    const grid = (more: AnyRecord) => ({ type: 'card-grid', id: 'x', facts: [{ label: 'a', value: 'b' }], ...more });
    const languages = [{ language: 'a' }];
    const [, block] = blocksAfter({ languages }, hero, grid({}));
    expect(block?.facts.slice(1)).toEqual([{ label: 'Languages', languages: [{ name: 'a' }] }]);
    const full = Array.from({ length: 20 }, (_, index) => ({ label: `${index}`, value: 'b' }));
    const other = { type: 'card-grid', id: 'y', cards: [{ title: 'a' }] };
    for (const more of [{ hidden: true }, { for: ['cv'] }, { facts: full }])
      expect(blocksAfter({ languages }, hero, other, grid(more)).map(({ id }) => id)).toContain('about');
  });

  test('is linked from the header in page order, up to the limit', () => {
    const links = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        label: `${index}`,
        href: index === 1 ? '/#law' : 'https://example.com/',
      }));
    const linksAfter = (navigation: AnyRecord[] | undefined, resume: AnyRecord): string[] | undefined =>
      siteAfter({ ...siteWith(hero, law), ...(navigation && { navigation }) }, resume).navigation?.map(
        ({ label }: AnyRecord) => label,
      );
    const resume = { ...work, interests: [{ name: 'a' }] };
    expect(linksAfter(links(3), resume)).toEqual(['0', 'Experience', 'Interests', '1', '2']);
    expect(linksAfter(links(1), resume)).toEqual(['0', 'Experience', 'Interests']);
    expect(linksAfter(links(11), resume)).toHaveLength(12);
    expect(linksAfter(links(12), resume)).toHaveLength(12);
    expect(linksAfter(undefined, resume)).toBeUndefined();
  });
});

describe('an untouched starter', () => {
  const [[, sample]] = examples as [[string, AnyRecord]];

  test('is replaced by the pages of the résumé', () => {
    const site = siteAfter(starter, sample);
    expect(JSON.stringify(site)).not.toMatch(/Climbing gym|your-name|Your Name/);
    expect([site.owner.name, site.pages[0].blocks.length, site.navigation.length]).toEqual(['Richard Hendriks', 12, 9]);
    expect(site.notes.jsonResume.meta).toEqual(sample.meta);
  });

  test('keeps a changed navigation, and its pages if the résumé has no entries', () => {
    const navigation = [{ label: 'Mine', href: '/' }];
    expect(siteAfter({ ...starter, navigation }, sample).navigation).toEqual(navigation);
    expect(siteAfter(starter, { basics: { name: 'a' } }).pages).toEqual(starter.pages);
  });

  test('counts the entries above the limit', () => {
    const many = Array.from({ length: 150 }, (_, index) => ({ title: `${index}`, name: `${index}` }));
    expect(importInto(starter, { awards: many, certificates: many }).parts.certificates).toEqual({
      added: 200,
      surplus: 100,
    });
  });
});

describe('notes', () => {
  const resume = { basics: {}, meta: { version: '1' }, x: 1 };
  const notesAfter = (notes: AnyRecord) => siteAfter({ ...smallSite(), notes }, resume).notes;

  test('receive unmapped data that they lack', () => {
    expect(siteAfter(smallSite(), resume).notes).toEqual({ jsonResume: { meta: { version: '1' }, x: 1 } });
    expect(notesAfter({ mine: 2 })).toEqual({ mine: 2, jsonResume: { meta: { version: '1' }, x: 1 } });
    expect(notesAfter({ jsonResume: { x: 2 } })).toEqual({ jsonResume: { x: 2, meta: { version: '1' } } });
    expect(notesAfter({ jsonResume: 'mine' })).toEqual({ jsonResume: 'mine' });
    const existing = { work: { besideEntries: 1 }, meta: 1, basics: { y: 1, profiles: [] }, x: {} };
    expect(
      siteAfter({ ...smallSite(), notes: { jsonResume: existing } }, { ...resume, x: {}, work: [{ name: 'a', b: 1 }] })
        .notes,
    ).toEqual({ jsonResume: existing });
  });

  test('receive the unmapped data of new entries', () => {
    const job = (name: string, team: number) => ({ name, position: 'Dev', startDate: '2020', team });
    const profile = (network: string) => ({ network, username: 'mira', x: network });
    const old = { work: [job('A', 1)], basics: { profiles: [profile('A')], y: 1 } };
    const whole = {
      work: [job('B', 2), job('A', 1), job('A', 3)],
      basics: { profiles: [profile('B'), profile('A')], y: 2, z: 3 },
    };
    const once = siteAfter(siteAfter(smallSite(), old), whole);
    expect(once.notes.jsonResume).toEqual({
      work: {
        besideEntries: [
          { of: { name: 'A', position: 'Dev', startDate: '2020' }, kept: { team: 1 } },
          { of: { name: 'B', position: 'Dev', startDate: '2020' }, kept: { team: 2 } },
          { of: { name: 'A', position: 'Dev', startDate: '2020' }, kept: { team: 3 } },
        ],
      },
      basics: {
        y: 1,
        z: 3,
        profiles: {
          besideEntries: [
            { of: { network: 'A', username: 'mira' }, kept: { x: 'A' } },
            { of: { network: 'B', username: 'mira' }, kept: { x: 'B' } },
          ],
        },
      },
    });
    expect(siteAfter(once, whole)).toEqual(once);
    const odd = { jsonResume: { work: { besideEntries: [7] } } };
    expect(
      siteAfter({ ...smallSite(), notes: odd }, { work: [job('A', 1)] }).notes.jsonResume.work.besideEntries,
    ).toHaveLength(2);
  });
});

test('publishes an imported street, but not one that the owner wrote', () => {
  const resume = { basics: { location: { address: '12 Rue de Rome', postalCode: '1000', city: 'Tunis' } } };
  const forAfter = (owner: object) => {
    const site = { ...smallSite(), owner: { name: 'A', ...owner } };
    return siteAfter(site, resume).owner.for;
  };
  const published = ['web', 'cv'];
  expect(forAfter({})).toEqual({ address: published });
  expect(forAfter({ location: { city: 'Tunis' } })).toEqual({ address: published });
  expect(forAfter({ for: { phone: ['cv'] } })).toEqual({ phone: ['cv'], address: published });
  expect(forAfter({ for: { address: ['cv'] } })).toEqual({ address: ['cv'] });
  expect(forAfter({ location: { address: '12 Rue de Rome' } })).toBeUndefined();
  expect(forAfter({ location: 'Sfax' })).toBeUndefined();
});
