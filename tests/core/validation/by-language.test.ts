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
  [timeline({ period: { start: { fr: '2015-03', en: '2015-03' } } }), `${entry}/period/start`, 'write "2015-03"'],
  [timeline({ id: { fr: 'a', en: 'b' } }), `${entry}/id`, 'write "a"'],
  [siteOf({ url: { fr: 'https://a.example/' } }), '/url', 'write "https://a.example/"'],
  [
    siteOf({}, { ...exampleOf('timeline'), hidden: { fr: false, 'en-GB': true } }),
    '/pages/0/blocks/1/hidden',
    'write false',
  ],
])('refuses translations of an untranslatable value, and suggests the first: %#', (site, pointer, fix) => {
  expect(found(site)).toEqual([`${pointer}: use the same value for all languages; ${fix}`]);
});

test('suggests no value if no translation is valid', () => {
  expect(found(timeline({ id: { fr: 1, en: 2 } }))).toEqual([`${entry}/id: use the same value for all languages`]);
});

test('converts a translated list of texts to a list of translated texts', () => {
  const options = { fr: ['Oui', 'Non', 'Si'], en: ['Yes', 'Non'] };
  const field = { type: 'select', name: 'a', label: 'A', options };
  expect(found(siteOf({}, { type: 'form', fields: [field] }))).toEqual([
    '/pages/0/blocks/1/fields/0/options: translate each text in the array instead; write [{"fr":"Oui","en":"Yes"},"Non","Si"]',
  ]);
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
    '/notFound/fr: translate each setting inside it instead; write {"title":{"fr":"Rien","en":"Nothing"},"text":"Là"}',
  ],
  [
    siteOf({ labels: { fr: { top: 'Remonter' }, en: { top: 'Up', menu: 'Menu' } } }),
    '/labels/fr: translate each setting inside it instead; write {"top":{"fr":"Remonter","en":"Up"},"menu":"Menu"}',
  ],
  [
    timeline({ period: { fr: { start: '2015', end: 'present' }, en: { start: '2016' } } }),
    `${entry}/period/fr: translate each setting inside it instead; write {"start":"2015","end":"present"}`,
  ],
  [
    siteOf({ notFound: { fr: { title: 'Rien', note: 'a' }, en: { note: 'b' } } }),
    '/notFound/fr: translate each setting inside it instead; write {"title":"Rien","note":"a"}',
  ],
])('converts a translated object to one with translated settings: %#', (site, complaint) => {
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

test('truncates a long suggestion', () => {
  const [complaint = ''] = found(siteOf({ notFound: { fr: { text: 'x'.repeat(400) }, en: { text: 'y' } } }));
  expect(complaint).toMatch(/x…$/);
  expect(complaint.length).toBeLessThan(400);
});
