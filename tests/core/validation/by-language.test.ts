import { expect, test } from 'vitest';
import { diagnosticsOf, exampleOf, inLanguages } from '../../support/sites/site.ts';

const hero = { type: 'hero', headline: 'Bonjour' };
const found = (site: object) => diagnosticsOf(site).map(({ pointer, label }) => `${pointer}: ${label}`);
const siteOf = (settings: object, ...blocks: object[]) => ({
  ...inLanguages(['fr', 'en'], hero, ...blocks),
  ...settings,
});
const timeline = (entry: object) => siteOf({}, { ...exampleOf('timeline'), entries: [{ title: 'A', ...entry }] });
const entry = '/pages/0/blocks/1/entries/0';

test.each([
  [timeline({ period: { start: { fr: '2015-03', en: '2015-03' } } }), `${entry}/period/start`],
  [timeline({ id: { fr: 'a', en: 'b' } }), `${entry}/id`],
  [siteOf({ url: { fr: 'https://a.example/' } }), '/url'],
  [siteOf({}, { ...exampleOf('timeline'), hidden: { fr: false, 'en-GB': true } }), '/pages/0/blocks/1/hidden'],
])('refuses translations of an untranslatable value: %#', (site, pointer) => {
  expect(found(site)).toEqual([`${pointer}: use the same value for all languages`]);
});

test.each([
  ['navigation', { fr: [{ label: 'A', href: '/' }], en: [{ label: 'B', href: '/' }] }],
  ['navigation', { fr: 'A', en: 'B' }],
])('explains how to translate the entries of the list "%s"', (name, value) => {
  const label = 'translate each text in the array instead; for an entry in one language only, add "languages": ["fr"]';
  expect(found(siteOf({ [name]: value }))).toEqual([`/${name}: ${label}`]);
});

test.each([
  [
    siteOf({ notFound: { fr: { title: 'Rien', text: 'Là' }, en: { title: 'Nothing', text: 'Là' } } }),
    '/notFound/fr: translate each setting inside it instead',
  ],
  [
    siteOf({ labels: { fr: { top: 'Remonter' }, en: { top: 'Up', menu: 'Menu' } } }),
    '/labels/fr: translate each setting inside it instead',
  ],
  [
    timeline({ period: { fr: { start: '2015', end: 'present' }, en: { start: '2016' } } }),
    `${entry}/period/fr: translate each setting inside it instead`,
  ],
  [
    siteOf({ notFound: { fr: { title: 'Rien', note: 'a' }, en: { note: 'b' } } }),
    '/notFound/fr: translate each setting inside it instead',
  ],
])('explains how to translate an object: %#', (site, complaint) => {
  expect(found(site)).toEqual([complaint]);
});

test('does not treat setting names that resemble language tags as languages', () => {
  expect(found(timeline({ id: { src: 'a', alt: 'b' } }))).toEqual([`${entry}/id: null`]);
  expect(found(timeline({ id: { organization: 'a' } }))).toEqual([
    `${entry}/id: write only the value of "organization"`,
  ]);
  expect(found(timeline({ period: { to: '2016' } }))).toEqual([
    `${entry}/period: "start" is required`,
    `${entry}/period/to: did you mean "end"?`,
  ]);
});
