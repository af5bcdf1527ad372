import { expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import { localizedToSource, withSourcePointers } from '../../../src/core/i18n/localized-to-source.ts';
import { inLanguages } from '../../support/sites/site.ts';

const site = inLanguages(
  ['en', 'fr'],
  { type: 'hero', headline: { en: 'a', fr: 'b' }, title: { en: 'a' }, summary: 'a', links: [{ label: { en: 'a' } }] },
  { type: 'card-grid', intro: { en: ['a'], fr: ['b', 'c'] } },
  { type: 'timeline', intro: ['a', { en: 'b', fr: 'c' }], heading: { ar: 'a' } },
  {
    type: 'timeline',
    entries: [{ title: 'a', achievements: ['a', { text: 'b', in: ['c'] }, { text: { en: 'a', fr: 'b' }, in: ['c'] }] }],
  },
);

test.each([
  ['', ''],
  ['/owner/name', '/owner/name'],
  ['/pages/0/blocks/0/headline', '/pages/0/blocks/0/headline/fr'],
  ['/pages/0/blocks/0/title', '/pages/0/blocks/0/title/en'],
  ['/pages/0/blocks/0/summary', '/pages/0/blocks/0/summary'],
  ['/pages/0/blocks/0/links/0/label', '/pages/0/blocks/0/links/0/label/en'],
  ['/pages/0/blocks/1/intro/1', '/pages/0/blocks/1/intro/fr/1'],
  ['/pages/0/blocks/2/intro/1', '/pages/0/blocks/2/intro/1/fr'],
  ['/pages/0/blocks/2/intro/0', '/pages/0/blocks/2/intro/0'],
  ['/pages/0/blocks/2/heading', '/pages/0/blocks/2/heading'],
  ['/pages/0/blocks/3/entries/0/achievements/0', '/pages/0/blocks/3/entries/0/achievements/0'],
  ['/pages/0/blocks/3/entries/0/achievements/1', '/pages/0/blocks/3/entries/0/achievements/1/text'],
  ['/pages/0/blocks/3/entries/0/achievements/2', '/pages/0/blocks/3/entries/0/achievements/2/text/fr'],
  ['/pages/0/blocks/3/entries/0/achievements/2/in/0', '/pages/0/blocks/3/entries/0/achievements/2/in/0'],
  ['/pages/0/nothing/like~1that/0', '/pages/0/nothing/like~1that/0'],
  ['/pages/7/title', '/pages/7/title'],
])('finds %j in French at %j', (pointer, place) => {
  expect(localizedToSource(registry, site, pointer, 'fr', 'en')).toBe(place);
});

test('moves a problem with its related positions and fix, except in a key or another file', () => {
  const value = (pointer: string) => ({ pointer, part: 'value' as const });
  const key = { pointer: '/a', part: 'key' as const };
  const inFile = { offset: 3, length: 1, file: 'a.md' };
  const problem = (at: Parameters<typeof withSourcePointers>[0]['at']) => ({ code: 'OF201' as const, at });
  const placeOf = (pointer: string) => `${pointer}/fr`;
  expect(
    withSourcePointers(
      {
        ...problem(value('/a')),
        related: [{ at: value('/b'), text: 'x' }],
        fix: { text: 'y', certain: true, edits: [{ at: value('/c'), text: 'z' }] },
      },
      placeOf,
    ),
  ).toEqual({
    ...problem(value('/a/fr')),
    related: [{ at: value('/b/fr'), text: 'x' }],
    fix: { text: 'y', certain: true, edits: [{ at: value('/c/fr'), text: 'z' }] },
  });
  expect(withSourcePointers(problem(key), placeOf)).toEqual(problem(key));
  expect(withSourcePointers(problem(inFile), placeOf)).toEqual(problem(inFile));
});
