import { expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import { eachByLanguage, type Visitor } from '../../../src/core/i18n/each-by-language.ts';
import { inLanguages } from '../../support/sites/site.ts';

const site = inLanguages(
  ['en', 'fr'],
  {
    type: 'hero',
    hidden: true,
    headline: { en: 'a' },
    links: [{ label: { fr: 'b' }, href: '/', languages: ['fr'] }],
    unknown: { en: 'a' },
  },
  {
    type: 'card-grid',
    languages: ['en'],
    intro: [{ en: 'a' }],
    facts: [{ label: 'a', languages: [{ name: { en: 'a' } }] }],
  },
);

const visited = (name: keyof Visitor) => {
  const found: [string, unknown][] = [];
  eachByLanguage(registry, site, {
    [name]: (value: unknown, steps: unknown[]) => found.push([steps.join('/'), value]),
  });
  return found;
};

test('visits every text by language in the order of the file, including hidden ones', () => {
  expect(visited('text')).toEqual([
    ['pages/0/blocks/0/headline', { en: 'a' }],
    ['pages/0/blocks/0/links/0/label', { fr: 'b' }],
    ['pages/0/blocks/1/intro/0', { en: 'a' }],
    ['pages/0/blocks/1/facts/0/languages/0/name', { en: 'a' }],
  ]);
});

test('visits every entry in some languages only, but no list of spoken languages', () => {
  expect(visited('limited')).toEqual([
    ['pages/0/blocks/0/links/0', ['fr']],
    ['pages/0/blocks/1', ['en']],
  ]);
});

test('visits nothing in a value that is not a site', () => {
  eachByLanguage(registry, null, { text: () => expect.fail() });
  expect(visited('text')).not.toEqual([]);
});
