import { describe, expect, test } from 'vitest';
import type { Site } from '../../schema/site.ts';
import { registry } from '../../src/blocks/registry.ts';
import { formatSite, siteOf } from '../../src/cli/new/starter.ts';
import { fillStarter, newOwnerData, starterOf } from '../../src/resume-import/fill-starter.ts';
import { findPersonalData, omitPersonalData, personalFields } from '../../src/resume-import/personal-data.ts';
import { readResume } from '../../src/resume-import/read-resume.ts';
import { siteOfResume } from '../../src/resume-import/site-of-resume.ts';
import { type AnyRecord, examples, written } from '../support/resume.ts';
import { compileSite } from '../support/sites/site.ts';

const [[, sample]] = examples as [[string, AnyRecord]];
const siteFrom = (resume: AnyRecord) => siteOfResume(registry, readResume(registry, resume));
const blocksOf = (resume: AnyRecord) => siteFrom(resume).pages[0]?.blocks as AnyRecord[];
const idsOf = (resume: AnyRecord) => blocksOf(resume).map(({ id, type }) => id ?? type);

test.each(examples)('the site of %s has no problems', (_, resume) => {
  expect(compileSite(siteFrom(resume)).diagnostics).toEqual([]);
});

test('has its blocks in the usual order', () => {
  expect(idsOf(sample)).toEqual([
    'hero',
    'about',
    'experience',
    'projects',
    'education',
    'skills',
    'certificates',
    'publications',
    'volunteering',
    'interests',
    'references',
    'contact',
  ]);
});

test('links from its header to as many blocks as fit, and to the contact form', () => {
  expect(siteFrom(sample).navigation?.map(({ label }) => label)).toEqual(
    'About Experience Projects Education Skills Awards Publications Volunteering Contact'.split(' '),
  );
  const { references: _, ...others } = sample;
  const long = { ...others, basics: { ...sample.basics, name: 'Maria Magdalena Featherstonehaugh-Cholmondeley' } };
  expect(siteFrom(long).navigation?.map(({ label }) => label)).toEqual(
    'About Experience Projects Education Skills Awards Publications Volunteering Contact'.split(' '),
  );
  expect(siteFrom({ basics: { name: 'a', email: 'a@example.com' } }).navigation).toEqual([
    { label: 'Contact', href: '/#contact' },
  ]);
});

test('of an empty résumé has only a name', () => {
  const site = siteFrom({});
  expect([site.owner, site.pages, site.navigation]).toEqual([
    { name: 'Your Name' },
    [{ path: '/', title: '{name}', blocks: [{ type: 'hero', headline: '{name}' }] }],
    [],
  ]);
  written(site);
});

test('publishes the street of the résumé', () => {
  expect(siteFrom({ basics: { location: { address: 'a' } } }).owner.for).toEqual({ address: ['web', 'cv'] });
  expect(siteFrom({ basics: { location: { city: 'a' } } }).owner).not.toHaveProperty('for');
});

test('refers to its schema, and has the time zone of the owner', () => {
  const site = siteOfResume(registry, readResume(registry, {}), './site.schema.json', 'Africa/Tunis');
  expect([site.$schema, site.timeZone]).toEqual(['./site.schema.json', 'Africa/Tunis']);
});

describe('the first block', () => {
  test('shows a short summary, but not a long one', () => {
    const [long, short] = ['a'.repeat(321), 'a'.repeat(320)].map((summary) => blocksOf({ basics: { summary } }));
    expect(short).toEqual([{ type: 'hero', headline: '{name}', summary: '{summary}' }]);
    expect(long).toEqual([
      { type: 'hero', headline: '{name}' },
      { type: 'card-grid', id: 'about', heading: 'About', intro: ['{summary}'], facts: [] },
    ]);
  });

  test('links to the projects or the work, and to the contact form', () => {
    const actionsOf = (resume: AnyRecord) => blocksOf(resume)[0]?.actions?.map(({ href }: AnyRecord) => href);
    const [work, projects] = [[{ name: 'a' }], [{ name: 'b' }]];
    const basics = { email: 'a@example.com' };
    expect([{}, { work }, { work, projects }, { projects, basics }].map(actionsOf)).toEqual([
      undefined,
      ['#experience'],
      ['#projects'],
      ['#projects', '#contact'],
    ]);
  });

  test('links to profiles with their icons', () => {
    const url = 'https://example.com/';
    const profiles = [
      { network: 'GitHub', url },
      { network: 'x', url },
      { network: 'constructor', url },
      { url },
      { network: 'Mine' },
    ];
    expect(blocksOf({ basics: { profiles } })[0]?.links).toEqual([
      { label: 'GitHub', href: url, icon: 'github' },
      { label: 'x', href: url, icon: 'brand:x' },
      { label: 'constructor', href: url, icon: 'globe' },
      { label: 'example.com', href: url, icon: 'globe' },
    ]);
  });
});

describe('contact data', () => {
  const basics = { phone: '12 34', url: 'https://example.com/{a}'.replace('{a}', ''), location: { city: 'Tunis' } };

  test('is next to a form if there is an email address', () => {
    const blocks = blocksOf({ basics: { ...basics, email: 'a@example.com' } });
    expect(
      blocks.map(({ id, facts, contacts }) => [id, (facts ?? contacts)?.map(({ value }: AnyRecord) => value)]),
    ).toEqual([
      [undefined, undefined],
      ['about', ['{location}']],
      ['contact', ['{email}', '{phone}', '{website}', '{location}']],
    ]);
  });

  test('is in facts without an email address', () => {
    const blocks = blocksOf({ basics });
    expect(blocks.map(({ id, facts }) => [id, facts?.map(({ value }: AnyRecord) => value)])).toEqual([
      [undefined, undefined],
      ['about', ['{location}', '{phone}', '{website}']],
    ]);
  });

  test('contains only existing values', () => {
    expect(blocksOf({ basics: { email: 'a@example.com', location: { address: 'b' } } })[1]?.contacts).toHaveLength(1);
  });

  test('is in the links of the hero if it has a URL', () => {
    const profiles = [
      { network: 'GitHub', url: 'https://github.com/a' },
      { network: 'Skype', username: 'a' },
    ];
    const [first] = blocksOf({ basics: { name: 'A', profiles } });
    expect(first?.links).toEqual([{ label: 'GitHub', href: 'https://github.com/a', icon: 'github' }]);
  });

  test('is omitted on request', () => {
    const { owner } = readResume(registry, sample);
    expect(findPersonalData(owner)).toEqual({
      email: 'richard.hendriks@mail.com',
      phone: '(912) 555-4321',
      address: '2712 Broadway St, CA 94115',
    });
    expect(omitPersonalData(owner, [])).toEqual(owner);
    const { email: _, phone: __, ...rest } = owner;
    const location = { city: 'San Francisco', countryCode: 'US', region: 'California' };
    expect(omitPersonalData(owner, personalFields)).toEqual({ ...rest, location });
    expect(omitPersonalData({ location: { address: 'a' } }, ['address'])).toEqual({});
    expect(omitPersonalData({ location: 'Tunis' }, ['address'])).toEqual({ location: 'Tunis' });
    expect(omitPersonalData({ name: 'a' }, ['address'])).toEqual({ name: 'a' });
  });
});

test('cards refer to categories by key', () => {
  const types = [
    'Talk',
    'talk!',
    'Été',
    'عرض',
    undefined,
    'Talk',
    ...Array.from({ length: 20 }, (_, index) => `Kind ${index}`),
  ];
  const { categories, cards } = blocksOf({
    projects: types.map((type) => ({ name: 'a', ...(type && { type }) })),
  })[1] as AnyRecord;
  expect(categories.slice(0, 5)).toEqual([
    { id: 'talk', label: 'Talk' },
    { id: 'talk-2', label: 'talk!' },
    { id: 'ete', label: 'Été' },
    { id: 'kind', label: 'عرض' },
    { id: 'kind-0', label: 'Kind 0' },
  ]);
  expect([
    categories.length,
    cards.map(({ category }: AnyRecord) => category).slice(0, 6),
    cards.at(-1).category,
  ]).toEqual([20, ['talk', 'talk-2', 'ete', 'kind', undefined, 'talk'], undefined]);
});

test('certificates and awards have matching headings', () => {
  const headingOf = (resume: AnyRecord) => blocksOf(resume).find(({ id }) => id === 'certificates')?.heading;
  const [certificates, awards] = [[{ name: 'a' }], [{ title: 'b' }]];
  expect([{ certificates }, { awards }, { certificates, awards }].map(headingOf)).toEqual([
    'Certificates',
    'Awards',
    'Certificates and awards',
  ]);
});

describe('a starter', () => {
  const text = formatSite(siteOf({ name: 'Amina', location: 'Sfax' }, ['fr']));
  const site = JSON.parse(text);
  const starters = [siteOf({}, ['fr'], undefined, 'designer'), siteOf({}, ['fr'])] as Site[];

  test.each<[string, object, Site | undefined]>([
    ['with answers about the owner', {}, starters[1]],
    ['with a URL', { url: 'https://example.com/' }, starters[1]],
    ['with another page', { pages: [...site.pages, { path: '/a', title: 'a', blocks: [] }] }, undefined],
    ['with other links', { navigation: [] }, undefined],
    ['with notes', { notes: {} }, undefined],
  ])('%s is recognized unless it has content of its own', (_, more, starter) => {
    expect(starterOf({ ...site, ...more }, starters)).toBe(starter);
  });

  test("gets the content of a résumé, and keeps the owner's answers and other settings", () => {
    const found = readResume(registry, { basics: { ...sample.basics, profiles: [] }, work: sample.work, meta: {} });
    const owner = newOwnerData(site, starters[1] as Site, found.owner);
    expect(Object.keys(owner)).toEqual(['title', 'email', 'phone', 'website', 'summary']);
    const after = JSON.parse(fillStarter(registry, text, starters[1] as Site, { ...found, owner }));
    const { pages, navigation } = siteOfResume(registry, { ...found, owner: { ...site.owner, ...owner } });
    expect(after).toEqual({
      ...site,
      owner: { ...site.owner, ...owner },
      pages,
      navigation,
      notes: { jsonResume: { meta: {} } },
    });
  });
});
