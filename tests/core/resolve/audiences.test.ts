import { expect, test } from 'vitest';
import type { Site } from '../../../schema/site.ts';
import { registry } from '../../../src/blocks/registry.ts';
import { cvPaths } from '../../../src/core/resolve/paths/cv-path.ts';
import { evidenceIn } from '../../../src/core/resolve/skill-evidence.ts';
import { forAudience } from '../../../src/core/resolve/visibility.ts';
import { addressText, locationText, ownerText } from '../../../src/core/text/owner-text.ts';
import { compileSite, siteWith, smallSite } from '../../support/sites/site.ts';

const site = (more: object): Site => ({ ...smallSite(), ...more }) as Site;

test.each([
  ['Tunis', 'Tunis'],
  [undefined, undefined],
  [{}, undefined],
  [{ address: '12 Rue de Rome', postalCode: '1000' }, undefined],
  [
    { city: 'Tunis', region: 'Grand Tunis', countryCode: 'TN', address: '12 Rue de Rome' },
    'Tunis, Grand Tunis, Tunisia',
  ],
  [{ countryCode: 'QX' }, 'QX'],
])('formats the location %j as %j, without the street', (location, text) => {
  expect(locationText(location, 'en')).toBe(text);
});

test.each([
  ['Tunis', undefined],
  [undefined, undefined],
  [{ city: 'Tunis', countryCode: 'TN' }, undefined],
  [{ address: '12 Rue de Rome' }, '12 Rue de Rome'],
  [{ postalCode: '1000' }, '1000'],
  [{ address: '12 Rue de Rome', postalCode: '1000' }, '12 Rue de Rome, 1000'],
  [{ address: '12 Rue de Rome', city: 'Tunis' }, '12 Rue de Rome, Tunis'],
  [
    { address: '12 Rue de Rome', postalCode: '1000', city: 'Tunis', countryCode: 'TN' },
    '12 Rue de Rome, 1000 Tunis, Tunisia',
  ],
])('formats the address %j as %j', (location, text) => {
  expect(addressText(location, 'en')).toBe(text);
});

const withStreet = { location: { address: '12 Rue de Rome', postalCode: '1000', city: 'Tunis' } };
const entry = (settings: object) => ({
  type: 'timeline',
  id: 'work',
  heading: 'Work',
  entries: [{ title: 'A', organization: 'B', period: { start: '2020', end: '2021' }, ...settings }],
});

/* The audiences of the street, a text that contains it, and the place where the text is and the street isn't. */
test.each([
  [undefined, {}, 'on pages'],
  [['cv'], {}, 'on pages'],
  [['web'], {}, 'on the CV'],
  [['web', 'cv'], {}, undefined],
  [['cv'], { for: ['cv'] }, undefined],
  [['web'], { for: ['web'] }, undefined],
  [undefined, { for: ['cv'] }, 'on the CV'],
  [['cv'], { for: ['cv'], in: ['a'] }, undefined],
  [undefined, { hidden: true }, undefined],
])('{address} with the audience %j in a text with %j is missing %s', (address, settings, place) => {
  const owner = { ...smallSite().owner, ...withStreet, ...(address && { for: { address } }) };
  const blocks = [
    { type: 'hero', headline: 'A' },
    entry({ description: 'Come to {address}.', ...settings }),
    entry({}),
  ];
  const { diagnostics } = compileSite({ ...siteWith(...blocks.map((each, id) => ({ ...each, id: `b${id}` }))), owner });
  const found = diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  expect(found).toEqual(place === undefined ? [] : [`"{address}" isn't shown ${place}, but this text is.`]);
});

test('no text of the CV has a placeholder for a field that the CV hides, and other texts may', () => {
  const owner = { ...smallSite().owner, phone: '+216 71 000 000', for: { phone: ['web'] } };
  const codesOf = (site: object) =>
    compileSite(site as never).diagnostics.flatMap(({ code, severity }) => (severity === 'error' ? [code] : []));
  const text = { type: 'text', body: ['Call {phone}.'] };
  expect(
    codesOf({ ...siteWith({ type: 'hero', headline: 'A', actions: [{ label: '{phone}', href: '#' }] }), owner }),
  ).toEqual([]);
  expect(codesOf({ ...siteWith(text), owner })).toEqual(['OF233']);
  expect(codesOf({ ...siteWith(text), owner, outputs: { cv: false } })).toEqual([]);
  const post = { path: '/post', title: 'Post', date: '2026-01-01', blocks: [text] };
  expect(codesOf({ ...smallSite(), owner, pages: [...smallSite().pages, post] })).toEqual([]);
  const onlyOnCv = { ...owner, facts: [{ label: 'Phone', value: '{phone}' }] };
  expect(codesOf({ ...siteWith({ type: 'hero', headline: 'A' }), owner: onlyOnCv })).toEqual(['OF233']);
});

test('names a country in the language of the site', () => {
  expect(['fr', 'de', 'ar'].map((language) => locationText({ countryCode: 'TN' }, language))).toEqual([
    'Tunisie',
    'Tunesien',
    'تونس',
  ]);
});

test('names a country in English if the language tag is invalid', () => {
  expect(locationText({ countryCode: 'TN' }, 'en-USA')).toBe('Tunisia');
});

test('requires no ID of a block that is only on the CV, or first without it', () => {
  const list = { type: 'interest-list', interests: [{ name: 'Chess' }] };
  const codes = (...blocks: object[]) => compileSite(siteWith(...blocks)).diagnostics.map(({ code }) => code);
  const hero = { type: 'hero', headline: 'Hello' };
  expect(codes(hero, { ...list, for: ['cv'] })).toEqual([]);
  expect(codes({ ...list, for: ['cv'] }, list)).toEqual([]);
  expect(codes(hero, list)).toEqual(['OF212']);
});

test('returns the text of an owner field', () => {
  const owner = { name: 'A', website: 'https://example.com/', location: { city: 'Tunis' } };
  const fields = ['name', 'website', 'location', 'phone'] as const;
  expect(fields.map((field) => ownerText({ owner, language: 'en' }, field))).toEqual([
    'A',
    'https://example.com/',
    'Tunis',
    undefined,
  ]);
});

test('has a CV page unless the owner turns it off', () => {
  const outputs = [undefined, {}, { cv: true }, { cv: ['html'] }, { cv: false }, { cv: [] }] as const;
  expect(outputs.map((each) => cvPaths({ outputs: each } as Site).includes('/cv'))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('returns visible pages uncopied, and removes the notes', () => {
  const written = site({ notes: { idea: 'x' } });
  const visible = forAudience(registry, 'web', written);
  expect(visible.pages).toBe(written.pages);
  expect('notes' in visible).toBe(false);
});

test('omits entries and blocks for another audience', () => {
  const entries = [
    { title: 'web', for: ['web'] },
    { title: 'cv', for: ['cv'] },
    { title: 'both', for: ['web', 'cv'] },
    { title: 'hidden', hidden: true, for: ['cv'] },
  ];
  const written = siteWith({ type: 'hero', headline: 'x' }, { type: 'timeline', entries }) as Site;
  written.pages[0]?.blocks.push({ type: 'interest-list', interests: [{ name: 'x' }], for: ['cv'] });
  const titles = (audience: 'web' | 'cv') => {
    const blocks = forAudience(registry, audience, written).pages[0]?.blocks ?? [];
    return [blocks.length, ...blocks.flatMap((block) => (block.type === 'timeline' ? block.entries : []))].map(
      (each) => (typeof each === 'number' ? each : each.title),
    );
  };
  expect([titles('web'), titles('cv')]).toEqual([
    [2, 'web', 'both'],
    [3, 'cv', 'both'],
  ]);
});

test('omits owner fields for another audience', () => {
  const location = { address: '12 Rue de Rome', postalCode: '1000', city: 'Tunis' };
  const owner = { name: 'A', phone: '+216', email: 'a@example.com', location };
  const ownerOf = (audience: 'web' | 'cv', audiences: object, more: object = {}) =>
    forAudience(registry, audience, site({ owner: { ...owner, ...more, for: audiences } })).owner;
  expect(ownerOf('web', { phone: ['cv'], email: ['web'], address: ['cv'] })).toEqual({
    name: 'A',
    email: 'a@example.com',
    location: { city: 'Tunis' },
  });
  expect(ownerOf('cv', { phone: ['cv'], email: ['web'], address: ['cv'] })).toEqual({
    name: 'A',
    phone: '+216',
    location,
  });
  expect(ownerOf('web', { location: ['cv'] })).toEqual({ name: 'A', phone: '+216', email: 'a@example.com' });
  expect(ownerOf('web', { address: ['cv'] }, { location: 'Tunis' }).location).toBe('Tunis');
});

test.each([
  [undefined, false, false],
  [['cv'], false, true],
  [['web'], true, false],
  [['web', 'cv'], true, true],
])('shows a street only to the audiences in "for": %j', (address, onWeb, onCv) => {
  const location = { address: '12 Rue de Rome', postalCode: '1000', city: 'Tunis' };
  const locationFor = (audience: 'web' | 'cv') =>
    forAudience(registry, audience, site({ owner: { name: 'A', location, ...(address && { for: { address } }) } }))
      .owner.location;
  expect([locationFor('web'), locationFor('cv')]).toEqual(
    [onWeb, onCv].map((isVisible) => (isVisible ? location : { city: 'Tunis' })),
  );
});

test('finds the entries that a skill can refer to, the first of two with the same ID', () => {
  const written = siteWith(
    { type: 'timeline', entries: [{ id: 'a', title: 'A' }, { organization: 'none' }] },
    { type: 'card-grid', cards: [{ id: 'b', title: 'B' }] },
    { type: 'card-grid', facts: [{ label: 'x', value: 'y' }] },
  ) as Site;
  written.pages.push({ path: '/x', title: 'X', blocks: [{ type: 'timeline', entries: [{ id: 'a', title: 'Z' }] }] });
  expect([...evidenceIn(registry, written)]).toEqual([
    ['a', { label: 'A', page: '/' }],
    ['b', { label: 'B', page: '/' }],
  ]);
});

test('a placeholder in code is no leak, and one in the address of a link is', () => {
  const owner = { ...smallSite().owner, ...withStreet };
  const codesOf = (description: string) => {
    const blocks = [
      { type: 'hero', headline: 'A' },
      { ...entry({ description }), for: ['web'] },
    ];
    return compileSite({ ...siteWith(...blocks), owner }).diagnostics.flatMap(({ code, severity }) =>
      severity === 'error' ? [code] : [],
    );
  };
  expect(codesOf('Call `/users/{address}`.')).toEqual([]);
  expect(codesOf('[A](https://example.com/?q={address})')).toEqual(['OF233']);
});

test('the advice for a street of a hidden location shows both', () => {
  const owner = { ...smallSite().owner, ...withStreet, for: { location: ['cv'] } };
  const site = { ...siteWith({ type: 'hero', headline: 'At {address}' }), owner };
  expect(compileSite(site).diagnostics.find(({ code }) => code === 'OF233')?.help).toContain(
    '"for": { "location": ["web", "cv"], "address": ["web"] }',
  );
});
