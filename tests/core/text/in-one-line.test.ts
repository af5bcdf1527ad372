import { expect, test } from 'vitest';
import { inOneLine } from '../../../src/core/text/in-one-line.ts';
import { compileSite, siteWith } from '../../support/sites/site.ts';

test('words stand behind each other with the comma of their language', () => {
  expect(['fr', 'ar', 'ar-TN', 'fa', 'arn'].map((language) => inOneLine(['a', 'b'], language))).toEqual([
    'a, b',
    'a، b',
    'a، b',
    'a، b',
    'a, b',
  ]);
});

test('a place that is written in parts is read with it', () => {
  const site = siteWith({ type: 'hero', headline: '{location}' });
  site.owner.location = { city: 'تونس العاصمة', countryCode: 'TN' };
  expect(compileSite({ ...site, language: 'ar' }).site?.pages[0]?.blocks[0]).toMatchObject({
    headline: 'تونس العاصمة، تونس',
  });
});
