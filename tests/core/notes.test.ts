import { expect, test } from 'vitest';
import { compileSite, diagnosticsOf, siteWith, smallSite } from '../support/sites/site.ts';

const notes = {
  marks: 'Two **thousand, [words](javascript:alert(1)), <b>, &amp; and ![a](/b.jpg)',
  placeholders: '{nmae} {{name}} { you@example.com }',
  languages: { en: 'a', xx: 'b' },
  hidden: true,
  picture: { src: '/missing.jpg' },
  href: '/nowhere',
  empty: [null, '', {}, []],
  long: 'x'.repeat(100_000),
  pages: [{ path: '/', blocks: [{ type: 'carousel' }] }],
  blocks: Array.from({ length: 11_000 }, () => ({})),
};

test('accepts any value as a note', () => {
  const written = { ...smallSite(), languages: ['en', 'fr'], language: undefined, notes };
  expect(diagnosticsOf(JSON.stringify(written).replace('"long"', '"__proto__":{"polluted":true},"long"'))).toEqual([]);
  expect('polluted' in {}).toBe(false);
});

test('computes the same pages with and without notes', () => {
  const pagesOf = (site: object) => JSON.stringify(compileSite(site).paginated);
  expect(pagesOf({ ...siteWith({ type: 'hero', headline: 'Hi' }), notes })).toBe(
    pagesOf(siteWith({ type: 'hero', headline: 'Hi' })),
  );
});

test.each([
  ['that are nested too deep', `${'['.repeat(70)}${']'.repeat(70)}`, 'OF012'],
  ['with too many values', `[${'1,'.repeat(200_000)}1]`, 'OF021'],
  ['with a duplicate name', '{ "a": 1, "a": 2 }', 'OF003'],
  ['with an unprintable character', '"\\u0007"', 'OF013'],
])('rejects notes %s', (_, value, code) => {
  const site = JSON.stringify({ ...smallSite(), notes: { idea: 'here' } }).replace('"here"', value);
  expect(diagnosticsOf(site).map((found) => found.code)).toEqual([code]);
});
