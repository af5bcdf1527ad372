import { expect, test } from 'vitest';
import { diagnosticsOf, siteWith, smallSite } from '../support/sites/site.ts';

test('suggests the time zone of a city', () => {
  const [problem] = diagnosticsOf({ ...smallSite(), timeZone: 'Tunis' });
  expect([problem?.code, problem?.fix?.edits[0]?.text]).toEqual(['OF255', '"Africa/Tunis"']);
});

test('suggests no time zone for one that has no similar name', () => {
  const [problem] = diagnosticsOf({ ...smallSite(), timeZone: 'Atlantis/Underwater' });
  expect([problem?.code, problem?.fix?.edits]).toEqual(['OF255', []]);
});

test.each([
  ['/50% off.png', '/50%25%20off.png'],
  ['/#1 poster.jpg', '/%231%20poster.jpg'],
  ['public/a/b c.png', '/a/b%20c.png'],
  ['/cafe\u0301 1.png', '/caf\u00E9%201.png'],
])('escapes the name of a file that is in public/: %s', (src, path) => {
  const names = ['/50% off.png', '/#1 poster.jpg', '/a/b c.png', '/caf\u00E9 1.png'];
  const site = siteWith({ type: 'hero', headline: 'Hello', picture: { src, alt: 'Me' } });
  const [problem] = diagnosticsOf(site, { publicFiles: () => names.map((name) => ({ path: name, bytes: 1 })) });
  expect([problem?.code, problem?.fix?.certain, problem?.fix?.edits[0]?.text]).toEqual([
    'OF110',
    true,
    JSON.stringify(path),
  ]);
});
