import { expect, test } from 'vitest';
import { parseStyleAddress, styleAddress } from '../../../src/node/dev/style-address.ts';
import { compileSite, exampleOf, siteWith } from '../../support/sites/site.ts';

const client = { styles: { 'legal-text': 'a{}', 'quote-list': 'b{}' } };

test.each([0, 25, 360, 120.5, 250.123456789012, 1e-7, 5e-324])('has a style sheet for the accent %s', (accent) => {
  expect(parseStyleAddress(styleAddress({ theme: { accent }, pages: [] }, client), client)).toEqual({
    accent,
    parts: [],
  });
});

test('has a different style sheet for a site with more block types', () => {
  const { site } = compileSite(siteWith({ type: 'hero', headline: 'Amina' }, exampleOf('legal-text')));
  const address = styleAddress({ pages: site?.pages ?? [] }, client);
  expect(parseStyleAddress(address, client)).toEqual({ accent: 250, parts: ['legal-text'] });
});

test.each([
  '361',
  '-1',
  '1e9',
  '1-1',
  'e',
  'NaN',
  '',
  '1/2',
  '250,',
  '250,hero',
  '250,constructor',
  '250legal-text',
  ',legal-text',
])('has no style sheet for "%s"', (written) => {
  expect(parseStyleAddress(`/_onefolio/style-${written}.css`, client)).toBeNull();
});

test('has a different style sheet for languages with their own fonts or digits', () => {
  const of = (site: object) =>
    parseStyleAddress(styleAddress({ theme: { accent: 20 }, pages: [], ...site }, client), client);
  expect(of({ language: 'ja' })).toEqual({ accent: 20, parts: [], languages: ['ja'] });
  expect(of({ language: 'en' })).toEqual({ accent: 20, parts: [] });
  const site = { languages: ['fr', 'ar-TN'], digits: 'native' as const };
  expect(of(site)).toEqual({ accent: 20, parts: [], ...site });
  expect(of({ languages: ['fr', 'en'] })).toEqual({ accent: 20, parts: [] });
  expect(styleAddress({ pages: [], language: 'ja' }, client)).not.toBe(
    styleAddress({ pages: [], language: 'hi' }, client),
  );
});
