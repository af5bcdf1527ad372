import { expect, test } from 'vitest';
import { joinWithComma } from '../../../src/core/text/join-with-comma.ts';
import { compileSite, siteWith } from '../../support/sites/site.ts';

test('joins texts with the comma of their language', () => {
  expect(['fr', 'ar', 'ar-TN', 'fa', 'arn'].map((language) => joinWithComma(['a', 'b'], language))).toEqual([
    'a, b',
    'a، b',
    'a، b',
    'a، b',
    'a, b',
  ]);
});

test('joins the parts of a location with it', () => {
  const site = siteWith({ type: 'hero', headline: '{location}' });
  site.owner.location = { city: 'تونس العاصمة', countryCode: 'TN' };
  expect(compileSite({ ...site, language: 'ar' }).site?.pages[0]?.blocks[0]).toMatchObject({
    headline: 'تونس العاصمة، تونس',
  });
});
