import { expect, test } from 'vitest';
import { diagnosticsOf, exampleOf, inLanguages } from '../../support/sites/site.ts';

const found = (...blocks: object[]) =>
  diagnosticsOf(inLanguages(['en', 'fr', 'de'], ...blocks)).map(
    ({ pointer, severity, message }) => `${pointer.replace('/pages/0/blocks/0/', '')} | ${severity} | ${message}`,
  );
const hero = (settings: object) => ({ type: 'hero', headline: 'x', ...settings });
const differs = (where: string, names: string) =>
  `${where} | warning | The placeholders in this text differ from those in "en": ${names}.`;

test.each([
  ['no placeholders', hero({ summary: { en: 'Hello {{name}', fr: 'Bonjour' } })],
  ['the same placeholders in another order', hero({ summary: { en: '{name}, {title}', fr: '{title} : {name}' } })],
  ['the same placeholder once and twice', hero({ summary: { en: '{name}, {name}', fr: '{name}' } })],
  ['the same years', hero({ summary: { en: 'For {yearsSince:2016+1}', fr: 'Depuis {yearsSince:2016+1} ans' } })],
  [
    'the same placeholders in lists of different lengths',
    { ...exampleOf('timeline'), intro: { en: ['{name}', '{title}'], fr: ['{name} {title}'] } },
  ],
  ['different placeholders in an address', hero({ links: [{ label: 'x', href: { en: 'mailto:{email}', fr: '/' } }] })],
  ['different placeholders in Markdown', { type: 'text', id: 'a', body: { en: ['A {name}'], fr: ['B'] } }],
])('accepts translations with %s', (_, block) => {
  expect(found(block)).toEqual([]);
});

test.each([
  [
    'lacks a placeholder',
    hero({ title: { en: 'I am {name}', fr: 'Moi', de: '{name}' } }),
    differs('title/fr', '{name}'),
  ],
  ['has another placeholder', hero({ title: { en: 'Me', fr: 'Moi, {name}' } }), differs('title/fr', '{name}')],
  [
    'has a different placeholder',
    hero({ title: { en: 'I am {name}', fr: 'Moi, {title}' } }),
    differs('title/fr', '{name}, {title}'),
  ],
  [
    'has a placeholder with a different year',
    hero({ title: { en: '{yearsSince:2016}', fr: '{yearsSince:2017}' } }),
    differs('title/fr', '{yearsSince:2016}, {yearsSince:2017}'),
  ],
  [
    'is a list with fewer placeholders',
    { ...exampleOf('timeline'), intro: { en: ['a', '{year}'], fr: ['a'] } },
    differs('intro/fr', '{year}'),
  ],
])('warns about a translation that %s', (_, block, warning) => {
  expect(found(block)).toEqual([warning]);
});

test('warns about each language that differs', () => {
  expect(found(hero({ title: { en: '{name}', fr: 'a', de: 'b' } }))).toEqual([
    differs('title/fr', '{name}'),
    differs('title/de', '{name}'),
  ]);
});
