import { expect, test } from 'vitest';
import { diagnosticsOf, siteWith } from '../../support/sites/site.ts';

const codesOf = (theme: object) =>
  diagnosticsOf({ ...siteWith({ type: 'hero', headline: 'Amina' }), theme }).map(({ code }) => code);

test('accepts any CSS color, or a hue, but not both', () => {
  expect(codesOf({ color: '#9caf88' })).toEqual([]);
  expect(codesOf({ accent: 145 })).toEqual([]);
  expect(codesOf({ color: 'sage' })).toEqual(['OF271']);
  expect(codesOf({ color: 'teal', accent: 145 })).toEqual(['OF272']);
});
