import { expect, test } from 'vitest';
import type { Site } from '../../../schema/site.ts';
import { registry } from '../../../src/blocks/registry.ts';
import { evidenceIn } from '../../../src/core/resolve/evidence.ts';
import { cvPaths } from '../../../src/core/resolve/paths/cv-path.ts';
import { forAudience } from '../../../src/core/resolve/visibility.ts';
import { locationText, ownerText } from '../../../src/core/text/owner-text.ts';
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
])('reads the location %j as %j, without the street', (location, words) => {
  expect(locationText(location, 'en')).toBe(words);
});

test('names a country in the language of the site', () => {
  expect(['fr', 'de', 'ar'].map((language) => locationText({ countryCode: 'TN' }, language))).toEqual([
    'Tunisie',
    'Tunesien',
    'تونس',
  ]);
});

test('names a country in English where the language is only written like one', () => {
  expect(locationText({ countryCode: 'TN' }, 'en-USA')).toBe('Tunisia');
});

test('asks for no id of a block that stands only on the CV, or comes first without it', () => {
  const list = { type: 'interest-list', interests: [{ name: 'Chess' }] };
  const codes = (...blocks: object[]) => compileSite(siteWith(...blocks)).diagnostics.map(({ code }) => code);
  const hero = { type: 'hero', headline: 'Hello' };
  expect(codes(hero, { ...list, for: ['cv'] })).toEqual([]);
  expect(codes({ ...list, for: ['cv'] }, list)).toEqual([]);
  expect(codes(hero, list)).toEqual(['OF212']);
});

test('knows what a text gets that names a field of the owner', () => {
  const owner = { name: 'A', website: 'https://example.com/', location: { city: 'Tunis' } };
  const fields = ['name', 'website', 'location', 'phone'] as const;
  expect(fields.map((field) => ownerText({ owner, language: 'en' }, field))).toEqual([
    'A',
    'https://example.com/',
    'Tunis',
    undefined,
  ]);
});

test('has a page of the CV unless the owner leaves it out', () => {
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

test('shows everybody what is for everybody, and copies nothing of it', () => {
  const written = site({ notes: { idea: 'x' } });
  const seen = forAudience(registry, 'web', written);
  expect(seen.pages).toBe(written.pages);
  expect('notes' in seen).toBe(false);
});

test('leaves out what is kept for somewhere else, whatever it is', () => {
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

test('does not know what the owner keeps for somewhere else', () => {
  const location = { address: '12 Rue de Rome', postalCode: '1000', city: 'Tunis' };
  const owner = { name: 'A', phone: '+216', email: 'a@example.com', location };
  const ownerOf = (audience: 'web' | 'cv', kept: object, more: object = {}) =>
    forAudience(registry, audience, site({ owner: { ...owner, ...more, for: kept } })).owner;
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
])('shows a street only where "for" says so: %j', (address, onWeb, onCv) => {
  const location = { address: '12 Rue de Rome', postalCode: '1000', city: 'Tunis' };
  const seenThere = (audience: 'web' | 'cv') =>
    forAudience(registry, audience, site({ owner: { name: 'A', location, ...(address && { for: { address } }) } }))
      .owner.location;
  expect([seenThere('web'), seenThere('cv')]).toEqual(
    [onWeb, onCv].map((isSeen) => (isSeen ? location : { city: 'Tunis' })),
  );
});

test('finds what a skill can name, the first of two with one id', () => {
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
